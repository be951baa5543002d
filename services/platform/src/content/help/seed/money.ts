import { NOTHING, type TopicOf } from '#content/help/seed/shape'

export const deposit: TopicOf = ({ ways, leastDeposit }) => ({
  tag: 'deposit',
  title: { TY: 'ฝากเงิน', EN: 'Deposits' },
  content: NOTHING,
  items: [
    {
      tag: 'how',
      title: { TY: 'ฝากเงินอย่างไร', EN: 'How do I deposit?' },
      content: {
        TY: `<ol><li>เข้าสู่ระบบแล้วแตะ <strong>ฝากเงิน</strong> ที่ปุ่มกลางด้านล่าง</li><li>เลือกช่องทาง: ${ways.TY}</li><li>ใส่จำนวนเงิน แล้วทำตามขั้นตอนบนหน้าจอ</li></ol><p>ยอดขั้นต่ำต่อครั้งคือ ${leastDeposit} และเราไม่คิดค่าธรรมเนียม</p>`,
        EN: `<ol><li>Sign in and tap <strong>Deposit</strong>, the button in the middle of the bar.</li><li>Choose a way: ${ways.EN}.</li><li>Enter the amount and follow the steps on the screen.</li></ol><p>The smallest deposit is ${leastDeposit}. We charge no fee.</p>`,
      },
    },
    {
      tag: 'how-long',
      title: { TY: 'เงินเข้าเมื่อไร', EN: 'When does my money arrive?' },
      content: {
        TY: '<p>ส่วนใหญ่ไม่เกินหนึ่งนาที ช่วงธนาคารปิดปรับปรุงอาจนานถึงหนึ่งชั่วโมง ยอดจะปรับให้เองโดยไม่ต้องส่งสลิป</p>',
        EN: '<p>Most deposits take less than a minute. While a bank is under maintenance it can be an hour. The balance changes by itself, there is no slip to send.</p>',
      },
    },
    {
      tag: 'missing',
      title: { TY: 'โอนแล้วแต่เงินยังไม่เข้า', EN: 'I paid, but the money is not there' },
      content: {
        TY: '<ul><li>รอให้ครบหนึ่งชั่วโมง แล้วแตะปุ่มรีเฟรชข้างยอดเงิน</li><li>ตรวจว่าโอนจากบัญชีที่ใช้ชื่อเดียวกับชื่อที่ลงทะเบียนไว้</li><li>ถ้ายังไม่เข้า ติดต่อฝ่ายบริการลูกค้า พร้อมเวลาโอน จำนวนเงิน และธนาคารที่ใช้</li></ul><p>ห้ามโอนซ้ำจนกว่าเราจะตอบ</p>',
        EN: '<ul><li>Wait for an hour, then tap the refresh button beside the balance.</li><li>Check that you paid from an account in the name you registered with.</li><li>Still nothing? Contact customer service with the time, the amount and the bank.</li></ul><p>Please do not pay a second time before we have answered.</p>',
      },
    },
  ],
})

export const withdrawal: TopicOf = ({ leastWithdrawal, papersFrom }) => ({
  tag: 'withdrawal',
  title: { TY: 'ถอนเงิน', EN: 'Withdrawals' },
  content: NOTHING,
  items: [
    {
      tag: 'how',
      title: { TY: 'ถอนเงินอย่างไร', EN: 'How do I withdraw?' },
      content: {
        TY: `<ol><li>เปิด <strong>บัญชีของฉัน</strong> แล้วแตะ <strong>ถอนเงิน</strong></li><li>เลือกบัญชีธนาคารที่เป็นชื่อของคุณ</li><li>ใส่จำนวนเงินแล้วยืนยันด้วยรหัสถอนเงิน</li></ol><p>ถอนขั้นต่ำครั้งละ ${leastWithdrawal}</p>`,
        EN: `<ol><li>Open <strong>My account</strong> and tap <strong>Withdraw</strong>.</li><li>Choose a bank account in your own name.</li><li>Enter the amount and confirm it with your payment password.</li></ol><p>The smallest withdrawal is ${leastWithdrawal}.</p>`,
      },
    },
    {
      tag: 'how-long',
      title: { TY: 'ใช้เวลานานเท่าไร', EN: 'How long does it take?' },
      content: {
        TY: '<p>ตามปกติไม่เกินสิบห้านาที รายการแรกและรายการที่ต้องตรวจสอบอาจใช้เวลาถึงหนึ่งวันทำการ ดูสถานะได้ในรายการบัญชี</p>',
        EN: '<p>Fifteen minutes as a rule. Your first withdrawal, and one that we have to look at, can take a working day. You can see its status in your account record.</p>',
      },
    },
    {
      tag: 'papers',
      title: { TY: 'ทำไมต้องขอเอกสาร', EN: 'Why do you ask for papers?' },
      content: {
        TY: `<p>เมื่อถอนรวมตั้งแต่ ${papersFrom} เราต้องแน่ใจว่าเงินไปถึงเจ้าของบัญชีจริง จึงขอดูบัตรประจำตัวและหน้าสมุดบัญชีหนึ่งครั้ง เราใช้เอกสารเพื่อการนี้เท่านั้น</p>`,
        EN: `<p>From ${papersFrom} withdrawn in all, we have to be sure that the money reaches its owner. We then ask once for an identity card and the first page of your bank book, and use them for nothing else.</p>`,
      },
    },
    {
      tag: 'refused',
      title: { TY: 'ทำไมถอนไม่ได้', EN: 'Why was my withdrawal refused?' },
      content: {
        TY: '<ul><li>เทิร์นโอเวอร์ของโบนัสยังไม่ครบ</li><li>ชื่อบัญชีธนาคารไม่ตรงกับชื่อที่ลงทะเบียน</li><li>ยอดที่ถอนได้น้อยกว่าจำนวนที่ขอ เพราะมีเดิมพันที่ยังไม่จบ</li></ul><p>เหตุผลจะแจ้งไว้ข้างรายการ และเงินกลับเข้ายอดของคุณทันที</p>',
        EN: '<ul><li>The turnover of a bonus is not complete yet.</li><li>The bank account is in another name than the one you registered with.</li><li>A bet is still open, so you can withdraw less than you requested.</li></ul><p>The reason is shown beside the request, and the money is back in your balance at once.</p>',
      },
    },
  ],
})
