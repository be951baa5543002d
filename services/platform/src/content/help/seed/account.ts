import { NOTHING, type TopicOf } from '#content/help/seed/shape'

export const account: TopicOf = ({ name, age }) => ({
  tag: 'account',
  title: { TY: 'บัญชี', EN: 'Account' },
  content: NOTHING,
  items: [
    {
      tag: 'open',
      title: { TY: 'เปิดบัญชีอย่างไร', EN: 'How do I open an account?' },
      content: {
        TY: `<p>แตะ <a href="/m/register">สมัครสมาชิก</a> กรอกข้อมูลตามจริง และยืนยันว่าคุณอายุ ${age} ปีขึ้นไป หนึ่งคนมีได้หนึ่งบัญชี</p>`,
        EN: `<p>Tap <a href="/m/register">Create account</a>, fill in what is true, and confirm that you are ${age} or over. Each person has one account at ${name}.</p>`,
      },
    },
    {
      tag: 'change-details',
      title: { TY: 'เปลี่ยนชื่อหรือเบอร์โทร', EN: 'How do I change my name or number?' },
      content: {
        TY: '<p>ชื่อเล่นเปลี่ยนได้เองในบัญชีของฉัน ชื่อจริงและเบอร์โทรที่ยืนยันแล้วต้องให้ฝ่ายบริการลูกค้าเปลี่ยนให้ เพื่อไม่ให้คนอื่นเปลี่ยนแทนคุณ</p>',
        EN: '<p>You can change your nickname in My account yourself. Your full name and a verified number are changed by customer service, so that no other person can change them.</p>',
      },
    },
    {
      tag: 'forgotten',
      title: { TY: 'ลืมรหัสผ่านหรือชื่อผู้ใช้', EN: 'I have forgotten my password or user name' },
      content: {
        TY: '<p>ตั้งรหัสผ่านใหม่ได้ที่ <a href="/m/forget">รีเซ็ตรหัสผ่าน</a> ด้วยอีเมลหรือเบอร์โทรที่ลงทะเบียนไว้ ถ้าลืมชื่อผู้ใช้ด้วย ติดต่อฝ่ายบริการลูกค้า เราจะตรวจว่าเป็นคุณก่อน</p>',
        EN: '<p>Set a new password at <a href="/m/forget">Reset password</a>, by the e-mail address or number you registered. If you have forgotten the user name as well, ask customer service: we make sure that it is you first.</p>',
      },
    },
    {
      tag: 'close',
      title: { TY: 'ปิดบัญชีอย่างไร', EN: 'How do I close my account?' },
      content: {
        TY: '<p>ถอนเงินที่เหลือให้หมด แล้วแจ้งฝ่ายบริการลูกค้า บัญชีปิดภายในหนึ่งวันทำการ ถ้าต้องการหยุดเล่น อ่าน <a href="/m/help?tag=responsible&amp;c=pause">วิธีพักจากการเล่น</a></p>',
        EN: '<p>Withdraw what is left and contact customer service. The account is closed within a working day. If you want to stop playing, read <a href="/m/help?tag=responsible&amp;c=pause">how to take a break</a>.</p>',
      },
    },
  ],
})

export const security: TopicOf = ({ name }) => ({
  tag: 'security',
  title: { TY: 'ความปลอดภัย', EN: 'Security' },
  content: NOTHING,
  items: [
    {
      tag: 'password',
      title: { TY: 'ตั้งรหัสผ่านอย่างไรให้ปลอดภัย', EN: 'What is a good password?' },
      content: {
        TY: '<ul><li>ยาว และไม่ใช้ที่อื่น</li><li>ไม่ใช่ชื่อ วันเกิด หรือเบอร์โทร</li><li>ไม่บอกใคร แม้แต่ทีมงานของเรา</li></ul>',
        EN: '<ul><li>Long, and used nowhere else.</li><li>Not your name, birthday or number.</li><li>Shared with no one, not even with us.</li></ul>',
      },
    },
    {
      tag: 'stolen',
      title: { TY: 'คิดว่ามีคนเข้าบัญชีของฉัน', EN: 'I think that another person is using my account' },
      content: {
        TY: '<ol><li>เปลี่ยนรหัสผ่านทันทีที่ <a href="/m/changePsw">เปลี่ยนรหัสผ่าน</a></li><li>เปิด <a href="/m/member/devices">อุปกรณ์ของฉัน</a> แล้วออกจากระบบอุปกรณ์ที่ไม่รู้จัก</li><li>แจ้งฝ่ายบริการลูกค้า เราจะพักการถอนไว้ก่อน</li></ol>',
        EN: '<ol><li>Change your password at once: <a href="/m/changePsw">Change password</a>.</li><li>Open <a href="/m/member/devices">your devices</a> and sign out those you do not know.</li><li>Contact customer service: we hold withdrawals until it is resolved.</li></ol>',
      },
    },
    {
      tag: 'impostors',
      title: { TY: `รู้ได้อย่างไรว่าเป็น ${name} ตัวจริง`, EN: `How do I know that it is really ${name}?` },
      content: {
        TY: '<p>เราไม่เคยขอรหัสผ่าน รหัส SMS หรือให้โอนเงินเข้าบัญชีส่วนตัว ช่องทางของเราอยู่ในหน้าต่างฝ่ายบริการลูกค้าเท่านั้น ใครทักมาก่อนและขอสิ่งเหล่านี้ไม่ใช่เรา</p>',
        EN: '<p>We never ask for your password or a code from an SMS, and never to send money to a person. Our channels are listed in the customer service window. A person who writes to you first and asks for these things is not from our team.</p>',
      },
    },
  ],
})
