import type { RoundDifference } from '@site/shared-api/contract/reconcile'
import { toDecimal } from '#money/ledger/money'

/** A round as one side reports it; minor units. */
export interface ReportedRound {
  readonly at: Date
  readonly currency: string
  readonly state: 'open' | 'closed' | 'void'
  readonly stake: bigint
  readonly payout: bigint
}

/**
 * What differs between two reports of a round; undefined where they agree, or may yet do so: what is open on either side and
 * began after `settled` is still on its way.
 */
export function compare(
  ours: ReportedRound | undefined,
  theirs: ReportedRound | undefined,
  settled: Date,
): Omit<RoundDifference, 'provider' | 'roundId'> | undefined {
  const isSettled = [ours, theirs].every((side) => side === undefined || side.at <= settled)
  if (!ours || !theirs) {
    // A bet that never stood need not be known to both.
    const isKnown = (ours ?? theirs)?.state !== 'void'
    return isKnown && isSettled
      ? { what: 'round', ours: ours?.state ?? null, theirs: theirs?.state ?? null }
      : undefined
  }
  if (ours.state !== theirs.state)
    return isSettled ? { what: 'state', ours: ours.state, theirs: theirs.state } : undefined
  if (ours.state === 'void') return undefined
  if (ours.stake !== theirs.stake)
    return { what: 'stake', ...inWords(ours.stake, theirs.stake, ours.currency) }
  if (ours.state === 'closed' && ours.payout !== theirs.payout)
    return { what: 'payout', ...inWords(ours.payout, theirs.payout, ours.currency) }
  return undefined
}

const inWords = (ours: bigint, theirs: bigint, currency: string) => ({
  ours: toDecimal(ours, currency),
  theirs: toDecimal(theirs, currency),
})
