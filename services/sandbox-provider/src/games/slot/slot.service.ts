import { GameError } from '#api/errors'
import { streamOf } from '#fair/node-stream'
import { slotOutcome } from '#games/slot/outcome'
import { LINES } from '#games/slot/tables'
import { toDecimal, toMinor } from '#wallet/money'
import { payable } from '#wallet/wire'
import type { Seat } from '#play/seat'
import type { Provider } from '#provider'
import { fairOf, freshRound, requireStep, roundOfClick } from '#rounds/new-round'
import { keys } from '#store/keys'
import type { SlotRound } from '#store/records'

/** Plays a round, free spins included, as one fact of money; the same id again gives the same round. */
export async function spin(
  { deps, book, cashier, seeds, locks }: Provider,
  caller: Seat,
  bet: { clientId: string; stake: string },
): Promise<SlotRound> {
  requireStep(bet.stake, caller.launch.body.currency.code, 'round', 'stake')
  const round = await locks.run(caller.seat, async () => {
    const before = await roundOfClick(deps, book, caller.seat, bet.clientId, 'slot')
    if (before !== undefined) {
      if (before.stake !== bet.stake) throw new GameError('client_id_conflict', { field: 'clientId' })
      return before
    }
    if (book.liveOf(caller.seat).some(({ state }) => state === 'betting')) throw new GameError('round_open')
    const { seed, counted } = await seeds.next(caller.seat)
    const outcome = slotOutcome(streamOf(seed.serverSeed, seed.clientSeed, seed.nonce))
    const pay = (toMinor(bet.stake) * BigInt(outcome.pay)) / BigInt(LINES.length)
    const payout = payable(pay, caller.launch.body.currency.code)
    const made: SlotRound = {
      ...freshRound(deps, caller, bet),
      kind: 'slot',
      payout: toDecimal(payout),
      fair: fairOf(seed),
      outcome,
      shown: 0,
    }
    await cashier.begin(made, [counted, { put: keys.click(caller.seat, bet.clientId), value: made.id }])
    return made
  })
  const acceptedRound = await cashier.awaitAccepted(round)
  return { ...round, ...acceptedRound } as SlotRound // reason: a round keeps its kind
}

/** Notes how many spins of a round the player has seen, so that a reload goes on from there. */
export async function shown(
  { book, locks }: Provider,
  caller: Seat,
  id: string,
  spins: number,
): Promise<void> {
  await locks.run(caller.seat, async () => {
    const round = await book.get(id)
    if (round?.kind !== 'slot' || round.seat !== caller.seat)
      throw new GameError('round_unknown', { field: 'roundId' })
    const most = Math.min(spins, 1 + round.outcome.free.length)
    if (most > round.shown) await book.write({ ...round, shown: most })
  })
}
