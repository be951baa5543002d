import type { FastifyRequest } from 'fastify'
import { GameError } from '#api/errors'
import type { GameKind } from '#launch/game-kind'
import { seatOf, type Seat } from '#play/seat'
import type { Provider } from '#provider'

/** Who calls: the header `X-Play` from the game's own page. Throws `origin_refused` or `play_unknown`. */
export async function callerOf(provider: Provider, request: FastifyRequest): Promise<Seat> {
  if (request.headers.origin !== provider.deps.publicOrigin())
    throw new GameError('origin_refused', { field: 'Origin' })
  const play = request.headers['x-play']
  const launch = typeof play === 'string' ? await provider.launches.find(play) : undefined
  if (launch === undefined) throw new GameError('play_unknown', { field: 'X-Play' })
  return seatOf(launch)
}

/** A caller whose game is open, and is this game. */
export async function playerOf(provider: Provider, request: FastifyRequest, kind?: GameKind): Promise<Seat> {
  const seat = await callerOf(provider, request)
  if (seat.launch.openedAt === null) throw new GameError('play_not_open')
  if (kind !== undefined && seat.kind !== kind) throw new GameError('wrong_game')
  return seat
}
