import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parsed } from '#api/parsed'
import { requireSigned } from '#api/signed'
import type { Provider } from '#provider'
import type { Round } from '#store/records'
import { toWire } from '#wallet/wire'

const MOST = 500
const NOTHING = '0.00'
const moment = z.number().int().nonnegative()
const body = z.strictObject({
  from: moment,
  to: moment,
  after: z.strictObject({ at: moment, id: z.string().min(1).max(64) }).optional(),
})

/** For the platform: what became of rounds for money that began in a time, for its books to be compared with. */
export function roundsRoutes(app: FastifyInstance, { book, deps }: Provider): void {
  app.post('/rounds', async (request) => {
    requireSigned(request, deps)
    const { from, to, after } = parsed(body, request.body)
    const rounds = await book.between(from, to, { after, limit: MOST })
    const last = rounds.length < MOST ? undefined : rounds.at(-1)
    return { rounds: rounds.map(toRoundDto), next: last ? { at: last.at, id: last.id } : null }
  })
}

/** What a round pays is known here long before it is over, and returned only then. */
function toRoundDto({ at, currency, id, payout, stake, state }: Round) {
  const isVoid = state === 'refused' || state === 'refunded'
  const isClosed = state === 'closed'
  return {
    roundId: id,
    at,
    currency,
    stake: toWire(isVoid ? NOTHING : stake, currency),
    payout: toWire(isClosed ? payout : NOTHING, currency),
    state: isVoid ? 'void' : isClosed ? 'closed' : 'open',
  }
}
