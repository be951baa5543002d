/** How two groups did since the last look: so many of so many, of those who have what is live and of those who have the canary. */
export interface Increment {
  readonly live: { readonly hits: number; readonly of: number }
  readonly canary: { readonly hits: number; readonly of: number }
}

/** What is to be shown: that the canary's share of hits is above live's by more than a margin, or below live's share and the margin. */
export type Claim = 'worse' | 'fine'

/** Odds of the canary beside those of the border between both claims, for which the evidence is gathered. */
const BETS = { worse: [1.5, 3, 10], fine: [0.67, 0.3, 0.05] } as const
/** Shares nearer to 0 or 1 are taken for these. */
const NEAREST = 0.001

export const NO_EVIDENCE: readonly number[] = [0, 0, 0]

/**
 * Adds what was seen to the evidence for a claim: logarithms of what bets on it would have made of one unit. Each bet is
 * settled before its hits are seen, and none of them gains on average while the claim does not hold (the
 * canary's share is at most, or for `fine` at least, live's share and the margin), however often and whenever it
 * is looked at (Ville's inequality). `expected` is live's share as it was known before.
 */
export function withEvidence(
  before: readonly number[],
  claim: Claim,
  { live, canary }: Increment,
  expected: number,
  margin: number,
): number[] {
  if (live.of === 0 || canary.of === 0) return [...before]
  const ofLive = Math.min(1 - margin - NEAREST, Math.max(NEAREST, expected))
  const border = ofLive + margin
  return BETS[claim].map((times, at) => {
    const odds = (times * border) / (1 - border)
    const wanted = odds / (1 + odds) - border
    // The bet on live goes the other way, so that what one side could gain by mere chance the other loses.
    const ratio = (variance(ofLive) * canary.of) / (variance(border) * live.of)
    const room = (wanted > 0 ? ofLive : 1 - ofLive) / 2
    const step = Math.sign(wanted) * Math.min(Math.abs(wanted), room / ratio)
    return (before[at] ?? 0) + gain(canary, border, border + step) + gain(live, ofLive, ofLive - step * ratio)
  })
}

/** What the bets have made together of one unit, as a logarithm: each had the same share of it. */
export function together(evidence: readonly number[]): number {
  const most = Math.max(...evidence)
  const sum = evidence.reduce((all, one) => all + Math.exp(one - most), 0)
  return most + Math.log(sum / evidence.length)
}

const variance = (share: number): number => share * (1 - share)

/** What a bet from one share to another gains by what was seen, as a logarithm. */
const gain = ({ hits, of }: { hits: number; of: number }, from: number, to: number): number =>
  hits * Math.log(to / from) + (of - hits) * Math.log((1 - to) / (1 - from))
