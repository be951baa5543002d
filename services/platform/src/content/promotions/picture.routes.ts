import type { FastifyInstance } from 'fastify'
import { rewardPictures } from '#content/promotions/addresses'

/**
 * Pictures of applications, for the member and for reviewers alone: by an address that their own calls have answered, in the
 * same browser; no proxy caches them (CON-03).
 */
export async function rewardPictureRoutes(app: FastifyInstance): Promise<void> {
  for (const audience of ['member', 'operator'] as const) rewardPictures(app.platform, audience).serve(app)
}
