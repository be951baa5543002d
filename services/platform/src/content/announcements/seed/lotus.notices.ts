import type { NoticeSeed } from '#content/announcements/seed/shape'

/** Notices, popups and agents' notices of the Thai example brand. */
export const lotusNotices: NoticeSeed[] = [
  {
    id: 'lotus-notice-maintenance',
    type: 'PL',
    startDay: -1,
    endDay: 5,
    popular: true,
    title: {
      TY: 'ปิดปรับปรุงระบบคืนวันพุธ 03.00 ถึง 04.00 น.',
      EN: 'Maintenance on Wednesday night, 03:00 to 04:00',
    },
    content: {
      TY: '<p>เราจะปิดปรับปรุงระบบเป็นเวลาหนึ่งชั่วโมง ระหว่างนี้เข้าสู่ระบบ ฝาก และถอนไม่ได้ชั่วคราว ยอดเงินและเดิมพันที่ค้างอยู่ปลอดภัยทุกรายการ</p>',
      EN: '<p>The site pauses for an hour. You cannot sign in, deposit or withdraw during this time. Your balance and open bets are safe.</p>',
    },
  },
  {
    id: 'lotus-notice-deposit',
    type: 'PL',
    startDay: -3,
    lobbyNews: true,
    title: { TY: 'ฝากผ่านพร้อมเพย์เร็วขึ้น ไม่เกิน 30 วินาที', EN: 'PromptPay deposits now arrive within 30 seconds' },
    content: {
      TY: '<p>สแกนคิวอาร์ในหน้าฝากเงินได้เลย ไม่ต้องแจ้งสลิป ระบบปรับยอดให้อัตโนมัติตลอด 24 ชั่วโมง</p>',
      EN: '<p>Scan the code on the deposit page. No slip to send; the balance is updated around the clock.</p>',
    },
  },
  {
    id: 'lotus-notice-new-games',
    type: 'PL',
    startDay: -4,
    lobbyNews: true,
    popular: true,
    title: { TY: 'เกมใหม่ 24 เกมประจำเดือนพฤศจิกายน', EN: '24 new games this November' },
    content: {
      TY: '<p>สล็อต 15 เกม ยิงปลา 4 เกม แครช 3 เกม และโต๊ะสด 2 โต๊ะ เปิดให้เล่นแล้ววันนี้ ดูได้ที่ตัวกรองเกมใหม่</p>',
      EN: '<p>Fifteen slots, four fishing games, three crash games and two live tables are open. Choose the filter for new games.</p>',
    },
  },
  {
    id: 'lotus-notice-safety',
    type: 'PL',
    startDay: -9,
    read: true,
    title: { TY: 'เราไม่เคยขอรหัสผ่านของคุณ', EN: 'We never ask for your password' },
    content: {
      TY: '<p>ทีมงานไม่เคยขอรหัสผ่าน รหัส OTP หรือให้โอนเงินไปบัญชีส่วนตัว หากมีผู้ติดต่อเช่นนี้ โปรดแจ้งฝ่ายบริการลูกค้า</p>',
      EN: '<p>Our team never asks for your password, a one-time code or a transfer to a private account. If a message requests any of these, contact customer service.</p>',
    },
  },
  {
    id: 'lotus-notice-limits',
    type: 'PL',
    startDay: -14,
    read: true,
    title: {
      TY: 'ตั้งวงเงินฝาก เวลาเล่น และช่วงพักได้ด้วยตัวเองในศูนย์ความปลอดภัย เพื่อให้การเล่นเป็นเรื่องสนุกเสมอ',
      EN: 'Set your own limits for deposits, playing time and breaks in the security centre, so that play stays fun',
    },
    content: {
      TY: '<p>การลดวงเงินมีผลทันที การเพิ่มวงเงินมีผลหลัง 24 ชั่วโมง หากต้องการพักยาว เลือกพักบัญชีได้ตั้งแต่หนึ่งวันถึงหนึ่งปี</p>',
      EN: '<p>A lower limit holds at once, a higher one after 24 hours. For a longer break you can pause the account from a day to a year.</p>',
    },
  },
  {
    id: 'lotus-notice-member',
    type: 'PL',
    startDay: -2,
    membersOnly: true,
    title: { TY: 'ของขวัญรอคุณในศูนย์รางวัล', EN: 'A gift waits in your reward centre' },
    content: {
      TY: '<p>ขอบคุณที่เล่นกับเราครบหนึ่งเดือน กดรับเครดิต ฿50 ได้ในศูนย์รางวัล</p>',
      EN: '<p>Thank you for your first month with us. Claim ฿50 in the reward centre.</p>',
    },
  },
  {
    id: 'lotus-notice-expired',
    type: 'PL',
    startDay: -40,
    endDay: -30,
    title: { TY: 'ธนาคารปิดปรับปรุง', EN: 'Bank maintenance' },
    content: { TY: '<p>การปรับปรุงเสร็จสิ้นแล้ว</p>', EN: '<p>The maintenance is over.</p>' },
  },
  {
    id: 'lotus-popup-welcome',
    type: 'PU',
    startDay: -30,
    art: 'lotus-welcome',
    linkedPromotionId: 'lotus-welcome',
    title: { TY: 'ยินดีต้อนรับสู่ Lotus', EN: 'Welcome to Lotus' },
    content: {
      TY: '<p>ฝากรับเพิ่ม 50% ดูรายละเอียดและเงื่อนไขก่อนร่วมรายการ</p>',
      EN: '<p>50% on top of your deposit. See how it works before you join.</p>',
    },
  },
  {
    id: 'lotus-popup-krathong',
    type: 'PU',
    startDay: -2,
    endDay: 6,
    art: 'lotus-loy-krathong',
    linkedPromotionId: 'lotus-loy-krathong',
    title: { TY: 'สัปดาห์ลอยกระทง', EN: 'Loy Krathong week' },
    content: { TY: '<p>ลอยวันละใบ ลุ้นรางวัลทุกวัน</p>', EN: '<p>One krathong a day, a prize every day.</p>' },
  },
  {
    id: 'lotus-agents-statement',
    type: 'A',
    startDay: -5,
    title: { TY: 'ใบสรุปค่าคอมมิชชั่นเดือนตุลาคมพร้อมแล้ว', EN: 'October commission statements are ready' },
    content: {
      TY: '<p>เปิดดูได้ในหน้าเอเย่นต์ หากยอดไม่ตรงกรุณาแจ้งภายใน 7 วัน</p>',
      EN: '<p>See them under agent. Please contact us within 7 days if a figure looks wrong.</p>',
    },
  },
]
