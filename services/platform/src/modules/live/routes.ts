import { LIVE_EVENTS_PATH } from '@site/shared-api/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError } from '#api/api-error'
import { identify } from '#api/identity'
import { SIGNAL_CHANNEL } from '#db/signal'
import { LiveHub } from '#modules/live/live-hub'
import { WinService } from '#modules/wins/service'

/** A browser cannot read an event stream's refusal: it is told when to knock again. */
const RETRY_AFTER_SECONDS = 30
const OF_EVERYBODY = {
  path: LIVE_EVENTS_PATH,
  method: 'GET',
  access: 'public',
  summary: '',
  response: z.never(),
} as const

const signal = z.object({ topic: z.literal('winner'), merchant: z.string(), id: z.string() })

/** What happens on the platform, told to open pages as it happens; the brand's public facts for now. */
export async function liveRoutes(app: FastifyInstance): Promise<void> {
  const { db, listen } = app.platform
  const hub = new LiveHub()
  const wins = new WinService(app.platform)

  async function hear(payload: string): Promise<void> {
    const heard = signal.safeParse(JSON.parse(payload))
    if (!heard.success || !hub.isHeardBy(heard.data.merchant)) return
    const { merchant, id } = heard.data
    const win = await wins.told(db, id)
    if (win) hub.tell(merchant, 'winner', id, win)
  }

  const deaf = await listen(SIGNAL_CHANNEL, (payload) => {
    hear(payload).catch((error: unknown) => app.log.warn({ err: error }, 'a signal was not told on'))
  })
  // Before running calls are waited for: a stream never ends by itself.
  app.addHook('preClose', async () => hub.close())
  app.addHook('onClose', deaf)

  app.get(LIVE_EVENTS_PATH, { schema: { hide: true } }, async (request, reply) => {
    await identify(app.platform, OF_EVERYBODY, request)
    const merchant = request.who.brand?.merchant ?? ''
    if (!hub.hasRoom(request.ip))
      throw new ApiError('too_many_requests', { data: { retryAfter: RETRY_AFTER_SECONDS } })
    reply.hijack()
    hub.open({ merchant, address: request.ip, out: reply.raw })
  })
}
