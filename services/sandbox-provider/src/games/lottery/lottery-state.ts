import { drawTime, lastDraw, openDraw } from '#games/lottery/clock'
import type { DrawNumbers } from '#games/lottery/outcome'
import type { Seat } from '#play/seat'
import type { Provider } from '#provider'
import { lotteryView, type LotteryView } from '#rounds/view'

const RESULTS = 12
const TICKETS = 20

export interface DrawResult extends DrawNumbers {
  draw: number
  at: number
  seed: string
  /** The SHA-256 of the seed: the seed of the draw before, or the commitment. */
  previous: string
}
export interface LotteryState {
  now: number
  open: number
  commitment: string
  results: DrawResult[]
  tickets: LotteryView[]
}

/** The open draw, the last results and the player's tickets. */
export async function lotteryState(
  { deps, chain, book }: Provider,
  { launch, seat }: Seat,
): Promise<LotteryState> {
  const now = deps.clock.now()
  const { nodeId } = launch.body.game
  const last = lastDraw(now)
  const results: DrawResult[] = []
  for (let draw = last; draw > last - RESULTS; draw -= 1) {
    const link = chain.seedOf(draw)
    const numbers = chain.numbersOf(draw, nodeId)
    if (link === undefined || numbers === undefined) break
    results.push({ draw, at: drawTime(draw), ...numbers, seed: link.seed, previous: link.previous })
  }
  const tickets = await book.latest(seat, TICKETS)
  return {
    now,
    open: openDraw(now),
    commitment: chain.seedOf(openDraw(now))?.commitment ?? '',
    results,
    tickets: tickets.flatMap((round) =>
      round.kind === 'lottery' && round.state !== 'refused' && round.state !== 'betting'
        ? [lotteryView(round)]
        : [],
    ),
  }
}
