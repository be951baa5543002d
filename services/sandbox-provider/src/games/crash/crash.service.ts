import { GameError } from '#api/errors'
import { streamOf } from '#fair/node-stream'
import { crashOutcome, crashTime, heightAt, HIGHEST, LOWEST_CASH_OUT, timeOf } from '#games/crash/outcome'
import { toDecimal, toMinor } from '#wallet/money'
import { payable } from '#wallet/wire'
import type { Seat } from '#play/seat'
import type { Provider } from '#provider'
import { fairOf, freshRound, requireStep, roundOfClick } from '#rounds/new-round'
import { keys } from '#store/keys'
import type { CrashRound } from '#store/records'

export interface CrashBet {
  clientId: string
  stake: string
  /** Hundredths at which the server cashes out by itself. */
  auto: number | null
}

/** Starts a flight; one at a time for a player and game, on whatever device. */
export async function bet(provider: Provider, caller: Seat, wanted: CrashBet): Promise<CrashRound> {
  const { deps, book, cashier, seeds, locks } = provider
  requireStep(wanted.stake, caller.launch.body.currency.code, 'round', 'stake')
  const round = await locks.run(caller.seat, async () => {
    const before = await roundOfClick(deps, book, caller.seat, wanted.clientId, 'crash')
    if (before !== undefined) {
      if (before.stake !== wanted.stake || before.auto !== wanted.auto)
        throw new GameError('client_id_conflict', { field: 'clientId' })
      return before
    }
    const busy = book.liveOf(caller.seat).find(({ state }) => state === 'betting' || state === 'open')
    if (busy !== undefined) throw new GameError('round_open', { data: { roundId: busy.id } })
    const { seed, counted } = await seeds.next(caller.seat)
    const made: CrashRound = {
      ...freshRound(deps, caller, wanted),
      kind: 'crash',
      crash: crashOutcome(streamOf(seed.serverSeed, seed.clientSeed, seed.nonce)),
      auto: wanted.auto,
      cashedOut: null,
      startedAt: null,
      fair: fairOf(seed),
    }
    await cashier.begin(made, [counted, { put: keys.click(caller.seat, wanted.clientId), value: made.id }])
    return made
  })
  return { ...round, ...(await cashier.awaitAccepted(round)) } as CrashRound // reason: a round keeps its kind
}

/** Cashes out at the height of this moment; the server's clock decides. Again: the round as it ended. */
export async function cashOut(provider: Provider, caller: Seat, id: string): Promise<CrashRound> {
  const now = provider.deps.clock.now()
  return provider.locks.run(caller.seat, async () => {
    const round = await provider.book.get(id)
    if (round?.kind !== 'crash' || round.seat !== caller.seat)
      throw new GameError('round_unknown', { field: 'roundId' })
    if (round.cashedOut !== null) return round
    if (round.state !== 'open' || round.startedAt === null)
      throw new GameError(round.startedAt === null ? 'round_not_flying' : 'round_crashed')
    const flown = now - round.startedAt
    if (endOf(round) <= flown) {
      const ended = await end(provider, round)
      if (ended.cashedOut === null) throw new GameError('round_crashed')
      return ended
    }
    const height = heightAt(flown)
    if (height < LOWEST_CASH_OUT) throw new GameError('round_not_flying')
    return finish(provider, round, height)
  })
}

/** Milliseconds of flight after which a round ends without a touch: by its own cash-out or the crash. */
export function endOf(round: CrashRound): number {
  const auto = autoOf(round)
  return auto === undefined ? crashTime(round.crash) : timeOf(auto)
}

/** Ends a flight whose time has come. Callers hold the seat's lock. */
export function end(provider: Provider, round: CrashRound): Promise<CrashRound> {
  return finish(provider, round, autoOf(round) ?? null)
}

/** The height at which the server cashes out, if the flight gets there. */
function autoOf({ auto, crash }: CrashRound): number | undefined {
  const height = auto ?? HIGHEST
  return height <= crash ? height : undefined
}

async function finish(provider: Provider, round: CrashRound, cashedOut: number | null): Promise<CrashRound> {
  const payout = payable((toMinor(round.stake) * BigInt(cashedOut ?? 0)) / 100n, round.currency)
  const ended = await provider.cashier.settle({ ...round, cashedOut, payout: toDecimal(payout) })
  return { ...round, ...ended } as CrashRound // reason: a round keeps its kind
}
