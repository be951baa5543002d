import { sql, type RawBuilder } from 'kysely'
import { assertAdmitted, type Admission } from '#money/ledger/admission'
import { digestOf, type Leg } from '#money/ledger/digest'
import { assertAuthorised, type Authority } from '#money/ledger/authority'
import type { AdmittedKind, ByHandKind, UnconditionalKind } from '#money/ledger/entry-kinds'

interface EntryFields {
  readonly id: string
  readonly merchant: string
  readonly currency: string
  readonly at: Date
  readonly provider?: string
  readonly reference?: string
  readonly nodeId?: bigint
  readonly roundId?: string
}

/**
 * One business fact: its lines sum to zero in one currency of one brand. Money that comes in for a member has been admitted first:
 * without it this does not compile, and the ledger refuses it. The same holds for house money that operators move by hand, which has
 * been authorised.
 */
export type EntryRow = EntryFields &
  (
    | { readonly kind: UnconditionalKind; readonly admission?: undefined; readonly authority?: undefined }
    | {
        readonly kind: Exclude<AdmittedKind, ByHandKind>
        readonly admission: Admission
        readonly authority?: undefined
      }
    | {
        readonly kind: Exclude<ByHandKind, AdmittedKind>
        readonly admission?: undefined
        readonly authority: Authority
      }
    | {
        readonly kind: Extract<ByHandKind, AdmittedKind>
        readonly admission: Admission
        readonly authority: Authority
      }
  )

/**
 * The parts of a `with` that write an entry: `entry` (empty when its id was there), `moved` (id, balance and seq of each
 * member account after it) and `posted`. Every account is in it once; a
 * fact that moves nothing has no lines.
 */
export function entryParts(entry: EntryRow, legs: readonly Leg[]): RawBuilder<unknown> {
  assertAdmitted(entry, legs)
  assertAuthorised(entry, legs)
  const lines =
    legs.length === 0
      ? sql`select null::uuid, null::bigint where false`
      : sql`values ${sql.join(legs.map(({ accountId, amount }) => sql`(${accountId}::uuid, ${amount}::bigint)`))}`
  return sql`entry as (
    insert into ledger_entries (id, merchant, kind, at, currency, digest, provider, reference, node_id, round_id)
    values (${entry.id}, ${entry.merchant}, ${entry.kind}, ${entry.at}, ${entry.currency}, ${digestOf(entry, legs)},
      ${entry.provider ?? null}, ${entry.reference ?? null}, ${entry.nodeId ?? null}, ${entry.roundId ?? null})
    on conflict (id) do nothing returning id
  ), leg as (
    select v.account_id, v.amount, entry.id as entry_id from (${lines}) v (account_id, amount), entry
  ), moved as (
    update ledger_accounts a set balance = a.balance + leg.amount, seq = a.seq + 1 from leg
    where a.id = leg.account_id and a.member_id is not null returning a.id, a.balance, a.seq
  ), posted as (
    insert into ledger_postings (entry_id, account_id, amount, seq, balance_after)
    select leg.entry_id, leg.account_id, leg.amount, moved.seq, moved.balance
    from leg left join moved on moved.id = leg.account_id
  )`
}

/** Legs with one line an account and none of nothing. */
export function netLegs(legs: readonly Leg[]): Leg[] {
  const sums = new Map<string, bigint>()
  for (const { accountId, amount } of legs) sums.set(accountId, (sums.get(accountId) ?? 0n) + amount)
  return [...sums].filter(([, amount]) => amount !== 0n).map(([accountId, amount]) => ({ accountId, amount }))
}
