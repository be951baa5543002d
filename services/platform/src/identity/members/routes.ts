import { memberInfo, rankProgress } from '@site/shared-api/contract/member'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { infoOf, rankOf } from '#identity/members/service'

/** The member's own data (A3, B3). */
export async function memberRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.platform
  serve(app, memberInfo, ({ session }) => infoOf(db, session))
  serve(app, rankProgress, ({ session, language }) => rankOf(db, session, language))
}
