import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiError } from '#api/api-error'
import { openFiles } from '#content/member-files/open-files'
import { COOKIES, PICTURE_PATHS, pictureAddresses, type Door } from '#content/promotions/addresses'
import { fileOf } from '#content/promotions/reward-pictures'

const asked = z.object({
  id: z.uuid(),
  until: z.coerce.number().int(),
  sign: z.string().max(64),
})
const DOORS: readonly Door[] = ['member', 'operator']

/**
 * Pictures of applications, for the member and for reviewers alone: by an address that their own calls have answered, in the
 * browser that was answered. Kept by nobody on the way (CON-03).
 */
export async function rewardPictureRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const files = openFiles(platform)
  for (const door of DOORS) {
    const addresses = pictureAddresses(platform, door)
    app.get<{ Params: { id: string } }>(
      `${PICTURE_PATHS[door]}/:id`,
      { schema: { hide: true } },
      async (request, reply) => {
        const { id, ...signed } = read(request)
        if (!addresses.fits(id, signed, COOKIES[door](request))) throw new ApiError('art_unknown')
        const content = await files.read(fileOf(id))
        if (content === undefined) throw new ApiError('art_unknown')
        return reply
          .header('Cache-Control', 'private, max-age=600')
          .header('X-Content-Type-Options', 'nosniff')
          .header('Content-Disposition', 'inline')
          .type('image/webp')
          .send(content)
      },
    )
  }
}

/** Whatever is not such an address names no picture: nobody learns which there are. */
function read(request: FastifyRequest): z.output<typeof asked> {
  const parsed = asked.safeParse({ ...Object(request.query), ...Object(request.params) })
  if (!parsed.success) throw new ApiError('art_unknown')
  return parsed.data
}
