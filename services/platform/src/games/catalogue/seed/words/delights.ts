import { vocabulary, type Vocabulary } from './vocabulary.ts'

export const DELIGHTS: readonly Vocabulary[] = [
  vocabulary(
    'fruit',
    'Juicy Fruits=ผลไม้ฉ่ำ|Cherry Trio=เชอร์รีสามสหาย|Mango Mania=มะม่วงคลั่ง|Grape Gang=แก๊งองุ่น|Melon Squad=หน่วยแตงโม',
    'Cherries=เชอร์รี|Watermelons=แตงโม|Fruit Basket=ตะกร้าผลไม้|Smoothies=สมูทตี้',
    'Orchard=สวนผลไม้|Juice Bar=บาร์น้ำผลไม้|Sunny Farm=ฟาร์มแดดจ้า',
  ),
  vocabulary(
    'sevens',
    'Burning Sevens=เซเว่นไฟลุก|Lucky Seven=เลขเจ็ดนำโชค|Triple Bells=ระฆังสามใบ|Neon Sevens=เซเว่นนีออน',
    'Sevens=เลขเจ็ด|Gold Bars=ทองแท่ง|Liberty Bells=ระฆังชัย',
    'Old Arcade=ตู้เกมย่านเก่า|Vintage Casino=คาสิโนวินเทจ|Neon Alley=ตรอกนีออน',
  ),
  vocabulary(
    'candy',
    'Candy Princess=เจ้าหญิงลูกกวาด|Gummy Bears=หมีกัมมี่|Cupcake Crew=ก๊วนคัพเค้ก|Jelly Monster=ปีศาจเยลลี่',
    'Lollipops=อมยิ้ม|Sprinkles=เกล็ดน้ำตาล|Sugar Drops=หยดน้ำตาล|Marshmallows=มาร์ชเมลโลว์',
    'Candyville=เมืองลูกกวาด|Sugar Clouds=เมฆน้ำตาล|Chocolate River=แม่น้ำช็อกโกแลต',
  ),
  vocabulary(
    'gems',
    'Gem Hunter=นักล่าอัญมณี|Diamond Duchess=ดัชเชสเพชร|Crystal Golem=โกเลมคริสตัล|Ruby Empress=จักรพรรดินีทับทิม',
    'Rubies=ทับทิม|Sapphires=ไพลิน|Star Diamonds=เพชรดารา|Opals=โอปอล',
    'Crystal Cavern=ถ้ำคริสตัล|Emerald Mine=เหมืองมรกต|Prism Palace=วังปริซึม',
  ),
  vocabulary(
    'pirate',
    'Captain Scarlet Beard=กัปตันเคราแดง|Ghost Galleon=เรือผีสิง|Pirate Queen=ราชินีโจรสลัด|Parrot Crew=ลูกเรือนกแก้ว',
    'Treasure Map=แผนที่สมบัติ|Doubloons=เหรียญทองโจรสลัด|Cursed Compass=เข็มทิศต้องสาป|Black Flag=ธงดำ',
    'Skull Bay=อ่าวกะโหลก|Tortosa=ทอร์โตซา|Seven Reefs=เจ็ดแนวปะการัง',
  ),
  vocabulary(
    'space',
    'Star Pilot=นักบินดวงดาว|Little Alien=เอเลี่ยนน้อย|Cosmic Cat=แมวจักรวาล|Robo Ranger=เรนเจอร์หุ่นยนต์',
    'Stardust=ละอองดาว|Moon Rocks=หินจันทร์|Meteor Gold=ทองอุกกาบาต',
    'Andara=อันดารา|Milky Way=ทางช้างเผือก|Saturn Station=สถานีดาวเสาร์|Nebula Nine=เนบิวลาเก้า',
  ),
  vocabulary(
    'fiesta',
    'Mariachi=มาเรียชี|Calavera=คาลาเวร่า|Chili Twins=พริกแฝด|Lucha Hero=ฮีโร่ลูชา',
    'Maracas=มาราคัส|Piñatas=ปิญาตา|Hot Peppers=พริกเผ็ด|Marigolds=ดอกดาวเรือง',
    'Oaxara=โออาซารา|Fiesta Plaza=ลานเฟียสต้า|Cactus Town=เมืองกระบองเพชร',
  ),
  vocabulary(
    'romance',
    'Masked Lady=สุภาพสตรีสวมหน้ากาก|Casanova Cat=แมวเจ้าเสน่ห์|Rose Duchess=ดัชเชสกุหลาบ|Cupid=กามเทพ',
    'Roses=กุหลาบ|Love Letters=จดหมายรัก|Velvet Hearts=หัวใจกำมะหยี่',
    'Venezia Nights=ราตรีเวเนเซีย|Opera House=โรงอุปรากร|Secret Garden=สวนลับ',
  ),
  vocabulary(
    'music',
    'Disco Diva=ดีว่าดิสโก้|Rock Legend=ตำนานร็อก|DJ Tuk-Tuk=ดีเจตุ๊กตุ๊ก|Luk Thung Star=ดาวลูกทุ่ง',
    'Vinyl Gold=แผ่นเสียงทอง|Mirror Balls=ลูกบอลดิสโก้|Guitars=กีตาร์',
    'Funk Street=ถนนฟังก์|Studio 88=สตูดิโอ 88|Neon Stage=เวทีนีออน',
  ),
  vocabulary(
    'robots',
    'Mecha Cat=แมวจักรกล|Neon Samurai Bot=หุ่นซามูไรนีออน|Chrome Crew=แก๊งโครเมียม|Pixel Hacker=แฮกเกอร์พิกเซล',
    'Circuits=แผงวงจร|Power Cells=แกนพลัง|Data Gems=อัญมณีข้อมูล',
    'Neo Krung=นีโอกรุง|Circuit City=เมืองวงจร|Sector Zero=เขตศูนย์',
  ),
  vocabulary(
    'fortuneWheel',
    'Lucky Clover=โคลเวอร์นำโชค|Leprechaun=เลเพรอคอน|Lady Luck=เทพีแห่งโชค|Wheel Master=จ้าววงล้อ',
    'Rainbows=สายรุ้ง|Pot of Gold=หม้อทอง|Four-Leaf Charms=เครื่องรางสี่แฉก',
    'Emerald Isle=เกาะมรกต|Carnival=งานคาร์นิวัล|Lucky Lane=ตรอกโชคดี',
  ),
]
