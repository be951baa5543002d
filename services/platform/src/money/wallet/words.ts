import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { LedgerKind } from '@site/shared-api/contract/wallet'
import type { Localised } from '#games/index'

type Words = Record<LanguageCode, string>

export const MAIN_NAME: Words = { TY: 'กระเป๋าหลัก', EN: 'Main wallet' }
export const BONUS_NAME: Words = { TY: 'กระเป๋าโบนัส', EN: 'Bonus wallet' }

/** What a wallet is called: by its purpose, one with a provider by the provider's name. */
export function nameOfWallet(
  purpose: string,
  vendors: ReadonlyMap<string, { readonly names: Localised }>,
  language: LanguageCode,
): string {
  if (purpose === 'MAIN') return MAIN_NAME[language]
  if (purpose === 'BONUS') return BONUS_NAME[language]
  const vendor = purpose.replace(/^P:/, '')
  return vendors.get(vendor)?.names[language] ?? vendor
}

/** Lines of the ledger in words. */
export const KIND_WORDS: Record<LedgerKind, Words> = {
  opening: { TY: 'ยอดยกมา', EN: 'Opening balance' },
  bet: { TY: 'เดิมพัน', EN: 'Bet' },
  win: { TY: 'เงินรางวัล', EN: 'Win' },
  'late-win': { TY: 'เงินรางวัลที่มาภายหลัง', EN: 'Late win' },
  'win-reversed': { TY: 'ยกเลิกเงินรางวัล', EN: 'Win reversed' },
  prize: { TY: 'รางวัลจากค่ายเกม', EN: 'Prize' },
  'bet-win': { TY: 'เล่นหนึ่งรอบ', EN: 'Round played' },
  refund: { TY: 'คืนเงินเดิมพัน', EN: 'Bet refunded' },
  jackpot: { TY: 'แจ็กพอต', EN: 'Jackpot' },
  reward: { TY: 'รางวัลโปรโมชัน', EN: 'Promotion reward' },
  gift: { TY: 'รางวัล', EN: 'Reward' },
  rebate: { TY: 'เงินคืน', EN: 'Rebate' },
  points: { TY: 'แลกคะแนน', EN: 'Points exchanged' },
  transfer: { TY: 'โอนระหว่างกระเป๋า', EN: 'Transfer between wallets' },
  deposit: { TY: 'ฝากเงิน', EN: 'Deposit' },
  bonus: { TY: 'โบนัส', EN: 'Bonus' },
  'bonus-converted': { TY: 'โบนัสเป็นเงินสด', EN: 'Bonus to cash' },
  'bonus-ended': { TY: 'โบนัสสิ้นสุด', EN: 'Bonus ended' },
  hold: { TY: 'ถอนเงิน', EN: 'Withdrawal' },
  release: { TY: 'คืนเงินถอน', EN: 'Withdrawal given back' },
  adjustment: { TY: 'ปรับยอดโดยเจ้าหน้าที่', EN: 'Balance adjustment' },
  salary: { TY: 'เงินเดือนตัวแทน', EN: 'Agent salary' },
  dividend: { TY: 'เงินปันผลตัวแทน', EN: 'Agent dividend' },
  commission: { TY: 'ค่าคอมมิชชัน', EN: 'Commission' },
  'team-transfer': { TY: 'โอนในทีม', EN: 'Transfer within the team' },
  'deposit-reversed': { TY: 'เงินฝากถูกเรียกคืน', EN: 'Deposit taken back' },
  debt: { TY: 'ชำระยอดค้าง', EN: 'Debt paid back' },
  other: { TY: 'รายการอื่น', EN: 'Other' },
}

const KINDS: Record<string, LedgerKind> = {
  'hold-voided': 'release',
  'hold-expired': 'release',
  'hold-posted': 'hold',
  'bonus-forfeited': 'bonus-ended',
  'bonus-expired': 'bonus-ended',
  'withdrawal-returned': 'release',
  'deposit-reinstated': 'deposit',
  'debt-repaid': 'debt',
  'debt-written-off': 'debt',
  'daily-salary': 'salary',
  'hourly-salary': 'salary',
}

/** What an entry's kind is called towards members. */
export function kindOf(entryKind: string): LedgerKind {
  return isKind(entryKind) ? entryKind : (KINDS[entryKind] ?? 'other')
}

function isKind(kind: string): kind is LedgerKind {
  return Object.hasOwn(KIND_WORDS, kind)
}
