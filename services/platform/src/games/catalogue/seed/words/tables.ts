import type { ThemeName } from '@site/art'
import { words, type Word } from './word.ts'

/** Things to play, by the theme that draws them. */
export type Playable = Word & { theme: ThemeName }

const of = (theme: ThemeName, list: string): Playable[] => words(list).map((word) => ({ ...word, theme }))

export const LIVE_TABLES: Playable[] = [
  ...of(
    'dealer',
    'Baccarat=บาคาร่า|Speed Baccarat=สปีดบาคาร่า|No-Commission Baccarat=บาคาร่าไม่หักค่าน้ำ|Squeeze Baccarat=บาคาร่าบีบไพ่|Dragon & Tiger=เสือมังกร|Blackjack=แบล็กแจ็ก|Fan Tan=กำถั่ว|Andar Bahar=อันดาร์บาฮาร์|Three-Card Poker=โป๊กเกอร์สามใบ|Pok Deng=ป๊อกเด้ง',
  ),
  ...of('roulette', 'Roulette=รูเล็ต|Auto Roulette=รูเล็ตอัตโนมัติ|Lightning-Fast Roulette=รูเล็ตสายฟ้า'),
  ...of('dice', 'Sic Bo=ไฮโล|Hi-Lo=ไฮโลไทย|Fish Prawn Crab=น้ำเต้าปูปลา|Xoc Dia=ซ็อกเดีย'),
  ...of('fortuneWheel', 'Money Wheel=วงล้อเงินสด|Dream Wheel=วงล้อแห่งฝัน'),
]

export const DUELS: Playable[] = [
  ...of(
    'cards',
    'Pok Deng=ป๊อกเด้ง|Thirteen Cards=ไพ่สิบสามใบ|Landlord=โต้วตี้จู่|Rummy=รัมมี่|Slave=สลาฟ|Dummy=ดัมมี่|Big Two=บิ๊กทู|Niu Niu=นิวนิว|Three Kings=ไพ่สามกอง|Gin=จินรัมมี่|Tongits=ทงอิตส์|Blackjack Duel=ดวลแบล็กแจ็ก',
  ),
  ...of('dice', 'Dice Bluff=ลูกเต๋าลวง|Hi-Lo Duel=ดวลไฮโล|Ludo=ลูโด'),
  ...of('bamboo', 'Mahjong=ไพ่นกกระจอก|Dominoes=โดมิโน'),
  ...of('robots', 'Makruk=หมากรุกไทย|Checkers=หมากฮอส'),
]

export const POKER_GAMES: Playable[] = of(
  'cards',
  'Hold’em=โฮลเด็ม|Omaha=โอมาฮา|Short Deck=ชอร์ตเด็ค|Five-Card Draw=โป๊กเกอร์ห้าใบ|Seven-Card Stud=สตัดเจ็ดใบ|Pineapple=ไพน์แอปเปิล|Open-Face=โอเพนเฟซ',
)
export const POKER_FORMATS = words(
  '6-Max=โต๊ะหกคน|Heads-Up=ตัวต่อตัว|Turbo=เทอร์โบ|Sit & Go=ซิตแอนด์โก|Bounty=ล่าค่าหัว|Deep Stack=ดีปสแต็ก|Bad-Beat Jackpot=แจ็กพอตแพ้เฉียด|Ring Game=โต๊ะเงินสด',
)

export const HOUSE_TABLES: Playable[] = [
  ...of(
    'cards',
    'Blackjack=แบล็กแจ็ก|Red Dog=เรดด็อก|Video Poker=วิดีโอโป๊กเกอร์|Casino War=สงครามไพ่|Baccarat=บาคาร่า',
  ),
  ...of('roulette', 'Roulette=รูเล็ต|Mini Roulette=มินิรูเล็ต'),
  ...of('dice', 'Hi-Lo=ไฮโล|Craps=แครปส์|Fish Prawn Crab=น้ำเต้าปูปลา|Dice Duo=ลูกเต๋าคู่'),
  ...of('gems', 'Mines=ทุ่งระเบิด|Plinko=พลิงโก|Limbo=ลิมโบ|Towers=ไต่หอคอย'),
]

export const BINGO_GAMES: Playable[] = of(
  'bingo',
  'Bingo 75=บิงโก 75|Bingo 90=บิงโก 90|Speed Bingo=บิงโกสายฟ้า|Pattern Bingo=บิงโกลายพิเศษ|Keno=คีโน|Blackout Bingo=บิงโกเต็มกระดาน|Spinning Bingo=บิงโกหมุน|Ten-Ball Keno=คีโนสิบลูก|Family Bingo=บิงโกครอบครัว',
)

export const SPORTS: Playable[] = [
  ...of('football', 'Football=ฟุตบอล|Futsal=ฟุตซอล|Beach Football=ฟุตบอลชายหาด'),
  ...of('basketball', 'Basketball=บาสเกตบอล|3×3 Basketball=บาสเกตบอล 3×3'),
  ...of('boxing', 'Muay Thai=มวยไทย|Boxing=มวยสากล|Mixed Martial Arts=ศิลปะการต่อสู้ผสม'),
  ...of('racket', 'Tennis=เทนนิส|Badminton=แบดมินตัน|Table Tennis=ปิงปอง|Sepak Takraw=เซปักตะกร้อ'),
  ...of('turf', 'Horse Racing=แข่งม้า|Greyhounds=แข่งสุนัข'),
  ...of('racing', 'Motor Racing=มอเตอร์สปอร์ต|Superbike Racing=ซูเปอร์ไบก์'),
  ...of('sportsbook', 'Volleyball=วอลเลย์บอล|Cricket=คริกเก็ต|Rugby=รักบี้|Snooker=สนุกเกอร์|Golf=กอล์ฟ'),
]
export const SPORT_FORMATS = words(
  'In-Play=สดระหว่างแข่ง|Virtual League=ลีกเสมือน|Champions Cup=แชมเปียนส์คัพ|Parlay Builder=จัดสเต็ป|Outrights=ทายแชมป์|Fast Markets=ตลาดด่วน|Weekend Special=พิเศษสุดสัปดาห์|World Tour=เวิลด์ทัวร์',
)

