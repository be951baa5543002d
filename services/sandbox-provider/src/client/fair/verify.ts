import { sha256Hex, withStream } from '#client/fair/browser-stream'
import { crashOutcome } from '#games/crash/outcome'
import { drawOutcome } from '#games/lottery/outcome'
import { slotOutcome } from '#games/slot/outcome'
import { LINES } from '#games/slot/tables'
import type { DrawResult } from '#games/lottery/lottery-state'
import type { CrashView, SlotView } from '#rounds/view'

/** Whether a round is what its seeds give: the commitment, the outcome and the pay are computed again. */
export async function verifyRound(round: SlotView | CrashView, serverSeed: string): Promise<boolean> {
  const { hash, clientSeed, nonce } = round.fair
  if ((await sha256Hex(serverSeed)) !== hash) return false
  if (round.kind === 'crash') {
    const crash = await withStream(serverSeed, clientSeed, nonce, crashOutcome)
    const reached = round.cashedOut === null || round.cashedOut <= crash
    return (
      crash === round.crash &&
      reached &&
      cents(round.payout) === (cents(round.stake) * (round.cashedOut ?? 0)) / 100
    )
  }
  const outcome = await withStream(serverSeed, clientSeed, nonce, slotOutcome)
  const same = JSON.stringify(outcome) === JSON.stringify(inOrder(round.outcome))
  return same && cents(round.payout) === (cents(round.stake) * outcome.pay) / LINES.length
}

/** Whether a draw's seed belongs to the chain and gives its numbers. */
export async function verifyDraw(result: DrawResult, nodeId: string): Promise<boolean> {
  if ((await sha256Hex(result.seed)) !== result.previous) return false
  const { top, bottom } = await withStream(result.seed, nodeId, result.draw, drawOutcome)
  return top === result.top && bottom === result.bottom
}

function cents(amount: string): number {
  return Number(amount.replace('.', ''))
}

/** The published outcome with its fields in the order in which the computation makes them. */
function inOrder(outcome: SlotView['outcome']): SlotView['outcome'] {
  if (outcome === null) return null
  type Spin = typeof outcome.base
  const spin = ({ stops, multiplier, wins, scatters, pay }: Spin): Spin => ({
    stops,
    multiplier,
    wins: wins.map(({ line, symbol, count, pay: won }) => ({ line, symbol, count, pay: won })),
    scatters,
    pay,
  })
  return { base: spin(outcome.base), free: outcome.free.map(spin), pay: outcome.pay }
}
