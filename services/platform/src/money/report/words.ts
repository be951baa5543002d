import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { DayCheckName, DayFigureName } from '@site/shared-api/contract/day-report'

type Words = Record<LanguageCode, string>

/** Figures of a day in words, as the console has them too. */
export const FIGURE_WORDS: Record<DayFigureName, Words> = {
  registrations: { EN: 'Registrations', TY: 'สมัครสมาชิก' },
  'first-deposits': { EN: 'First deposits', TY: 'ฝากครั้งแรก' },
  deposits: { EN: 'Deposits', TY: 'ยอดฝาก' },
  'deposit-fees': { EN: 'Fees of deposits', TY: 'ค่าธรรมเนียมฝาก' },
  'deposits-reversed': { EN: 'Deposits taken back', TY: 'ยอดฝากที่ถูกเรียกคืน' },
  withdrawals: { EN: 'Withdrawals', TY: 'ยอดถอน' },
  'withdrawal-fees': { EN: 'Fees of withdrawals', TY: 'ค่าธรรมเนียมถอน' },
  'withdrawals-returned': { EN: 'Withdrawals that came back', TY: 'ยอดถอนที่ถูกตีกลับ' },
  stakes: { EN: 'Stakes', TY: 'ยอดเดิมพัน' },
  wins: { EN: 'Wins', TY: 'ยอดจ่ายรางวัล' },
  jackpots: { EN: 'Jackpots', TY: 'แจ็กพอต' },
  rewards: { EN: 'Rewards of promotions', TY: 'รางวัลโปรโมชัน' },
  gifts: { EN: 'Granted rewards', TY: 'รางวัลที่มอบให้' },
  'bonus-given': { EN: 'Bonuses given', TY: 'โบนัสที่ให้' },
  'bonus-converted': { EN: 'Bonuses made cash', TY: 'โบนัสที่เป็นเงินสด' },
  'bonus-ended': { EN: 'Bonuses that ended', TY: 'โบนัสที่สิ้นสุด' },
  rebate: { EN: 'Rebate', TY: 'เงินคืน' },
  'points-given': { EN: 'Points given', TY: 'คะแนนที่ให้' },
  'points-spent': { EN: 'Points spent', TY: 'คะแนนที่ใช้' },
  adjustments: { EN: 'Adjustments', TY: 'ปรับยอด' },
  'agent-pay': { EN: 'Pay of agents', TY: 'ค่าตอบแทนตัวแทน' },
  closing: { EN: 'Closing balance of members', TY: 'ยอดคงเหลือปลายวันของสมาชิก' },
  'closing-bonus': { EN: 'Of it bonuses', TY: 'ในนี้เป็นโบนัส' },
  'closing-held': { EN: 'Of it held for withdrawals', TY: 'ในนี้กันไว้ถอน' },
  'closing-debt': { EN: 'Taken off for debts', TY: 'หักยอดค้างชำระ' },
}

/** What a figure must equal, in words. */
export const CHECK_WORDS: Record<DayCheckName, Words> = {
  ledger: { EN: 'Lines of the ledger', TY: 'รายการในบัญชีแยกประเภท' },
  orders: { EN: 'Orders behind it', TY: 'คำสั่งที่อยู่เบื้องหลัง' },
  payments: { EN: 'Payments that came in', TY: 'เงินที่เข้ามา' },
  rounds: { EN: 'Rounds that ended', TY: 'รอบที่จบแล้ว' },
  provider: { EN: 'Book of the provider', TY: 'สมุดของผู้ให้บริการ' },
  before: { EN: 'Day before and movements', TY: 'วันก่อนหน้าและความเคลื่อนไหว' },
  doors: { EN: 'Sign-in log', TY: 'บันทึกการเข้าออก' },
}

export const COLUMN_WORDS = {
  EN: {
    day: 'Day',
    timeZone: 'Time zone',
    figure: 'Figure',
    count: 'How many',
    amount: 'Amount',
    currency: 'Currency',
    against: 'Must equal',
    ours: 'Ours',
    found: 'Found',
    result: 'Result',
    agrees: 'agrees',
    differs: 'DIFFERS',
  },
  TY: {
    day: 'วัน',
    timeZone: 'เขตเวลา',
    figure: 'รายการ',
    count: 'จำนวน',
    amount: 'ยอด',
    currency: 'สกุลเงิน',
    against: 'ต้องเท่ากับ',
    ours: 'ของเรา',
    found: 'ที่พบ',
    result: 'ผล',
    agrees: 'ตรงกัน',
    differs: 'ไม่ตรงกัน',
  },
} as const satisfies Record<LanguageCode, unknown>