export const ESPORTS: Playable[] = of(
  'esports',
  'Five Lane Legends=ตำนานห้าเลน|Rift of Heroes=รอยแยกวีรชน|Sector Breach=บุกทะลวงเขต|Desert Op=ปฏิบัติการทะเลทราย|Rocket Court=ร็อกเก็ตคอร์ต|Royale Isle=เกาะคนสุดท้าย|Street Kombo=สตรีตคอมโบ|Card Clash=ศึกการ์ด|Kart Cup=คาร์ตคัพ|Pixel Strikers=กองหน้าพิกเซล|Mecha Front=แนวรบจักรกล|Kingdoms Online=อาณาจักรออนไลน์',
)
export const ESPORT_FORMATS = words(
  'Pro League=โปรลีก|Masters Cup=มาสเตอร์คัพ|Live Arena=สังเวียนสด|Rising Stars=ดาวรุ่ง|Weekly Open=โอเพ่นรายสัปดาห์|World Finals=ชิงแชมป์โลก|Duo Series=ซีรีส์คู่|Night Scrims=ศึกกลางคืน',
)
export const RINGS = words(
  'Grand Arena=สังเวียนใหญ่|Golden Spur Derby=ศึกเดือยทอง|Champions Ring=สังเวียนแชมป์|Night Card=คู่เด็ดกลางคืน|Village Cup=ถ้วยหมู่บ้าน|Sunday Derby=ศึกวันอาทิตย์|Feather Final=นัดชิงขนนก|Riverside Pit=บ่อนริมน้ำ',
)

export const DRAWS = words(
  'Evening Draw=งวดเย็น|Super Six=ซูเปอร์ซิกซ์|Lucky 4D=เลขเด็ด 4 ตัว|Special 3D=สามตัวพิเศษ|Morning Numbers=หวยเช้า|Weekly Grand=ใหญ่ประจำสัปดาห์|Two-Top Two-Bottom=สองตัวบนล่าง|Golden Ticket=ตั๋วทอง|VIP Numbers=หวยวีไอพี',
)
export const FLASH_DRAWS = words(
  'One-Minute Five=ห้าดาวหนึ่งนาที|Lucky Airship=เรือเหาะนำโชค|Fast Three=สามเร็ว|Racing Ten=สิบแข่งซิ่ง|Yi Ki 88 Rounds=ยี่กี 88 รอบ|Three-Minute Keno=คีโนสามนาที|Speed Six=หกสปีด|Flash Bingo Draw=บิงโกแฟลช|Colour Clock=นาฬิกาสี|Lucky 28=ลัคกี้ 28',
)

export const CRAFT: Playable[] = [
  ...of('rocket', 'Rocket=จรวด|Star Shuttle=กระสวยดารา|Moonshot=ยิงสู่จันทร์|Comet Rider=นักขี่ดาวหาง'),
  ...of(
    'flight',
    'Ace Pilot=นักบินมือฉมัง|Paper Plane=เครื่องบินกระดาษ|Hot-Air Balloon=บอลลูนลอยฟ้า|Sky Courier=ไปรษณีย์เวหา',
  ),
  ...of('racing', 'Drift King=เจ้าแห่งดริฟต์|Tuk-Tuk Turbo=ตุ๊กตุ๊กเทอร์โบ|Night Racer=ซิ่งราตรี'),
  ...of('space', 'Meteor=อุกกาบาต|UFO Chase=ไล่ล่ายูเอฟโอ'),
  ...of('phoenix', 'Phoenix Flight=ฟีนิกซ์ทะยาน'),
]
export const CLIMBS = words(
  'Climb=ไต่ฟ้า|Crash=ระเบิดเวหา|X=เอ็กซ์|Cash-Out=ชิงถอนทัน|Boost=บูสต์|Limitless=ไร้ขีดจำกัด|to the Moon=สู่ดวงจันทร์|Escape=หนีให้ทัน|Multiplier=ตัวคูณ|Zero Gravity=ไร้แรงดึงดูด',
)

export const CATCHES = words(
  'Golden Shark=ฉลามทอง|Dragon Fish=ปลามังกร|Giant Octopus=หมึกยักษ์|Pearl Turtle=เต่ามุก|King Crab=ปูราชา|Electric Eel=ปลาไหลไฟฟ้า|Jackpot Whale=วาฬแจ็กพอต|Mermaid=นางเงือก|Koi Army=กองทัพปลาคาร์ป|Sea Emperor=จักรพรรดิทะเล|Lobster Boss=บอสกุ้งมังกร|Sunken Crocodile=จระเข้ใต้บาดาล',
)
export const HUNTS = words(
  'Hunter=นักล่า|Fishing War=สงครามยิงปลา|Treasure Dive=ดำน้ำล่าสมบัติ|Cannon Party=ปาร์ตี้ปืนใหญ่|Strike=จู่โจม|Safari=ซาฟารี|Frenzy=คลั่ง|Harbour=ท่าเรือ',
)
