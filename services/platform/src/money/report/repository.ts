import { dayFigure, type DayFigure, type DayFigureName } from '@site/shared-api/contract/day-report'
import type { Insertable } from 'kysely'
import { z } from 'zod'
import type { Database } from '#db/database'
import { toMinor } from '#money/ledger/money'
import type { ReportTables } from '#money/report/tables'

type Reports = ReportTables['day_reports']
export type ReportRow = Reports

/**
 * Figures that came after the first reports are kept with the one before them: a copy of the site that does not know them yet
 * still reads every report, without them.
 */
const ADDED: Partial<Record<DayFigureName, DayFigureName>> = { 'agent-pay': 'adjustments' }

const stored = z.array(z.looseObject({ name: z.string(), added: z.array(z.unknown()).optional() }))
/** What a later copy knows is left out, so that it need not be kept apart there. */
const named = dayFigure.pick({ name: true })

/** A brand's days, the newest first. Index: the primary key. */
export function selectReports(
  db: Database,
  of: { merchant: string; differing: boolean; before: string | undefined; limit: number },
): Promise<ReportRow[]> {
  let query = db.selectFrom('day_reports').selectAll().where('merchant', '=', of.merchant)
  if (of.differing) query = query.where('differences', '>', 0)
  if (of.before !== undefined) query = query.where('day', '<', of.before)
  return query.orderBy('day', 'desc').limit(of.limit).execute()
}

/** Days of a brand, both included, the first one first. Index: the primary key. */
export function selectReportsBetween(
  db: Database,
  of: { merchant: string; from: string; to: string },
): Promise<ReportRow[]> {
  return db
    .selectFrom('day_reports')
    .selectAll()
    .where('merchant', '=', of.merchant)
    .where('day', '>=', of.from)
    .where('day', '<=', of.to)
    .orderBy('day')
    .execute()
}

/** Index: the primary key. */
export function selectReport(
  db: Database,
  of: { merchant: string; day: string },
): Promise<ReportRow | undefined> {
  return db
    .selectFrom('day_reports')
    .selectAll()
    .where('merchant', '=', of.merchant)
    .where('day', '=', of.day)
    .executeTakeFirst()
}

/** Whatever was said of the day before is written over. */
export async function upsertReport(tx: Database, row: Insertable<Reports>): Promise<void> {
  await tx
    .insertInto('day_reports')
    .values(row)
    .onConflict((conflict) => conflict.columns(['merchant', 'day']).doUpdateSet(row))
    .execute()
}

/** Figures as a report keeps them. */
export function figuresToStore(all: readonly DayFigure[]) {
  const isAdded = ({ name }: DayFigure): boolean => ADDED[name] !== undefined
  return all
    .filter((figure) => !isAdded(figure))
    .map((figure) => {
      const added = all.filter(({ name }) => ADDED[name] === figure.name)
      return added.length === 0 ? figure : { ...figure, added }
    })
}

/** Figures of a report, in their order. */
export const figuresIn = (row: Pick<ReportRow, 'figures'>): DayFigure[] =>
  stored
    .parse(row.figures)
    .flatMap(({ added = [], ...figure }) => [figure, ...added])
    .filter((figure) => named.safeParse(figure).success)
    .map((figure) => dayFigure.parse(figure))

/** What members had when a day was over, as its report says; minor units. Undefined where there is none in this currency. */
export async function closingOf(
  db: Database,
  of: { merchant: string; day: string; currency: string },
): Promise<bigint | undefined> {
  const row = await selectReport(db, of)
  if (row?.currency !== of.currency) return undefined
  const amount = figuresIn(row).find(({ name }) => name === 'closing')?.amount
  return amount === undefined || amount === null ? undefined : toMinor(amount, of.currency)
}
