import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parsed } from '#api/parsed'
import { GameError } from '#api/errors'
import { playerOf } from '#play/access'
import { value } from '#play/game.routes'
import type { Seat } from '#play/seat'
import type { Provider } from '#provider'
import { roundView, type RoundView } from '#rounds/view'

const ROUNDS = 30
const nothing = z.strictObject({})
const renewBody = z.strictObject({
  clientSeed: z
    .string()
    .trim()
    .min(1)
    .max(64)
    .regex(/^[\x21-\x39\x3b-\x7e]+$/)
    .optional(),
})

/** The player's seeds and last rounds; `serverSeed` is set where it was revealed. */
export interface FairState {
  current: { hash: string; clientSeed: string; nonce: number }
  rounds: { round: RoundView; serverSeed: string | null }[]
}

export function fairRoutes(app: FastifyInstance, provider: Provider): void {
  const { seeds, book, locks } = provider
  app.post('/api/fair', async (request) => {
    parsed(nothing, request.body)
    return value(await fairState(provider, await playerOf(provider, request)))
  })
  /** A new pair of seeds, with the player's own client seed if one is given; the old one is revealed. */
  app.post('/api/fair/renew', async (request) => {
    const caller = await playerOf(provider, request)
    const { clientSeed } = parsed(renewBody, request.body)
    await locks.run(caller.seat, async () => {
      const undecided = book
        .liveOf(caller.seat)
        .some((round) => round.kind !== 'lottery' && round.state !== 'settling')
      if (undecided) throw new GameError('round_open')
      await seeds.renew(caller.seat, clientSeed)
    })
    return value(await fairState(provider, caller))
  })
}

async function fairState({ seeds, book, locks }: Provider, { seat }: Seat): Promise<FairState> {
  const { hash, clientSeed, nonce } = await locks.run(seat, () => seeds.current(seat))
  const rounds = (await book.latest(seat, ROUNDS)).filter(({ state }) => state !== 'betting')
  return {
    current: { hash, clientSeed, nonce },
    rounds: await Promise.all(
      rounds.map(async (round) => ({
        round: roundView(round),
        serverSeed: (await seeds.revealed(round.fair.hash)) ?? null,
      })),
    ),
  }
}
