import {
  endDifference,
  listDifferences,
  lookForDifferences,
  ownDifference,
} from '@site/shared-api/contract/difference'
import type { FastifyInstance } from 'fastify'
import { timePage, timePlace } from '#api/pages/time-cursor'
import { serve } from '#api/serve'
import { insertAudit } from '#brands/index'
import { daily } from '#db/daily/daily'
import { toJson } from '#db/json'
import { Differences, toDifferenceDto } from '#money/differences/differences'
import { findDifferences, momentOf } from '#money/differences/find-differences'
import { countOpenDifferences, selectDifferences, selectUnsettled } from '#money/differences/repository'

const DAY_MS = 24 * 60 * 60 * 1000
/** Companies close their books late, and callbacks are lost: the days before are looked at again. */
const DAYS = 3
/** Older movements are looked at one by one while they are not ended, and for so long after something was booked for them. */
const LOOKED_AT_DAYS = 90
const MOST_UNSETTLED = 200

/** Differences between our books and those of payment companies: found every day, ended by operators (MEM-02, MEM-03, PLT-09). */
export async function differenceRoutes(app: FastifyInstance): Promise<void> {
  const { clock, db } = app.platform
  const differences = new Differences(app.platform)
  const look = async (from: Date, to: Date) => {
    const { compared, silent } = await findDifferences(app.platform, { from, to })
    const open = await countOpenDifferences(db, { from, to, now: clock.now() })
    return { compared, silent, open }
  }
  daily(app, 'book-differences', async function* (now) {
    const from = new Date(now.getTime() - DAYS * DAY_MS)
    const { open, silent } = await look(from, now)
    const decidedSince = new Date(now.getTime() - LOOKED_AT_DAYS * DAY_MS)
    for (const at of await selectUnsettled(db, { before: from, decidedSince, limit: MOST_UNSETTLED })) {
      await findDifferences(app.platform, momentOf(at))
      yield 1
    }
    if (open > 0 || silent.length > 0)
      app.log.warn(
        { open, silent },
        'books of payment companies differ, or were not answered: console, Differences',
      )
    yield open
  })

  serve(app, listDifferences, async ({ query: { book, cursor, limit, merchant, state } }) => {
    const now = clock.now()
    const page = { after: timePlace(cursor), limit: limit + 1 }
    const rows = await selectDifferences(db, { merchant, state, book, now }, page)
    const shown = timePage(rows, limit, ({ found_at: at, id }) => ({ at, id }))
    return { list: shown.page.map((row) => toDifferenceDto(row, now)), nextCursor: shown.nextCursor }
  })
  serve(app, lookForDifferences, async ({ body: { from, to }, operator }) => {
    const answer = await look(new Date(from), new Date(to))
    await insertAudit(db, {
      at: clock.now(),
      actor: operator.name,
      action: 'difference.looked',
      subject: 'site',
      detail: toJson({ from, to, open: answer.open }),
    })
    return answer
  })
  serve(app, ownDifference, ({ body, operator, params }) => differences.own(operator, params.id, body.own))
  serve(app, endDifference, ({ body, operator, params }) => differences.end(operator, params.id, body))
}
