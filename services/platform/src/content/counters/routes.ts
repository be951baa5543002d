import { MEMBER_TYPE } from '@site/shared-api/contract/constants'
import { inboxUnread } from '@site/shared-api/contract/counters'
import type { FastifyInstance } from 'fastify'
import { requireFlag } from '#api/flag'
import { serve } from '#api/serve'
import { countUnreadMails } from '#content/counters/repository'

/** Numbers on the badges (A9, B6); trial accounts have neither mail nor chat. */
export async function counterRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.platform
  serve(app, inboxUnread, async ({ session, brand }) => {
    requireFlag(brand, 'MAILCEN')
    return { count: session.type === MEMBER_TYPE.trial ? 0 : await countUnreadMails(db, session.memberId) }
  })
}
