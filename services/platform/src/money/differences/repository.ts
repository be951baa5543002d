import type { DifferenceBook, DifferenceState } from '@site/shared-api/contract/difference'
import type { Merchants } from '@site/shared-api/contract/brand-place'
import { sql, type Selectable, type Updateable } from 'kysely'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'
import type { DifferenceTables } from '#money/differences/tables'
import type { Difference } from '#money/reconcile/compare-days'

type Table = DifferenceTables['book_differences']
export type DifferenceRow = Selectable<Table>

interface Found {
  readonly id: string
  readonly book: DifferenceBook
  readonly difference: Difference
  readonly order: { readonly id: string; readonly merchant: string } | undefined
  readonly now: Date
}

/** Writes down what was found; what was ended stays so as long as both books say what they said then. Index: the unique key. */
export async function noteDifference(
  tx: Database,
  { book, difference, id, now, order }: Found,
): Promise<void> {
  const { at, currency, delta, ours, provider, receipt, theirs } = difference
  await sql`insert into book_differences (id, book, provider, receipt, merchant, order_id, ours, theirs, currency, delta,
      moved_at, found_at, seen_at, state)
    values (${id}, ${book}, ${provider}, ${receipt}, ${order?.merchant ?? null}, ${order?.id ?? difference.about}, ${ours}, ${theirs},
      ${currency}, ${delta}, ${at}, ${now}, ${now}, 'open')
    on conflict (book, provider, receipt) do update set seen_at = excluded.seen_at, ours = excluded.ours,
      theirs = excluded.theirs, currency = excluded.currency, delta = excluded.delta,
      merchant = coalesce(book_differences.merchant, excluded.merchant),
      order_id = coalesce(book_differences.order_id, excluded.order_id),
      state = case when ${isSame} then book_differences.state else 'open' end,
      ending = case when ${isSame} then book_differences.ending end,
      until = case when ${isSame} then book_differences.until end`.execute(tx)
}

const isSame = sql`(book_differences.ours is not distinct from excluded.ours
  and book_differences.theirs is not distinct from excluded.theirs and book_differences.ending is distinct from 'vanished')`

/**
 * Ends what was found in a time before and is found no more. What has been booked for it by then is open again: it is to be taken
 * back. Index: book_differences_by_time.
 */
export async function endVanished(
  tx: Database,
  of: { book: DifferenceBook; provider: string; from: Date; to: Date; found: readonly string[]; now: Date },
): Promise<void> {
  await sql`update book_differences set state = case when booked = 0 then 'closed' else 'open' end,
      ending = case when booked = 0 then 'vanished' end, delta = 0, ours = theirs, decided_at = ${of.now}
    where book = ${of.book} and provider = ${of.provider} and (state <> 'closed' or booked <> 0)
      and moved_at >= ${of.from} and moved_at < ${of.to} and not receipt = any(${[...of.found]}::text[])`.execute(
    tx,
  )
}

/** Ended differences of these movements that are unchanged since. Index: the unique key. */
export async function selectEnded(
  db: Database,
  book: DifferenceBook,
  receipts: readonly string[],
): Promise<DifferenceRow[]> {
  if (receipts.length === 0) return []
  return await db
    .selectFrom('book_differences')
    .selectAll()
    .where('book', '=', book)
    .where('receipt', 'in', [...receipts])
    .where('state', '=', 'closed')
    .execute()
}

/** The newest first; what has waited for long enough is open. Index: book_differences_newest. */
export async function selectDifferences(
  db: Database,
  filter: {
    merchant: Merchants
    state: DifferenceState | undefined
    book: DifferenceBook | undefined
    now: Date
  },
  { after, limit }: { after: TimePlace | undefined; limit: number },
): Promise<DifferenceRow[]> {
  let query = db.selectFrom('book_differences').selectAll().where(ofMerchants('merchant', filter.merchant))
  if (filter.state !== undefined) query = query.where(stateAt(filter.now), '=', filter.state)
  if (filter.book !== undefined) query = query.where('book', '=', filter.book)
  if (after)
    query = query
      .where('found_at', '<=', after.at)
      .where(sql<boolean>`(found_at < ${after.at} or id > ${after.id}::uuid)`)
  return await query.orderBy('found_at', 'desc').orderBy('id').limit(limit).execute()
}

const stateAt = (now: Date) =>
  sql<DifferenceState>`case when state = 'waiting' and until <= ${now} then 'open' else state end`

export function selectDifference(db: Database, id: string): Promise<DifferenceRow | undefined> {
  return db.selectFrom('book_differences').selectAll().where('id', '=', id).executeTakeFirst()
}

export function lockDifference(tx: Database, id: string): Promise<DifferenceRow | undefined> {
  return tx.selectFrom('book_differences').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function updateDifference(tx: Database, id: string, set: Updateable<Table>): Promise<void> {
  await tx.updateTable('book_differences').set(set).where('id', '=', id).execute()
}

/** How many are open of movements of a time. Index: book_differences_by_time. */
export async function countOpenDifferences(
  db: Database,
  { from, now, to }: { from: Date; to: Date; now: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('book_differences')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where(stateAt(now), '=', 'open')
    .where('moved_at', '>=', from)
    .where('moved_at', '<', to)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** When movements before a time happened that are not ended, or for which something was booked lately. Index: book_differences_by_time. */
export async function selectUnsettled(
  db: Database,
  { before, decidedSince, limit }: { before: Date; decidedSince: Date; limit: number },
): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`select distinct moved_at as at from book_differences
    where (state <> 'closed' or (booked <> 0 and decided_at > ${decidedSince})) and moved_at < ${before}
    order by 1 limit ${limit}`.execute(db)
  return rows.map(({ at }) => at)
}
