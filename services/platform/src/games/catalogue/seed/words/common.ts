import { words } from './word.ts'

/** Qualities; the Thai form follows its noun. */
export const QUALITIES = words(
  'Golden=ทองคำ|Crimson=สีชาด|Silver=สีเงิน|Hidden=ที่ซ่อนเร้น|Mighty=ผู้ยิ่งใหญ่|Wild=พันธุ์ดุ|Royal=แห่งราชวงศ์|Enchanted=ต้องมนตร์|Blazing=ร้อนแรง|Lucky=นำโชค|Eternal=นิรันดร์|Neon=นีออน|Sapphire=สีไพลิน|Jade=หยก|Midnight=เที่ยงคืน|Fearless=ใจกล้า|Ancient=โบราณ|Radiant=เปล่งประกาย|Secret=ลึกลับ|Velvet=กำมะหยี่|Rising=ผู้ผงาด|Laughing=อารมณ์ดี|Sacred=ศักดิ์สิทธิ์|Electric=ไฟฟ้า|Dancing=เริงระบำ|Frozen=เยือกแข็ง|Amber=อำพัน|Flying=เหินเวหา|Grand=สุดอลังการ|Merry=แสนสุข',
)

/** What becomes of a hero in a title. */
export const ENDINGS = words(
  'Rising=ผงาด|Returns=คืนถิ่น|Awakens=ตื่นจากหลับใหล|Unbound=ไร้พันธนาการ|Parade=พาเหรด|Frenzy=คลั่งแจก|Nights=ยามราตรี|Fever=ฟีเวอร์|Quest=ผจญภัย|Riches=มหาสมบัติ|Legacy=มรดกตำนาน|Dash=ซิ่งรับทรัพย์|Festival=เทศกาลแจกโชค|Empire=ครองอาณาจักร|Treasure Trail=ตามรอยสมบัติ|Showdown=ดวลเดือด|Adventures=ตะลุยแดนฝัน|Blessings=ประทานพร|Carnival=คาร์นิวัล|Revenge=ล้างแค้น',
)

/** Mechanics and editions that providers add to a title. */
export const EDITIONS = words(
  'Deluxe=ดีลักซ์|Hold & Collect=ล็อกรับทรัพย์|Extra=เอ็กซ์ตรา|Twin Reels=วงล้อคู่|243 Ways=243 ทาง|1024 Ways=1024 ทาง|Cascade=คอมโบถล่ม|Bonus Hunt=ล่าโบนัส|Power Link=พาวเวอร์ลิงก์|Gold Edition=โกลด์เอดิชัน|x1000|Respins=หมุนซ้ำ|Infinity=อินฟินิตี้|Multiplier=ตัวคูณ|Jackpots=แจ็กพอต|Sticky Wilds=ไวลด์ติดหนึบ|Mini=มินิ|Turbo=เทอร์โบ',
)

/** Rooms and tables of the house. */
export const ROOMS = words(
  'Emerald Salon=ซาลอนมรกต|Sapphire Room=ห้องไพลิน|Mekong Deck=ดาดฟ้าแม่โขง|Chao Phraya=เจ้าพระยา|Lotus Lounge=เลานจ์บัว|Grand Orchid=แกรนด์ออร์คิด|Ruby Terrace=ระเบียงทับทิม|Moonlight Club=มูนไลต์คลับ|Teak House=เรือนสัก|Velvet Hall=โถงกำมะหยี่|Pearl Bay=อ่าวไข่มุก|Golden Mile=โกลเด้นไมล์|Skyline 88=สกายไลน์ 88|Old Harbour=ท่าเรือเก่า|Jasmine Court=ลานมะลิ|Siam Grand=สยามแกรนด์|Night Bazaar=ไนต์บาซาร์|Royal Barge=เรือพระที่นั่ง|Amber Club=อำพันคลับ|Riverside=ริมน้ำ',
)

export const CITIES = words(
  'Hanoi=ฮานอย|Saigon=ไซ่ง่อน|Da Nang=ดานัง|Hue=เว้|Nha Trang=ญาจาง|Can Tho=เกิ่นเทอ|Da Lat=ดาลัด|Hai Phong=ไฮฟอง|Vientiane=เวียงจันทน์|Phnom Penh=พนมเปญ|Yangon=ย่างกุ้ง|Penang=ปีนัง|Malacca=มะละกา|Manila=มะนิลา|Cebu=เซบู|Bali=บาหลี|Chiang Mai=เชียงใหม่|Phuket=ภูเก็ต|Khon Kaen=ขอนแก่น|Hat Yai=หาดใหญ่|Singapore=สิงคโปร์|Macau=มาเก๊า|Taipei=ไทเป|Luang Prabang=หลวงพระบาง|Ayutthaya=อยุธยา|Isan=อีสาน',
)
