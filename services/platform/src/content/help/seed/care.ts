import type { TopicOf } from '#content/help/seed/shape'

export const responsible: TopicOf = ({ helplines, age }) => ({
  tag: 'responsible',
  title: { TY: 'เล่นอย่างรับผิดชอบ', EN: 'Responsible play' },
  content: {
    TY: `<p>การเดิมพันคือความบันเทิง ไม่ใช่วิธีหาเงินหรือใช้หนี้ เล่นด้วยเงินที่เสียได้ และหยุดเมื่อไม่สนุก ผู้มีอายุต่ำกว่า ${age} ปีเล่นไม่ได้</p>`,
    EN: `<p>Betting is entertainment. It is no way to earn money or to pay debts. Play with what you can afford to lose, and stop when it is no fun. You must be ${age} or over to play.</p>`,
  },
  items: [
    {
      tag: 'signs',
      title: { TY: 'สัญญาณที่ควรหยุด', EN: 'Signs that it is time to stop' },
      content: {
        TY: '<ul><li>เล่นนานหรือมากกว่าที่ตั้งใจไว้</li><li>เล่นต่อเพื่อเอาเงินที่เสียคืน</li><li>ยืมเงิน หรือใช้เงินค่าเช่าค่าอาหารมาเล่น</li><li>ปิดบังคนใกล้ตัวว่าเล่น</li><li>หงุดหงิดหรือกังวลเมื่อไม่ได้เล่น</li></ul><p>มีแม้ข้อเดียวก็ควรพัก</p>',
        EN: '<ul><li>You play longer or for more than you meant to.</li><li>You go on to win back what you lost.</li><li>You borrow, or use money for rent or food.</li><li>You hide it from those close to you.</li><li>You are restless or worried when you do not play.</li></ul><p>One of these is reason enough for a break.</p>',
      },
    },
    {
      tag: 'limits',
      title: { TY: 'ตั้งขอบเขตให้ตัวเอง', EN: 'Keep within your limits' },
      content: {
        TY: '<ul><li>กำหนดเงินและเวลาก่อนเริ่ม แล้วจดไว้</li><li>ไม่เล่นเมื่อดื่ม เครียด หรือเหนื่อย</li><li>พักทุกหนึ่งชั่วโมง</li><li>ดูกำไรและขาดทุนของคุณเป็นประจำ</li></ul><p>อยากให้เราจำกัดยอดฝากของคุณ แจ้งฝ่ายบริการลูกค้าได้ทุกเวลา</p>',
        EN: '<ul><li>Decide on money and time before you begin, and write it down.</li><li>Do not play when you have been drinking, are upset or tired.</li><li>Take a break every hour.</li><li>Look at your profit and loss regularly.</li></ul><p>Customer service sets a limit for your deposits whenever you ask for it.</p>',
      },
    },
    {
      tag: 'pause',
      title: { TY: 'พักจากการเล่น', EN: 'Taking a break' },
      content: {
        TY: '<p>แจ้งฝ่ายบริการลูกค้าว่าอยากพักกี่วัน ตั้งแต่หนึ่งวันจนถึงถาวร ระหว่างนั้นคุณฝากและเล่นไม่ได้ แต่ถอนเงินที่เหลือได้ เราไม่เปิดให้ก่อนกำหนดแม้คุณขอ</p>',
        EN: '<p>Contact customer service and say how long: from a day to permanently. During this time you cannot deposit or play, but can withdraw what is left. We do not open it before its time, even if you ask.</p>',
      },
    },
    {
      tag: 'help',
      title: { TY: 'คุยกับคนที่ช่วยได้', EN: 'Help and advice' },
      content: {
        TY: `<p>เป็นความลับและไม่มีค่าใช้จ่าย ทั้งกับผู้เล่นและคนในครอบครัว</p>${helplines.TY}`,
        EN: `<p>Confidential and free, for players and for those close to them.</p>${helplines.EN}`,
      },
    },
    {
      tag: 'children',
      title: { TY: 'ปกป้องเด็กและเยาวชน', EN: 'Keeping children away' },
      content: {
        TY: '<p>ออกจากระบบเมื่อไม่ได้เล่น อย่าให้เบราว์เซอร์จำรหัสผ่านในเครื่องที่ใช้ร่วมกัน และใช้ตัวควบคุมโดยผู้ปกครองของ iPhone หรือ Android เพื่อปิดกั้นเว็บไซต์การพนัน</p>',
        EN: '<p>Sign out when you do not play, keep no password in a device that others use, and let the parental controls of iPhone or Android block gambling sites.</p>',
      },
    },
  ],
})

export const age: TopicOf = ({ age: least, name }) => ({
  tag: 'age',
  title: { TY: `อายุ ${least} ปีขึ้นไป`, EN: `${least} and over` },
  content: {
    TY: `<p>${name} มีไว้สำหรับผู้ที่มีอายุ ${least} ปีบริบูรณ์ขึ้นไปเท่านั้น</p><ul><li>เราถามวันเกิดหรือคำยืนยันเมื่อสมัคร และตรวจเอกสารก่อนถอนเงินก้อนใหญ่</li><li>บัญชีของผู้ที่อายุไม่ถึงจะถูกปิด เงินที่ฝากคืนให้ เงินรางวัลเป็นโมฆะ</li><li>ถ้ารู้ว่ามีเด็กใช้บัญชี โปรดแจ้งฝ่ายบริการลูกค้า เราจะปิดในวันเดียวกัน</li></ul>`,
    EN: `<p>${name} is only for people who are ${least} or over.</p><ul><li>We ask for the birthday or a confirmation at registration, and look at papers before large withdrawals.</li><li>The account of a younger person is closed: deposits are paid back, wins are void.</li><li>If you know of a child who uses an account, contact customer service. We close it the same day.</li></ul>`,
  },
  items: [],
})
