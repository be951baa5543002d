/**
 * Where the money of an entry comes from, seen from the member whose wallet grows:
 * - `paid-in`: from outside, or from another member: deposit limits, restrictions and identity decide (MEM-02, MEM-09);
 * - `gift`: from the house: restrictions decide (MEM-09);
 * - `due`: earned by contract, or corrected by two people: it is the member's whatever is restricted;
 * - `play`: what rounds take and pay, decided by the wallet gateway;
 * - `own`: money of a member that stays theirs or comes back;
 * - `house`: no wallet of a member grows by it.
 */
type EntrySource = 'paid-in' | 'gift' | 'due' | 'play' | 'own' | 'house'

/** Every kind of entry that the ledger takes; a new kind is written here before anything can be posted under it. */
export const ENTRY_KINDS = {
  deposit: 'paid-in',
  'team-transfer': 'paid-in',

  bonus: 'gift',
  gift: 'gift',
  points: 'gift',
  rebate: 'gift',
  reward: 'gift',

  adjustment: 'due',
  commission: 'due',
  'daily-salary': 'due',
  'debt-written-off': 'due',
  dividend: 'due',
  'hourly-salary': 'due',
  opening: 'due',

  bet: 'play',
  'bet-win': 'play',
  'end-round': 'play',
  jackpot: 'play',
  'late-win': 'play',
  prize: 'play',
  refund: 'play',
  win: 'play',
  'win-reversed': 'play',

  'bonus-converted': 'own',
  'debt-repaid': 'own',
  'deposit-reinstated': 'own',
  hold: 'own',
  'hold-expired': 'own',
  'hold-posted': 'own',
  'hold-voided': 'own',
  transfer: 'own',
  'withdrawal-returned': 'own',

  'bonus-expired': 'house',
  'bonus-forfeited': 'house',
  'deposit-aside': 'house',
  'deposit-returned': 'house',
  'deposit-reversed': 'house',
  'difference-ended': 'house',
  'jackpot-seed': 'house',
  'withdrawal-disputed': 'house',
  'withdrawal-fee': 'house',
} as const satisfies Record<string, EntrySource>

export type EntryKind = keyof typeof ENTRY_KINDS
type KindFrom<Source extends EntrySource> = {
  [Kind in EntryKind]: (typeof ENTRY_KINDS)[Kind] extends Source ? Kind : never
}[EntryKind]

/** Kinds that count against deposit limits. */
export type PaidInKind = KindFrom<'paid-in'>
/** Kinds that are posted only with an `Admission`. */
export type AdmittedKind = KindFrom<'paid-in' | 'gift'>
/** Kinds that operators move house money by: they are posted only with an `Authority` (PLT-09). */
export const BY_HAND_KINDS = [
  'adjustment',
  'debt-written-off',
  'difference-ended',
  'reward',
] as const satisfies readonly EntryKind[]
export type ByHandKind = (typeof BY_HAND_KINDS)[number]
export type UnconditionalKind = Exclude<EntryKind, AdmittedKind | ByHandKind>

// reason: the names of an object's own keys
const kinds = Object.keys(ENTRY_KINDS) as EntryKind[]

export const isPaidIn = (kind: EntryKind): kind is PaidInKind => ENTRY_KINDS[kind] === 'paid-in'
export const needsAdmission = (kind: EntryKind): kind is AdmittedKind =>
  isPaidIn(kind) || ENTRY_KINDS[kind] === 'gift'

export const isByHand = (kind: EntryKind): kind is ByHandKind => BY_HAND_KINDS.some((one) => one === kind)

export const PAID_IN_KINDS: readonly PaidInKind[] = kinds.filter(isPaidIn)
export const ADMITTED_KINDS: readonly AdmittedKind[] = kinds.filter(needsAdmission)
