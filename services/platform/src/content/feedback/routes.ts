import {
  answerFeedback,
  closeFeedback,
  listFeedback,
  openFeedback,
  queuedFeedback,
  sendFeedback,
} from '@site/shared-api/contract/feedback'
import type { FastifyInstance } from 'fastify'
import { requireFlag } from '#api/flag'
import { timePage, timePlace } from '#api/pages/time-cursor'
import { serve } from '#api/serve'
import { endWaiting, requireFeedback } from '#content/feedback/answering'
import { selectQueue, selectSender } from '#content/feedback/queue.repository'
import { forgetFeedback, selectOwn, type FeedbackRow } from '#content/feedback/repository'
import { keepFeedback } from '#content/feedback/service'
import { toFeedback, toQueuedFeedbackDto } from '#content/feedback/wire'
import { daily } from '#db/daily/daily'

const KEPT_MS = 400 * 24 * 60 * 60 * 1000
/** Earlier feedback of the same member that is shown with the one being answered. */
const EARLIER = 5
const placeOf = ({ sent_at: at, id }: Pick<FeedbackRow, 'sent_at' | 'id'>) => ({ at, id })

/** Members' feedback to their brand (B7, CON-07). */
export async function feedbackRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.platform
  daily(app, 'feedback', (now) => forgetFeedback(db, new Date(now.getTime() - KEPT_MS)))
  serve(app, sendFeedback, async ({ brand, session, body }) => {
    requireFlag(brand, 'FEEDBACK3')
    return toFeedback(await keepFeedback(app.platform, { brand, session }, body))
  })
  serve(app, listFeedback, async ({ brand, session, query: { cursor, limit } }) => {
    requireFlag(brand, 'FEEDBACK3')
    const before = timePlace(cursor)
    const rows = await selectOwn(db, session.memberId, { before, limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, placeOf)
    return { list: page.map(toFeedback), nextCursor, bounds: brand.document.feedbackLength }
  })
}

/** The queue of it, for operators (PLT-09). */
export async function feedbackQueueRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.platform
  serve(app, queuedFeedback, async ({ query: { cursor, limit, ...which } }) => {
    const rows = await selectQueue(db, { ...which, after: timePlace(cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, placeOf)
    return { list: page.map(toQueuedFeedbackDto), nextCursor }
  })
  serve(app, openFeedback, async ({ params }) => {
    const row = await requireFeedback(db, params.id)
    const [sender, own] = await Promise.all([
      selectSender(db, row.member_id),
      selectOwn(db, row.member_id, { before: placeOf(row), limit: EARLIER }),
    ])
    const member = {
      nickname: sender.nickname,
      type: sender.type,
      vipLevel: sender.vip_level,
      joinedAt: sender.created_at.toISOString(),
      lastSeenAt: sender.last_login_at?.toISOString() ?? null,
      status: sender.status,
    }
    return { ...toQueuedFeedbackDto(row), member, earlier: own.map(toFeedback) }
  })
  serve(app, answerFeedback, async ({ operator, params, body }) =>
    toQueuedFeedbackDto(await endWaiting(app.platform, operator.name, params.id, body.answer)),
  )
  serve(app, closeFeedback, async ({ operator, params }) =>
    toQueuedFeedbackDto(await endWaiting(app.platform, operator.name, params.id, null)),
  )
}
