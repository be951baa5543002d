import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parsed } from '#api/parsed'
import { requireSigned } from '#api/signed'
import { drawTime } from '#games/lottery/clock'
import { DRAW_EVERY_MS } from '#games/lottery/tables'
import type { Provider } from '#provider'

const MOST = 400
const body = z.strictObject({
  draws: z
    .array(z.strictObject({ nodeId: z.string().regex(/^\d{1,18}$/), at: z.number().int().nonnegative() }))
    .max(MOST),
})

/** For the platform: the numbers that tickets of a game were paid by, the three on top and the two below. */
export function resultsRoutes(app: FastifyInstance, { chain, deps }: Provider): void {
  app.post('/draws', async (request) => {
    requireSigned(request, deps)
    const now = deps.clock.now()
    const numbers = parsed(body, request.body).draws.map(({ nodeId, at }) => {
      const draw = at / DRAW_EVERY_MS
      // The seed of a draw to come is not returned.
      const drawn =
        Number.isInteger(draw) && drawTime(draw) <= now ? chain.numbersOf(draw, nodeId) : undefined
      return drawn ? [...drawn.top, ...drawn.bottom].map(Number) : null
    })
    return { numbers }
  })
}
