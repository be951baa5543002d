import { vocabulary, type Vocabulary } from './vocabulary.ts'

export const WILDS: readonly Vocabulary[] = [
  vocabulary(
    'tiger',
    'Tiger=เสือ|White Tiger=เสือขาว|Tiger Cub=ลูกเสือ|Bengal Prince=เจ้าชายเสือเบงกอล',
    'Tiger Eye=ตาเสือ|Golden Stripes=ลายทอง|Claw Marks=รอยกรงเล็บ',
    'Bamboo Jungle=ป่าไผ่|Ruby Jungle=พงไพรทับทิม|Temple Ruins=ซากวิหาร',
  ),
  vocabulary(
    'safari',
    'Lion King of Plains=ราชสีห์แห่งทุ่ง|Elephant March=ขบวนช้าง|Savanna Star=ดาวแห่งสะวันนา|Rhino Rumble=แรดถล่มทุ่ง',
    'Ivory Drums=กลองงา|Baobab Gold=ทองต้นเบาบับ|Sunset Herd=ฝูงสัตว์ยามเย็น',
    'Serenya=เซเรนย่า|Great Plains=ทุ่งกว้าง|Watering Hole=บ่อน้ำกลางทุ่ง',
  ),
  vocabulary(
    'wolf',
    'Lone Wolf=หมาป่าเดียวดาย|Moon Wolf=หมาป่าจันทรา|Pack Leader=จ่าฝูง|Winter Wolf=หมาป่าเหมันต์',
    'Blood Moon=จันทร์สีเลือด|Silver Fang=เขี้ยวเงิน|Howling Wind=สายลมเห่าหอน',
    'Black Pines=ป่าสนดำ|Howl Ridge=สันเขาเห่าหอน|Full Moon=คืนเพ็ญ',
  ),
  vocabulary(
    'prairie',
    'Golden Bull=กระทิงทอง|Bandit Belle=สาวโจรเจ้าเสน่ห์|Sheriff=นายอำเภอ|Wild Mustang=ม้าป่า|Bison=ไบซัน',
    'Horseshoes=เกือกม้า|Gold Nuggets=ก้อนทองดิบ|Dynamite=ไดนาไมต์|Wanted Poster=ใบประกาศจับ',
    'Red Canyon=หุบเขาแดง|Dusty Creek=ลำธารฝุ่น|Saloon Street=ถนนซาลูน',
  ),
  vocabulary(
    'bamboo',
    'Panda=แพนด้า|Tea Master Fox=จิ้งจอกชงชา|Night Owl=นกฮูกราตรี|Little Monk=เณรน้อย',
    'Bamboo Flutes=ขลุ่ยไผ่|Dumplings=เกี๊ยว|Rice Lanterns=โคมข้าว',
    'Bamboo Village=หมู่บ้านไผ่|Misty Mountain=เขาหมอก|Tea Garden=สวนชา',
  ),
  vocabulary(
    'ocean',
    'Mermaid=นางเงือก|Great Shark=ฉลามยักษ์|Octo Captain=กัปตันหมึก|Sea Turtle=เต่าทะเล|Kraken=คราเคน',
    'Pearls=ไข่มุก|Sunken Gold=ทองใต้สมุทร|Coral Crown=มงกุฎปะการัง|Trident=ตรีศูล',
    'Coral Reef=แนวปะการัง|Blue Abyss=เหวน้ำเงิน|Atlantica=แอตแลนติกา|Silent Deep=ทะเลลึกเงียบงัน',
  ),
  vocabulary(
    'koi',
    'Koi=ปลาคาร์ป|Golden Koi=คาร์ปทอง|Nine Carps=เก้าปลาคาร์ป|Koi Empress=จักรพรรดินีปลาคาร์ป',
    'Ripple Coins=เหรียญระลอกน้ำ|Lotus Pond=สระบัว|Jade Fins=ครีบหยก',
    'Dragon Gate=ประตูมังกร|Moon Pond=สระจันทร์|Zen Garden=สวนเซน',
  ),
  vocabulary(
    'lotus',
    'Lotus Maiden=สาวบัวหลวง|Midnight Lotus=บัวเที่ยงคืน|Lotus Emperor=จักรพรรดิบัว|Water Lily=บัวสาย',
    'Petals=กลีบบัว|Dew Drops=หยาดน้ำค้าง|Lotus Lamps=โคมบัว',
    'Still Lake=ทะเลสาบสงบ|Thousand Ponds=พันสระ|Lotus Temple=วิหารบัว',
  ),
  vocabulary(
    'sakura',
    'Sakura=ซากุระ|Geisha=เกอิชา|Paper Crane=นกกระเรียนกระดาษ|Kimono Princess=เจ้าหญิงกิโมโน',
    'Silk Fans=พัดไหม|Blossom Rain=ฝนดอกไม้|Koto Strings=สายพิณโคโตะ',
    'Kyomachi=เคียวมาจิ|Blossom Bridge=สะพานดอกไม้|Spring Shrine=ศาลเจ้าวสันต์',
  ),
  vocabulary(
    'island',
    'Tiki=ทิกิ|Surf Crab=ปูนักโต้คลื่น|Castaway=คนติดเกาะ|Coconut King=ราชามะพร้าว',
    'Coconuts=มะพร้าว|Tiki Masks=หน้ากากทิกิ|Sunset Shells=เปลือกหอยยามเย็น',
    'Palm Bay=อ่าวปาล์ม|Samoona=ซามูน่า|Blue Lagoon=ลากูนสีคราม',
  ),
  vocabulary(
    'winter',
    'Snow Queen=ราชินีหิมะ|Arctic Fox=จิ้งจอกขั้วโลก|Frost Giant=ยักษ์น้ำแข็ง|Yeti=เยติ',
    'Ice Crystals=ผลึกน้ำแข็ง|Snow Globes=ลูกแก้วหิมะ|Northern Lights=แสงเหนือ',
    'Frostholm=ฟรอสต์โฮล์ม|Ice Palace=วังน้ำแข็ง|Polar Night=ราตรีขั้วโลก',
  ),
]
