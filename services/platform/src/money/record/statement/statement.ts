import type { AccountTotals, RecordDays } from '@site/shared-api/contract/record'
import { MOST_STATEMENT_LINES } from '@site/shared-api/contract/record'
import type { LedgerLine } from '@site/shared-api/contract/wallet'
import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import { recordLines, recordTotals, type Holder } from '#money/record/account/account-record'

const PAGE = 1_000

/** All that a statement says: the same lines and the same sums as the account record shows. */
export interface Statement {
  readonly brand: string
  readonly account: string
  readonly madeAt: Date
  readonly totals: AccountTotals
  readonly lines: readonly LedgerLine[]
}

/**
 * Lines and totals of a range at one moment, so that they agree while the member plays (MEM-04). Throws ApiError
 * `invalid_input` where there are more lines than a statement may have: it is refused, never cut.
 */
export function statementOf(
  db: Database,
  holder: Holder,
  days: RecordDays,
): Promise<Pick<Statement, 'totals' | 'lines'>> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const totals = await recordTotals(tx, holder, days, undefined)
      const count = totals.kinds.reduce((sum, { lines }) => sum + lines, 0)
      if (count > MOST_STATEMENT_LINES)
        throw new ApiError('invalid_input', { field: 'from', data: { most: MOST_STATEMENT_LINES } })
      const lines: LedgerLine[] = []
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page = await recordLines(tx, holder, days, { cursor, limit: PAGE })
        lines.push(...page.list)
        cursor = page.nextCursor
      }
      return { totals, lines }
    })
}
