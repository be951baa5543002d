import type { Platform } from '#api/platform'
import { retrying } from '#db/retrying'
import type { Database } from '#db/database'
import { dayOf } from '#money/rewards/day-end/brand-day'
import type { DayEnd } from '#money/rewards/day-end/day-end'
import { selectPlayers } from '#money/rewards/day-end/repository'

const PAGE = 200

/** Does something for each member who played between two days, each in a transaction of its own. */
export async function forPlayers(
  { db }: Platform,
  { brand, day, signal }: DayEnd,
  { from, work }: { from: string; work: (tx: Database, memberId: string) => Promise<unknown> },
): Promise<void> {
  let after: string | undefined
  while (!signal.aborted) {
    const members = await selectPlayers(db, { merchant: brand.merchant, from, to: day, after, limit: PAGE })
    for (const memberId of members) {
      if (signal.aborted) return
      await retrying(() => db.transaction().execute((tx) => work(tx, memberId)))
    }
    after = members.at(-1)
    if (members.length < PAGE) return
  }
}

/** The first day that was not worked through; the first time of all so many days before the last one. */
export function firstDay({ brand, before, day }: DayEnd, now: Date, days: number): string {
  const earliest = dayOf(brand, now, -days)
  return before === undefined || before < earliest ? earliest : before > day ? day : before
}
