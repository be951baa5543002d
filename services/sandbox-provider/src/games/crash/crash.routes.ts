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
import { isOver } from '#rounds/round-book'
import { crashView } from '#rounds/view'
import type { CrashRound } from '#store/records'

const WAIT_MS = 20_000
const PAID_WAIT_MS = 2_500
const IN_FLIGHT: readonly CrashRound['state'][] = ['betting', 'open']
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
  /** Answers when a flight has ended, or one that has ended is paid; or as it is after a while. */
  app.post('/api/crash/wait', async (request) => {
    const caller = await playerOf(provider, request, 'crash')
    const round = await book.get(parsed(roundBody, request.body).roundId)
    if (round?.kind !== 'crash' || round.seat !== caller.seat)
      throw new GameError('round_unknown', { field: 'roundId' })
    const seen = IN_FLIGHT.includes(round.state)
      ? await book.when(round, ({ state }) => !IN_FLIGHT.includes(state), WAIT_MS)
      : await book.when(round, isOver, PAID_WAIT_MS)
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
