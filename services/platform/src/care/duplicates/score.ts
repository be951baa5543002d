import { dotless, keptOfName, mailboxOf, nameOf, soughtOfName } from '#care/exclusion/likeness'

/**
 * What two accounts have in common, and how strongly it suggests one person: a card, a mailbox and a paper are hardly ever
 * shared; a name with a birthday is one in thousands; a name, a browser or an address with other dots often are.
 */
export const WEIGHTS = {
  card: 100,
  mailbox: 100,
  identity: 100,
  person: 80,
  'mailbox-like': 60,
  name: 30,
  device: 30,
} as const
export type DuplicateReason = keyof typeof WEIGHTS

/** What is known of an account. */
export interface Known {
  readonly email: string | null
  readonly idNumber: string | null
  /** In which it is paid out. */
  readonly payeeName: string | null
  /** YYYY-MM-DD. */
  readonly birthday: string | null
}

/** What two accounts share of their things. */
export interface Shared {
  readonly card: boolean
  readonly device: boolean
}

/** Why two accounts may be one person's; the score is the sum of the weights. */
export function compare(
  one: Known,
  other: Known,
  shared: Shared,
): { reasons: DuplicateReason[]; score: number } {
  const reasons: DuplicateReason[] = []
  if (shared.card) reasons.push('card')
  if (one.email !== null && other.email !== null) {
    if (mailboxOf(one.email) === mailboxOf(other.email)) reasons.push('mailbox')
    else if (dotless(one.email) === dotless(other.email)) reasons.push('mailbox-like')
  }
  if (one.idNumber !== null && one.idNumber === other.idNumber) reasons.push('identity')
  const name = nameReason(one, other)
  if (name) reasons.push(name)
  if (shared.device) reasons.push('device')
  return { reasons, score: reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0) }
}

function nameReason(one: Known, other: Known): 'name' | 'person' | undefined {
  if (one.payeeName === null || other.payeeName === null) return undefined
  const names = [nameOf(one.payeeName), nameOf(other.payeeName)] as const
  if (names.includes('') || !areAlike(names[0], names[1])) return undefined
  if (one.birthday !== null && one.birthday === other.birthday) return 'person'
  // Two birthdays that differ are two people.
  return one.birthday === null || other.birthday === null ? 'name' : undefined
}

/** Names that differ by one letter at most, or by two that are swapped, whatever order their parts have. */
function areAlike(one: string, other: string): boolean {
  if (one === other) return true
  if (Math.abs(one.length - other.length) > 1) return false
  const kept = new Set(keptOfName(one))
  return soughtOfName(other).some((text) => kept.has(text))
}
