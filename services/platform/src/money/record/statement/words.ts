import type { LanguageCode } from '@site/shared-api/contract/constants'

interface Words {
  readonly title: string
  readonly account: string
  readonly days: string
  readonly made: string
  readonly opening: string
  readonly credit: string
  readonly debit: string
  readonly closing: string
  readonly at: string
  readonly kind: string
  readonly wallet: string
  readonly game: string
  readonly round: string
  readonly amount: string
  readonly balance: string
  readonly currency: string
  readonly line: string
  readonly page: string
  readonly none: string
}

/** The words of a statement. */
export const STATEMENT_WORDS: Record<LanguageCode, Words> = {
  EN: {
    title: 'Account statement',
    account: 'Account',
    days: 'Days',
    made: 'Made at',
    opening: 'Balance before',
    credit: 'Came in',
    debit: 'Went out',
    closing: 'Balance after',
    at: 'Time',
    kind: 'Type',
    wallet: 'Wallet',
    game: 'Game',
    round: 'Round',
    amount: 'Amount',
    balance: 'Balance',
    currency: 'Currency',
    line: 'Number',
    page: 'Page',
    none: 'Nothing in these days',
  },
  TY: {
    title: 'รายการเดินบัญชี',
    account: 'บัญชี',
    days: 'ช่วงวัน',
    made: 'ออกเมื่อ',
    opening: 'ยอดก่อนหน้า',
    credit: 'เงินเข้า',
    debit: 'เงินออก',
    closing: 'ยอดหลังจากนั้น',
    at: 'เวลา',
    kind: 'ประเภท',
    wallet: 'กระเป๋า',
    game: 'เกม',
    round: 'รอบ',
    amount: 'จำนวนเงิน',
    balance: 'ยอดคงเหลือ',
    currency: 'สกุลเงิน',
    line: 'หมายเลข',
    page: 'หน้า',
    none: 'ไม่มีรายการในช่วงนี้',
  },
}
