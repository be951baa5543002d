import type { CoolingCause } from '@site/shared-api/contract/security-centre'

interface Words {
  readonly EN: string
  readonly TY: string
}

interface Change {
  /** What withdrawals wait after; none where they do not. */
  readonly cools?: CoolingCause
  readonly title: Words
}

/** The changes of which a member is notified (MEM-06), and which of them delay withdrawals. */
export const CHANGES = {
  password: {
    cools: 'password',
    title: { EN: 'Your password was changed', TY: 'รหัสผ่านของคุณถูกเปลี่ยน' },
  },
  'payment-password-first': {
    title: { EN: 'A payment password was set', TY: 'ตั้งรหัสผ่านการถอนแล้ว' },
  },
  'payment-password': {
    cools: 'payment-password',
    title: { EN: 'Your payment password was changed', TY: 'รหัสผ่านการถอนของคุณถูกเปลี่ยน' },
  },
  'card-first': {
    title: { EN: 'An account for withdrawals was added', TY: 'เพิ่มบัญชีสำหรับถอนเงินแล้ว' },
  },
  'card-added': {
    cools: 'card',
    title: { EN: 'Another account for withdrawals was added', TY: 'เพิ่มบัญชีสำหรับถอนเงินอีกบัญชีแล้ว' },
  },
  'card-removed': {
    title: { EN: 'An account for withdrawals was removed', TY: 'ลบบัญชีสำหรับถอนเงินแล้ว' },
  },
  questions: {
    title: { EN: 'Your security questions were set', TY: 'ตั้งคำถามความปลอดภัยของคุณแล้ว' },
  },
  'email-confirmed': {
    title: { EN: 'Your e-mail address was confirmed', TY: 'ยืนยันอีเมลของคุณแล้ว' },
  },
  email: {
    cools: 'email',
    title: { EN: 'Your e-mail address was changed', TY: 'อีเมลของคุณถูกเปลี่ยน' },
  },
  'mobile-confirmed': {
    title: { EN: 'Your mobile number was confirmed', TY: 'ยืนยันหมายเลขมือถือของคุณแล้ว' },
  },
  mobile: {
    cools: 'mobile',
    title: { EN: 'Your mobile number was changed', TY: 'หมายเลขมือถือของคุณถูกเปลี่ยน' },
  },
  'payee-name-first': {
    title: { EN: 'Your payee name was set', TY: 'ตั้งชื่อผู้รับเงินของคุณแล้ว' },
  },
  'payee-name': {
    cools: 'payee-name',
    title: { EN: 'Your payee name was changed', TY: 'ชื่อผู้รับเงินของคุณถูกเปลี่ยน' },
  },
  'second-factor-added': {
    cools: 'second-factor',
    title: { EN: 'A second step was added to signing in', TY: 'เพิ่มขั้นตอนที่สองในการเข้าสู่ระบบแล้ว' },
  },
  'second-factor-removed': {
    cools: 'second-factor',
    title: { EN: 'A second step of signing in was removed', TY: 'ลบขั้นตอนที่สองในการเข้าสู่ระบบแล้ว' },
  },
  'recovery-codes': {
    cools: 'second-factor',
    title: { EN: 'New recovery codes were made', TY: 'สร้างรหัสกู้คืนชุดใหม่แล้ว' },
  },
  'recovery-used': {
    title: { EN: 'A recovery code was used to sign in', TY: 'มีการใช้รหัสกู้คืนเพื่อเข้าสู่ระบบ' },
  },
  'review-asked': {
    title: { EN: 'A change waits for our team', TY: 'คำขอเปลี่ยนข้อมูลรอทีมงานตรวจสอบ' },
  },
  'review-refused': {
    title: { EN: 'A change was not made', TY: 'คำขอเปลี่ยนข้อมูลไม่ได้รับอนุมัติ' },
  },
  'cooling-lifted': {
    title: { EN: 'You can withdraw again', TY: 'ถอนเงินได้อีกครั้งแล้ว' },
  },
} as const satisfies Readonly<Record<string, Change>>

export type ChangeKind = keyof typeof CHANGES

export const changeOf = (kind: ChangeKind): Change => CHANGES[kind]

/** What is said under the title, in each language: whether it was them, and what waits. */
export function noteOf(coolingHours: number): Words {
  const waits = {
    EN: coolingHours > 0 ? ` Withdrawals wait ${coolingHours} hours.` : '',
    TY: coolingHours > 0 ? ` การถอนเงินจะรอ ${coolingHours} ชั่วโมง` : '',
  }
  return {
    EN: `If it was you, there is nothing to do.${waits.EN} If it was not, change your password at once and write to customer service.`,
    TY: `หากเป็นคุณ ไม่ต้องทำอะไร${waits.TY} หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านทันทีและติดต่อฝ่ายบริการลูกค้า`,
  }
}
