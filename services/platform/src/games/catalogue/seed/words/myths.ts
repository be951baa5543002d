import type { Vocabulary } from './vocabulary.ts'
import { vocabulary } from './vocabulary.ts'

export const MYTHS: readonly Vocabulary[] = [
  vocabulary(
    'dragon',
    'Dragon=มังกร|Jade Wyrm=มังกรหยก|Dragon Queen=ราชินีมังกร|Cloud Dragon=มังกรเมฆา|Twin Dragons=มังกรคู่',
    'Dragon Pearl=มุกมังกร|Scales=เกล็ดมังกร|Ember Crown=มงกุฎเพลิง|Fire Egg=ไข่ไฟ',
    'Nine Peaks=เก้ายอดเขา|Heavenly Gate=ประตูสวรรค์|Jade Palace=วังหยก|Misty River=แม่น้ำหมอก',
  ),
  vocabulary(
    'naga',
    'Naga King=พญานาค|Seven-Headed Naga=นาคเจ็ดเศียร|River Serpent=งูยักษ์แห่งสายน้ำ|Naga Princess=เจ้าหญิงนาคี',
    'Fireballs=บั้งไฟพญานาค|Serpent Jewel=แก้วมณีนาคา|Silver Scales=เกล็ดเงิน',
    'Mekong=แม่โขง|Hidden City=เมืองบาดาล|Moonlit Bend=คุ้งจันทร์',
  ),
  vocabulary(
    'siam',
    'White Elephant=ช้างเผือก|Temple Dancer=นางรำ|Kinnari=กินรี|Golden Chedi=เจดีย์ทอง|Hanuman=หนุมาน|Sky Guardian=เทพผู้พิทักษ์',
    'Golden Barge=เรือทอง|Lotus Crown=มงกุฎบัว|Silk Banners=ธงไหม|Temple Bells=ระฆังวัด',
    'Ayothaya=อโยธยา|Siam=สยาม|Floating Market=ตลาดน้ำ|Royal Garden=อุทยานหลวง|Chao Phraya=เจ้าพระยา',
  ),
  vocabulary(
    'prosperity',
    'Fortune God=เทพเจ้าโชคลาภ|Golden Toad=คางคกทอง|Lucky Child=เด็กมงคล|Abundance=ความมั่งคั่ง|Money Tree=ต้นไม้เงินทอง',
    'Gold Ingots=ก้อนทอง|Red Envelopes=อั่งเปา|Lucky Coins=เหรียญมงคล|Lanterns=โคมแดง',
    'Lantern Street=ถนนโคมแดง|Old Market=ตลาดเก่า|Spring Festival=เทศกาลตรุษ|Eight Gates=แปดประตู',
  ),
  vocabulary(
    'egypt',
    'Sun Queen=ราชินีสุริยะ|Scarab=ด้วงศักดิ์สิทธิ์|Sphinx=สฟิงซ์|Boy Pharaoh=ฟาโรห์น้อย|Desert Oracle=ผู้หยั่งรู้แห่งทะเลทราย',
    'Golden Ankh=อังค์ทองคำ|Sealed Tomb=สุสานลับ|Papyrus=คัมภีร์ปาปิรุส|Jackal Mask=หน้ากากหมาใน',
    'Nile=ไนล์|Valley of Suns=หุบเขาสุริยะ|Black Pyramid=พีระมิดดำ|Khemet=เคเม็ต',
  ),
  vocabulary(
    'olympus',
    'Thunder Lord=จ้าวสายฟ้า|Marble Titan=ไททันหินอ่อน|Spartan=นักรบสปาร์ตา|Oracle=เทพพยากรณ์|Winged Sandals=รองเท้าติดปีก',
    'Thunderbolts=อัสนี|Golden Fleece=ขนแกะทองคำ|Laurel Crown=มงกุฎลอเรล|Ambrosia=น้ำทิพย์',
    'Cloud Temple=วิหารเมฆ|Delphi=เดลฟี|Seven Hills=เนินทั้งเจ็ด|Elysium=แดนสุขาวดี',
  ),
  vocabulary(
    'samurai',
    'Ronin=โรนิน|Masked Shogun=โชกุนหน้ากาก|Oni=โอนิ|Iron Samurai=ซามูไรเหล็ก|Shadow Blade=ดาบเงา',
    'Katana=คาตานะ|War Fan=พัดศึก|Oath Scroll=ม้วนสัตยาบัน',
    'Edo=เอโดะ|Crimson Gate=ประตูแดง|Bamboo Pass=ช่องเขาไผ่',
  ),
  vocabulary(
    'phoenix',
    'Phoenix=ฟีนิกซ์|Firebird=นกเพลิง|Vermilion Bird=หงส์แดง|Ash Queen=ราชินีเถ้าถ่าน',
    'Burning Plume=ขนนกเพลิง|Sun Egg=ไข่ตะวัน|Ember Nest=รังเพลิง',
    'Sunrise Peak=ยอดอรุณ|Amber Sky=ฟ้าอำพัน|Fire Valley=หุบเขาเพลิง',
  ),
  vocabulary(
    'magic',
    'Alchemist=นักเล่นแร่|Moon Witch=แม่มดจันทรา|Apprentice=ศิษย์จอมเวท|Spellbinder=ผู้ร่ายมนตร์|Clockwork Mage=จอมเวทกลไก',
    'Grimoire=ตำราเวท|Potions=ขวดยาวิเศษ|Crystal Ball=ลูกแก้วพยากรณ์|Wand=ไม้กายสิทธิ์',
    'Tower of Stars=หอคอยดารา|Whispering Hall=โถงกระซิบ|Midnight Academy=สถาบันเที่ยงคืน',
  ),
  vocabulary(
    'kingdom',
    'Dragon Knight=อัศวินมังกร|Jester=ตัวตลกหลวง|Iron Queen=ราชินีเหล็ก|Young King=ยุวราชา|Paladin=อัศวินศักดิ์สิทธิ์',
    'Royal Crown=มงกุฎหลวง|Holy Chalice=จอกศักดิ์สิทธิ์|Castle Keys=กุญแจปราสาท|Round Shield=โล่กลม',
    'Avalon=อวาลอน|Ravenkeep=ป้อมอีกา|White Keep=ปราสาทขาว|Summer Court=ราชสำนักฤดูร้อน',
  ),
  vocabulary(
    'fairy',
    'Fairy Queen=ราชินีนางฟ้า|Mushroom Sprite=ภูตเห็ด|Unicorn=ยูนิคอร์น|Moon Moth=ผีเสื้อจันทรา',
    'Pixie Dust=ละอองนางฟ้า|Acorn Treasure=ขุมทรัพย์ลูกโอ๊ก|Honey Dew=น้ำหวานพราย',
    'Glimmerwood=ป่าระยิบ|Toadstool Town=เมืองเห็ด|Whisper Glade=ทุ่งกระซิบ',
  ),
  vocabulary(
    'fire',
    'Volcano King=ราชาภูเขาไฟ|Salamander=ซาลาแมนเดอร์|Fire Dancer=นักเต้นไฟ|Forge Master=จ้าวโรงหลอม',
    'Molten Gold=ทองหลอม|Embers=ถ่านเพลิง|Lava Stones=หินลาวา',
    'Ember Isle=เกาะถ่านไฟ|Caldera=ปากปล่องไฟ|Iron Forge=โรงหลอมเหล็ก',
  ),
  vocabulary(
    'storm',
    'Storm Caller=ผู้เรียกพายุ|Thunder Drum=กลองอัสนี|Sky Hammer=ค้อนเวหา|Tempest=วาตภัย',
    'Lightning=สายฟ้า|Storm Glass=แก้วพายุ|Iron Trident=ตรีศูลเหล็ก',
    'Cloudbreak=ช่องเมฆ|Cape Thunder=แหลมอัสนี|High Skies=เวหาสูง',
  ),
]
