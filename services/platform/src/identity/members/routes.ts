import { memberInfo } from '@site/shared-api/contract/member'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { infoOf } from '#identity/members/service'

/** The member's own data (A3). */
export async function memberRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.platform
  serve(app, memberInfo, ({ session }) => infoOf(db, session))
}
