import type { Reconciliation, RoundDifference } from '@site/shared-api/contract/reconcile'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { toMinor } from '#money/ledger/money'
import { compare } from '#money/reconcile/compare'
import { selectBooked, type BookedRow } from '#money/reconcile/repository'
import type { ProviderRound } from '#providers/game/provider'

const HOUR_MS = 3_600_000
/** A round begins at its provider before its bet is booked here; clocks differ, and a bet may be late. */
const SLACK_MS = 10 * 60_000
/** A longer time is reconciled in parts. */
const LONGEST_MS = 31 * 24 * HOUR_MS
const MOST_SHOWN = 500

interface Span {
  readonly from: Date
  readonly to: Date
}

type Ask = (from: Date, to: Date) => AsyncGenerator<ProviderRound, void>

/** Compares our books with those of the providers (GAM-05), an hour of rounds in memory at a time. */
export class Reconciler {
  readonly #platform: Pick<Platform, 'clock' | 'db' | 'games'>
  constructor(platform: Pick<Platform, 'clock' | 'db' | 'games'>) {
    this.#platform = platform
  }

  /** Throws ApiError `invalid_input` for a time that is none, `provider_down` when a provider does not answer. */
  async reconcile({ from, to }: Span): Promise<Reconciliation> {
    const length = to.getTime() - from.getTime()
    if (length <= 0 || length > LONGEST_MS) throw new ApiError('invalid_input', { field: 'to' })
    const compared: Record<string, number> = {}
    const silent: string[] = []
    const differences: RoundDifference[] = []
    for (const [provider, { rounds }] of this.#platform.games.all) {
      if (!rounds) {
        silent.push(provider)
        continue
      }
      compared[provider] = 0
      for (const hour of hoursOf({ from, to })) {
        const found = await this.#hour(provider, rounds, hour)
        compared[provider] += found.compared
        differences.push(...found.differences)
        if (differences.length > MOST_SHOWN) break
      }
    }
    const more = differences.length > MOST_SHOWN
    return { compared, silent, differences: differences.slice(0, MOST_SHOWN), more }
  }

  /** Rounds of an hour, by either's clock; the other's are looked for a little around it. */
  async #hour(
    provider: string,
    ask: Ask,
    hour: Span,
  ): Promise<{ compared: number; differences: RoundDifference[] }> {
    const wide = {
      from: new Date(hour.from.getTime() - SLACK_MS),
      to: new Date(hour.to.getTime() + SLACK_MS),
    }
    const theirs = new Map<string, ProviderRound>()
    for await (const round of ask(wide.from, wide.to)) theirs.set(round.roundId, round)
    // After theirs: what they know has been booked here by now, or is on its way.
    const booked = await selectBooked(this.#platform.db, provider, wide)
    const ours = new Map(booked.map((row) => [row.round_id, row]))
    const isDue = (at: Date): boolean => at >= hour.from && at < hour.to
    const ids = [
      ...[...theirs.values()].filter(({ at }) => isDue(at)).map(({ roundId }) => roundId),
      ...booked
        .filter(({ placed_at: at, round_id: id }) => isDue(at) && !theirs.has(id))
        .map(({ round_id: id }) => id),
    ]
    const settled = new Date(this.#platform.clock.now().getTime() - SLACK_MS)
    return {
      compared: ids.length,
      differences: ids.flatMap((roundId) => {
        const found = compare(oursOf(ours.get(roundId)), theirsOf(theirs.get(roundId)), settled)
        return found === undefined ? [] : [{ provider, roundId, ...found }]
      }),
    }
  }
}

function hoursOf({ from, to }: Span): Span[] {
  const hours: Span[] = []
  for (let at = from.getTime(); at < to.getTime(); at += HOUR_MS)
    hours.push({ from: new Date(at), to: new Date(Math.min(at + HOUR_MS, to.getTime())) })
  return hours
}

function oursOf(row: BookedRow | undefined) {
  if (!row) return undefined
  const { placed_at: at, currency, stake, payout, status } = row
  const state = status === 'open' ? 'open' : status === 'refunded' ? 'void' : 'closed'
  return { at, currency, stake, payout, state } as const
}

function theirsOf(round: ProviderRound | undefined) {
  if (!round) return undefined
  const { currency, payout, stake } = round
  return { ...round, stake: toMinor(stake, currency), payout: toMinor(payout, currency) }
}
