import type { DepositHold } from '@site/shared-api/contract/deposit-console'

interface Words {
  readonly title: { readonly EN: string; readonly TY: string }
  readonly content: { readonly EN: string; readonly TY: string }
}

const WHY: Readonly<Record<DepositHold, { readonly EN: string; readonly TY: string }>> = {
  deposit_limit: {
    EN: 'It is beyond your deposit limit.',
    TY: 'เกินวงเงินฝากที่ตั้งไว้',
  },
  amount_bounds: {
    EN: 'It is more than your account may receive in one deposit.',
    TY: 'เกินยอดฝากสูงสุดต่อครั้งของบัญชีคุณ',
  },
  deposit_day_full: {
    EN: 'Your account has received as many deposits as it may in one day.',
    TY: 'บัญชีของคุณรับเงินฝากครบจำนวนครั้งของวันนี้แล้ว',
  },
  identity_needed: {
    EN: 'We need to verify your identity first: send your documents in the security centre.',
    TY: 'กรุณายืนยันตัวตนก่อน โดยส่งเอกสารในศูนย์ความปลอดภัย',
  },
  self_excluded: {
    EN: 'Your account is in a time-out or self-excluded.',
    TY: 'บัญชีของคุณอยู่ในช่วงพักเล่นหรืองดเล่น',
  },
  play_restricted: {
    EN: 'Your account is restricted at the moment.',
    TY: 'บัญชีของคุณถูกจำกัดการใช้งานชั่วคราว',
  },
  account_disabled: {
    EN: 'Your account is closed.',
    TY: 'บัญชีของคุณถูกปิดใช้งาน',
  },
}

/** The mail for money of a deposit that was not credited; `amount` with its currency. */
export const heldMail = (why: DepositHold, amount: string): Words => ({
  title: { EN: 'Part of your deposit is on hold', TY: 'เงินฝากบางส่วนถูกพักไว้' },
  content: {
    EN: `We received ${amount} that we could not add to your wallet. ${WHY[why].EN} The money is kept safe: our team will add it when that is possible, or send it back.`,
    TY: `เราได้รับเงิน ${amount} ซึ่งยังไม่สามารถเติมเข้ากระเป๋าของคุณได้ เนื่องจาก${WHY[why].TY} เงินของคุณยังปลอดภัย ทีมงานจะเติมให้เมื่อทำได้ หรือโอนคืน`,
  },
})

/** The mail for such money that was credited after all. */
export const releasedMail = (amount: string): Words => ({
  title: { EN: 'Your deposit was added to your wallet', TY: 'เติมเงินฝากเข้ากระเป๋าแล้ว' },
  content: {
    EN: `${amount} that was on hold is in your wallet now.`,
    TY: `เงิน ${amount} ที่พักไว้เข้ากระเป๋าของคุณแล้ว`,
  },
})

/** The mail for such money that was sent back to where it came from. */
export const returnedMail = (amount: string): Words => ({
  title: { EN: 'Your deposit was sent back', TY: 'โอนเงินฝากคืนแล้ว' },
  content: {
    EN: `${amount} that was on hold was sent back to the account it came from.`,
    TY: `โอนเงิน ${amount} ที่พักไว้คืนไปยังบัญชีต้นทางแล้ว`,
  },
})
