import { sql } from 'kysely'
import type { Database } from '#db/database'
import type { HandoutKind } from '#money/handouts/tables'
import { Authority } from '#money/ledger/authority'
import { toDecimal } from '#money/ledger/money'
import { minorOf } from '#money/rewards/rules/minor'
import { rulesOf } from '#money/rewards/rules/rules.repository'
import { requireApproval, requireSecondPerson, type ApprovalSubject, type Operator } from '#operations/index'

const DAY_MS = 24 * 60 * 60 * 1000
/** Where a brand has set nothing, no operator hands out anything alone. */
const EVERYTHING = 0n
/** What one person hands out alone within 24 hours: so many times the amount from which a single one needs two people. */
export const ALONE_PER_DAY = 10n

export interface Handout {
  readonly kind: HandoutKind
  readonly merchant: string
  /** The id of what is handed out: once for each. */
  readonly subject: string
  /** Minor units. */
  readonly amount: bigint
  /** Two people from this amount on, in minor units. */
  readonly twoPeopleFrom: bigint
  readonly now: Date
}

/**
 * Whether one operator may hand this out without a second person (PLT-09): below the brand’s amount, and within what one person
 * hands out in 24 hours, split however it is. Handouts of one operator come one after another: the row of the operator is locked.
 */
export async function mayHandOutAlone(
  tx: Database,
  { name }: Pick<Operator, 'name'>,
  { amount, kind, merchant, now, twoPeopleFrom }: Handout,
): Promise<boolean> {
  if (twoPeopleFrom === EVERYTHING || amount >= twoPeopleFrom) return false
  await sql`select 1 from operators where name = ${name} for update`.execute(tx)
  const since = new Date(now.getTime() - DAY_MS)
  const { rows } = await sql<{
    sum: bigint
  }>`select coalesce(sum(amount), 0)::bigint as sum from operator_handouts
    where operator = ${name} and merchant = ${merchant} and kind = ${kind} and at > ${since}`.execute(tx)
  return (rows[0]?.sum ?? 0n) + amount <= twoPeopleFrom * ALONE_PER_DAY
}

/** Counts what was handed out alone; in the transaction that does it. */
export async function recordHandout(
  tx: Database,
  { name }: Pick<Operator, 'name'>,
  { amount, kind, merchant, now, subject }: Handout,
): Promise<void> {
  await tx
    .insertInto('operator_handouts')
    .values({ operator: name, merchant, kind, subject, amount, at: now })
    .execute()
}

/**
 * The right to book house money for a member by hand: of one operator within their bounds, of two beyond them. Throws
 * ApprovalNeeded for the first of two.
 */
export async function authoriseHandout(
  tx: Database,
  operator: Operator,
  {
    amount,
    currency,
    merchant,
    now,
    subject,
    ...of
  }: Omit<Handout, 'kind' | 'twoPeopleFrom'> & {
    readonly action: ApprovalSubject['action']
    readonly currency: string
    /** Of the member. */
    readonly account: string
  },
): Promise<Authority> {
  const most = amount < 0n ? -amount : amount
  const twoPeopleFrom = minorOf((await rulesOf(tx, merchant)).twoPeopleFrom, currency)
  const handout = { kind: 'gift', merchant, subject, amount: most, twoPeopleFrom, now } as const
  if (operator.approves === undefined) {
    if (await mayHandOutAlone(tx, operator, handout)) await recordHandout(tx, operator, handout)
    else
      requireApproval(operator, {
        action: of.action,
        merchant,
        subject: of.account,
        amount: toDecimal(amount, currency),
        currency,
      })
  }
  return Authority.issue({ tx, amount: most })
}

/** The same of what has a first person already. Throws ApiError `second_person_needed`. */
export async function authoriseByTwo(
  tx: Database,
  people: { readonly first: string; readonly second: Operator; readonly now: Date },
  amount: bigint,
): Promise<Authority> {
  await requireSecondPerson(tx, people)
  return Authority.issue({ tx, amount: amount < 0n ? -amount : amount })
}

/** The right to book house money that always needs two people, whatever the amount. Throws ApprovalNeeded for the first of them. */
export function authoriseApproved(
  tx: Database,
  operator: Operator,
  {
    account: subject,
    action,
    amount,
    currency,
    merchant,
  }: Pick<ApprovalSubject, 'action' | 'merchant'> & {
    account: string
    amount: bigint
    currency: string | null
  },
): Authority {
  const money = currency === null ? {} : { amount: toDecimal(amount, currency), currency }
  requireApproval(operator, { action, merchant, subject, ...money })
  return Authority.issue({ tx, amount })
}
