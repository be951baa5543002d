import type { NoticeSeed } from '#content/announcements/seed/shape'

/** Notices, popups and agents' notices of the other example brand. */
export const coralNotices: NoticeSeed[] = [
  {
    id: 'coral-notice-ewallet',
    type: 'PL',
    startDay: -2,
    popular: true,
    lobbyNews: true,
    title: { TY: 'เติมเงินผ่านอีวอลเล็ตได้แล้ว', EN: 'E-wallet top-ups are here' },
    content: {
      TY: '<p>เลือกอีวอลเล็ตในหน้าฝากเงิน ยอดเข้าในไม่กี่วินาที ไม่มีค่าธรรมเนียม</p>',
      EN: '<p>Choose an e-wallet on the deposit page. It takes seconds and costs nothing.</p>',
    },
  },
  {
    id: 'coral-notice-weather',
    type: 'PL',
    startDay: -1,
    endDay: 3,
    title: {
      TY: 'ถ่ายทอดสดสนามเซบูอาจล่าช้าเพราะพายุ',
      EN: 'The Cebu arena may go live late because of the storm',
    },
    content: {
      TY: '<p>เดิมพันที่ไม่ได้แข่งจะคืนเต็มจำนวนภายในวันเดียวกัน</p>',
      EN: '<p>Bets on fights that do not take place are returned in full on the same day.</p>',
    },
  },
  {
    id: 'coral-notice-safety',
    type: 'PL',
    startDay: -12,
    read: true,
    title: { TY: 'ใช้รหัสผ่านที่ไม่ซ้ำกับที่อื่น', EN: 'Use a password of its own' },
    content: {
      TY: '<p>รหัสผ่านที่ใช้ที่เดียวคือการป้องกันที่ดีที่สุดของบัญชีคุณ</p>',
      EN: '<p>A password used nowhere else is the best guard of your account.</p>',
    },
  },
  {
    id: 'coral-notice-member',
    type: 'PL',
    startDay: -1,
    membersOnly: true,
    title: { TY: 'คุณอยู่ในรายชื่อ Reef Cup', EN: 'You are in the Reef Cup' },
    content: {
      TY: '<p>คะแนนของคุณเริ่มนับแล้ว ขอให้สนุกกับทุกการล่า</p>',
      EN: '<p>Your score counts from now on. Enjoy the hunt.</p>',
    },
  },
  {
    id: 'coral-popup-welcome',
    type: 'PU',
    startDay: -30,
    art: 'coral-welcome',
    linkedPromotionId: 'coral-welcome',
    title: { TY: 'ดำดิ่งสู่ Coral', EN: 'Dive into Coral' },
    content: {
      TY: '<p>ฝากรับเพิ่ม 50% สูงสุด ₱2,000</p>',
      EN: '<p>50% on top of your deposit, up to ₱2,000.</p>',
    },
  },
  {
    id: 'coral-agents-welcome',
    type: 'A',
    startDay: -20,
    title: { TY: 'อัตราค่าคอมมิชชั่นใหม่', EN: 'New commission rates' },
    content: {
      TY: '<p>มีผลตั้งแต่วันที่หนึ่งของเดือนหน้า</p>',
      EN: '<p>They hold from the first of next month.</p>',
    },
  },
]
