import type { TopicOf } from '#content/help/seed/shape'

export const terms: TopicOf = ({ name, age }) => ({
  tag: 'terms',
  title: { TY: 'ข้อกำหนดและเงื่อนไข', EN: 'Terms and conditions' },
  content: {
    TY: `<p>เมื่อสมัครสมาชิก คุณตกลงกับ ${name} ตามข้อกำหนดนี้ อ่านให้จบก่อนเล่น</p><h3>1. ใครเล่นได้</h3><p>ผู้มีอายุ ${age} ปีขึ้นไป ในพื้นที่ที่กฎหมายอนุญาต และเล่นเพื่อตนเองเท่านั้น หนึ่งคนมีได้หนึ่งบัญชี</p><h3>2. บัญชีของคุณ</h3><p>ข้อมูลต้องเป็นความจริง คุณดูแลรหัสผ่านของคุณเอง สิ่งที่ทำด้วยบัญชีของคุณถือว่าคุณเป็นผู้ทำ เว้นแต่คุณแจ้งเราแล้วว่ามีผู้อื่นเข้าถึง</p><h3>3. ฝากและถอน</h3><p>ใช้บัญชีธนาคารที่เป็นชื่อของคุณเท่านั้น เราอาจขอเอกสารก่อนจ่ายเงิน และต้องรายงานรายการที่น่าสงสัยตามกฎหมาย</p><h3>4. การเดิมพัน</h3><p>เดิมพันที่รับแล้วยกเลิกไม่ได้ ผลที่ผู้ให้บริการเกมบันทึกไว้ถือเป็นที่สุด เกมที่ขัดข้องก่อนออกผลจะคืนเงินเดิมพัน</p><h3>5. โบนัส</h3><p>แต่ละโปรโมชันมีเงื่อนไขของตนเอง ใช้ได้คนละหนึ่งครั้งเว้นแต่ระบุไว้ การเปิดหลายบัญชีเพื่อรับโบนัสทำให้โบนัสและรางวัลจากโบนัสเป็นโมฆะ</p><h3>6. การระงับบัญชี</h3><p>เราระงับบัญชีได้เมื่อพบการทุจริต โปรแกรมอัตโนมัติ หรือข้อมูลเท็จ และจะบอกเหตุผลให้ทราบ เงินฝากที่ยังไม่ได้เล่นคืนให้เสมอ</p><h3>7. ข้อร้องเรียน</h3><p>เขียนถึงฝ่ายบริการลูกค้า เราตอบภายในเจ็ดวัน</p><h3>8. การเปลี่ยนแปลง</h3><p>ถ้าข้อกำหนดเปลี่ยน เราประกาศล่วงหน้าสิบสี่วัน ถ้าคุณไม่เห็นด้วย คุณถอนเงินและปิดบัญชีได้</p>`,
    EN: `<p>By creating an account you agree with ${name} on these terms. Please read them to the end before you play.</p><h3>1. Who may play</h3><p>People of ${age} and over, where the law allows it, for themselves alone. Each person has one account.</p><h3>2. Your account</h3><p>The details you give us are true. You look after your password. What is done with your account counts as done by you, unless you have reported to us that another person has access.</p><h3>3. Deposits and withdrawals</h3><p>Use bank accounts in your own name. We may ask for papers before we pay out, and the law obliges us to report suspicious payments.</p><h3>4. Bets</h3><p>An accepted bet cannot be taken back. What the provider of a game has recorded is final. Where a game fails before it is decided, the stake is returned.</p><h3>5. Bonuses</h3><p>Each promotion has terms of its own and is given once to a person unless it says otherwise. Several accounts opened for bonuses make these, and what was won with them, void.</p><h3>6. Suspension</h3><p>We may suspend an account for fraud, automated play or false details, and give you the reason. Deposits that were not played with are always returned.</p><h3>7. Complaints</h3><p>Write to customer service. We answer within seven days.</p><h3>8. Changes</h3><p>We announce changes of these terms fourteen days ahead. If you do not agree, you can withdraw your money and close the account.</p>`,
  },
  items: [],
})

export const privacy: TopicOf = ({ name }) => ({
  tag: 'privacy',
  title: { TY: 'ความเป็นส่วนตัว', EN: 'Privacy' },
  content: {
    TY: `<p>${name} เก็บข้อมูลเท่าที่จำเป็น และบอกว่าเก็บไว้ทำอะไร</p>`,
    EN: `<p>${name} keeps what it needs, and says what for.</p>`,
  },
  items: [
    {
      tag: 'what',
      title: { TY: 'เราเก็บอะไร', EN: 'What we keep' },
      content: {
        TY: '<ul><li>ข้อมูลที่คุณกรอกเมื่อสมัคร</li><li>รายการฝาก ถอน และเดิมพัน</li><li>เวลา ที่อยู่ IP และอุปกรณ์ที่ใช้เข้าสู่ระบบ</li><li>ข้อความที่คุณส่งถึงเรา</li></ul>',
        EN: '<ul><li>What you enter at registration.</li><li>Deposits, withdrawals and bets.</li><li>Time, IP address and device of sign-ins.</li><li>Messages that you send us.</li></ul>',
      },
    },
    {
      tag: 'why',
      title: { TY: 'ใช้ทำอะไร และใครเห็น', EN: 'What for, and who sees it' },
      content: {
        TY: '<p>เพื่อให้บริการบัญชีของคุณ จ่ายเงิน ป้องกันการทุจริต และทำตามกฎหมาย ผู้ให้บริการเกมและธนาคารได้เท่าที่ต้องใช้ เราไม่ขายข้อมูลให้ใคร</p>',
        EN: '<p>To run your account, to pay you, to prevent fraud and to do what the law asks. Providers of games and banks get what they need for that. We never sell your data.</p>',
      },
    },
    {
      tag: 'cookies',
      title: { TY: 'คุกกี้', EN: 'Cookies' },
      content: {
        TY: '<p>เราใช้คุกกี้เพื่อจำการเข้าสู่ระบบ ภาษา และธีมของคุณเท่านั้น ไม่มีคุกกี้โฆษณา</p>',
        EN: '<p>They remember your sign-in, your language and your theme. There are none for advertising.</p>',
      },
    },
    {
      tag: 'rights',
      title: { TY: 'สิทธิของคุณ', EN: 'Your rights' },
      content: {
        TY: '<p>คุณขอดู แก้ไข หรือลบข้อมูลของคุณได้โดยแจ้งฝ่ายบริการลูกค้า บันทึกทางการเงินต้องเก็บตามระยะเวลาที่กฎหมายกำหนด</p>',
        EN: '<p>You can ask customer service for your data, have it corrected, or deleted. Records of money are kept for as long as the law says.</p>',
      },
    },
  ],
})
