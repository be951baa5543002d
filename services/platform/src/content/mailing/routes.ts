import { checkMailing, listMailings, sendMailing, takeBackMailing } from '@site/shared-api/contract/mailing'
import type { FastifyInstance } from 'fastify'
import { timePage, timePlace } from '#api/pages/time-cursor'
import { serve } from '#api/serve'
import { selectMailings } from '#content/mailing/repository'
import { mailingJob } from '#content/mailing/sending'
import { Mailings } from '#content/mailing/service'
import { toMailing } from '#content/mailing/wire'

/** Messages of operators to one member, a segment or all of a brand (PLT-09). */
export async function mailingRoutes(app: FastifyInstance): Promise<void> {
  const { db, jobs } = app.platform
  const mailings = new Mailings(app.platform)
  jobs.register(mailingJob(app.platform))
  serve(app, listMailings, async ({ params: { merchant }, query: { cursor, limit } }) => {
    const rows = await selectMailings(db, merchant, { before: timePlace(cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ created_at: at, id }) => ({ at, id }))
    return { list: page.map(toMailing), nextCursor }
  })
  serve(app, checkMailing, ({ operator, params, body }) => mailings.check(params.merchant, operator, body))
  serve(app, sendMailing, async ({ operator, params, body }) =>
    toMailing(await mailings.send(params.merchant, operator, body)),
  )
  serve(app, takeBackMailing, async ({ operator, params }) =>
    toMailing(await mailings.takeBack(params.merchant, operator, params.id)),
  )
}
