import { MEMBER_TYPE } from '@site/shared-api/contract/constants'
import { chatUnread } from '@site/shared-api/contract/counters'
import type { FastifyInstance } from 'fastify'
import { requireFlag } from '#api/flag'
import { serve } from '#api/serve'
import { countUnreadChat } from '#content/counters/repository'

/** The number on the badge of the chat (A9, B6); trial accounts have none. */
export async function counterRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.platform
  serve(app, chatUnread, async ({ session, brand }) => {
    requireFlag(brand, 'CBS3')
    return { count: session.type === MEMBER_TYPE.trial ? 0 : await countUnreadChat(db, session.memberId) }
  })
}
