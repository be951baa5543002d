import { hastenJob, listJobs, type JobDto } from '@site/shared-api/contract/job'
import type { FastifyInstance } from 'fastify'
import { timePage, timePlace } from '#api/pages/time-cursor'
import { serve } from '#api/serve'
import { insertAudit } from '#brands/index'
import { daily } from '#db/daily/daily'
import { deleteEnded, selectJobs } from '#db/jobs/repository'

const KEPT_MS = 7 * 24 * 3_600_000
const BATCH = 500

/** The queue as operators see it. */
export async function jobRoutes(app: FastifyInstance): Promise<void> {
  const { clock, db, jobs } = app.platform
  daily(app, 'jobs', async function* (now) {
    for (let gone = BATCH; gone === BATCH;) {
      gone = await deleteEnded(db, new Date(now.getTime() - KEPT_MS), BATCH)
      yield gone
    }
  })

  serve(app, listJobs, async ({ query: { cursor, limit, ...which } }) => {
    const rows = await selectJobs(db, { ...which, after: timePlace(cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ created_at: at, id }) => ({ at, id }))
    return { list: page.map(toJobDto), nextCursor }
  })
  serve(app, hastenJob, ({ operator, params }) =>
    db.transaction().execute(async (tx) => {
      const hastened = await jobs.hasten(tx, params)
      if (hastened)
        await insertAudit(tx, {
          at: clock.now(),
          actor: operator.name,
          action: 'job.hastened',
          subject: params.id,
          detail: {},
        })
      return { hastened }
    }),
  )
}

function toJobDto(row: Awaited<ReturnType<typeof selectJobs>>[number]): JobDto {
  return {
    id: row.id,
    kind: row.kind,
    key: row.key,
    merchant: row.merchant,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    attempts: row.attempts,
    lastError: row.last_error,
    endedAt: row.ended_at?.toISOString() ?? null,
  }
}
