import { anchors, focusAnchor, focusedAnchors, unfocusAnchor } from '@site/shared-api/contract/anchor'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { AnchorService } from '#games/anchors/service'

/** Anchors of the live category (B7). */
export async function anchorRoutes(app: FastifyInstance): Promise<void> {
  const service = new AnchorService(app.platform.db, app.platform.clock)
  serve(app, anchors, ({ query, brand, language }) => service.list(brand, query.type, language))
  serve(app, focusedAnchors, ({ brand, session, language }) =>
    service.followed(brand, session.memberId, language),
  )
  serve(app, focusAnchor, ({ body, brand, session }) =>
    service.follow(brand, session.memberId, body.anchorId),
  )
  serve(app, unfocusAnchor, ({ body, brand, session }) =>
    service.unfollow(brand, session.memberId, body.anchorId),
  )
}
