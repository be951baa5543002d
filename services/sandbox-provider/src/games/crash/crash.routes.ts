import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { clientId, roundId, stake } from '#api/fields'
import { parsed } from '#api/parsed'
import { crashHistory } from '#games/crash/crash-history'
import { bet, cashOut } from '#games/crash/crash.service'
import { GameError } from '#api/errors'
import { HIGHEST, LOWEST_CASH_OUT } from '#games/crash/outcome'
import { playerOf } from '#play/access'
import { value } from '#play/game.routes'
import type { Provider } from '#provider'
import { crashView } from '#rounds/view'

const WAIT_MS = 20_000
const PAID_WAIT_MS = 2_500
const betBody = z.strictObject({
  clientId,
  stake,
  auto: z.number().int().min(LOWEST_CASH_OUT).max(HIGHEST).nullable(),
})
const roundBody = z.strictObject({ roundId })

export function crashRoutes(app: FastifyInstance, provider: Provider): void {
  const { book, deps } = provider
  app.post('/api/crash/bet', async (request) => {
    const caller = await playerOf(provider, request, 'crash')
    const round = await bet(provider, caller, parsed(betBody, request.body))
    return value({ now: deps.clock.now(), round: crashView(round) })
  })
  app.post('/api/crash/cash-out', async (request) => {
    const caller = await playerOf(provider, request, 'crash')
    const ended = await cashOut(provider, caller, parsed(roundBody, request.body).roundId)
    const paid = await book.when(ended, ({ state }) => state === 'closed', PAID_WAIT_MS)
    return value({ now: deps.clock.now(), round: crashView(paid.kind === 'crash' ? paid : ended) })
  })
  /** Answers when the flight has ended, or as it is after a while. */
  app.post('/api/crash/wait', async (request) => {
    const caller = await playerOf(provider, request, 'crash')
    const round = await book.get(parsed(roundBody, request.body).roundId)
    if (round?.kind !== 'crash' || round.seat !== caller.seat)
      throw new GameError('round_unknown', { field: 'roundId' })
    const seen = await book.when(round, ({ state }) => state !== 'open' && state !== 'betting', WAIT_MS)
    return value({ now: deps.clock.now(), round: crashView(seen.kind === 'crash' ? seen : round) })
  })
  app.post('/api/crash/state', async (request) => {
    const caller = await playerOf(provider, request, 'crash')
    const flying = book.liveOf(caller.seat).find((one) => one.kind === 'crash' && one.state === 'open')
    return value({
      now: deps.clock.now(),
      round: flying?.kind === 'crash' ? crashView(flying) : null,
      history: crashHistory(await book.latest(caller.seat, 20)),
    })
  })
}
