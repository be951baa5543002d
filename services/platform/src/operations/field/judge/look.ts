import { bucketOf, edgeOf } from '@site/shared-api/contract/field-figures'
import { above, p75Bucket, total, type Histogram } from '#operations/field/percentile'
import {
  noGroup,
  type CanaryState,
  type Figure,
  type Group,
  type Strata,
  type Stratum,
} from '#operations/field/judge/canary-state'
import { byBrand } from '#operations/field/judge/sums'
import { withEvidence, type Claim, type Increment } from '#operations/field/judge/evidence'

/** So much slower is no fault: the 75th percentile of the canary is held against live's, two buckets (19 %) further. */
const TOLERANCE_BUCKETS = 2
/** Nor is so much, in ms: the browser reports inputs in steps of 8 ms. */
const LEAST_MS = { lcp: 50, inp: 16 } as const
/** One page of a hundred more may fail: its files are in no cache yet. */
const MARGIN_OF_FAILURES = { worse: 0.01, fine: 0.02 } as const
/** To be no slower, at most so much more of the canary's pages may be beyond the tolerance than of live's beyond its own percentile. */
const MARGIN_OF_SPEED = { worse: 0, fine: 0.1 } as const
/** From so many values on live's percentile is taken for known; what came before goes into knowing it. */
const KNOWN_AFTER = 30

const CLAIMS: readonly Claim[] = ['worse', 'fine']
type Speed = 'lcp' | 'inp'

/** The buckets that a group's values are held against: above `live` are a quarter of live's; `canary` is that and the tolerance. */
export interface Limits {
  readonly live: number
  readonly canary: number
}

export function limitsOf(figure: Speed, live: Histogram): Limits {
  const bucket = p75Bucket(live)
  const least = bucketOf(edgeOf(bucket) + LEAST_MS[figure])
  return { live: bucket, canary: Math.max(bucket + TOLERANCE_BUCKETS, least) }
}

/** Takes what was counted since the last look into the evidence, each figure and each stratum by itself. */
export function withLook(state: CanaryState, now: Strata): CanaryState {
  const { evidence, seen } = state
  const next: CanaryState = {
    ...state,
    seen: { failed: { ...seen.failed }, lcp: { ...seen.lcp }, inp: { ...seen.inp } },
    evidence: { failed: { ...evidence.failed }, lcp: { ...evidence.lcp }, inp: { ...evidence.inp } },
  }
  for (const [brand, pages] of Object.entries(byBrand(now))) lookAtFailures(next, brand, pages)
  for (const [key, stratum] of Object.entries(now)) {
    for (const figure of ['lcp', 'inp'] as const) lookAtSpeed(next, figure, key, stratum)
  }
  return next
}

const seenBefore = (state: CanaryState, figure: Figure, key: string): Stratum =>
  state.seen[figure][key] ?? { live: noGroup(), canary: noGroup() }

function lookAtFailures(state: CanaryState, key: string, now: Stratum): void {
  const last = seenBefore(state, 'failed', key)
  const since = (group: 'live' | 'canary') => ({
    hits: now[group].failed - last[group].failed,
    of: now[group].visits - last[group].visits,
  })
  const increment = { live: since('live'), canary: since('canary') }
  if (increment.live.of <= 0 || increment.canary.of <= 0) return
  add(state, 'failed', bounded(increment), expected(last.live.failed, last.live.visits), MARGIN_OF_FAILURES)
  state.seen.failed[key] = now
}

function lookAtSpeed(state: CanaryState, figure: Speed, key: string, now: Stratum): void {
  const last = seenBefore(state, figure, key)
  const known = histogramOf(last.live[figure])
  if (total(known) < KNOWN_AFTER) {
    state.seen[figure][key] = now
    return
  }
  const limits = limitsOf(figure, known)
  const since = (group: 'live' | 'canary') => {
    const [was, is] = [histogramOf(last[group][figure]), histogramOf(now[group][figure])]
    const beyond = (histogram: Histogram): number => above(histogram, limits[group])
    return { hits: beyond(is) - beyond(was), of: total(is) - total(was) }
  }
  const increment = { live: since('live'), canary: since('canary') }
  if (increment.live.of <= 0 || increment.canary.of <= 0) return
  add(state, figure, bounded(increment), expected(above(known, limits.live), total(known)), MARGIN_OF_SPEED)
  state.seen[figure][key] = now
}

function add(
  state: CanaryState,
  figure: Figure,
  increment: Increment,
  share: number,
  margin: Readonly<Record<Claim, number>>,
): void {
  for (const claim of CLAIMS)
    state.evidence[figure][claim] = withEvidence(
      state.evidence[figure][claim],
      claim,
      increment,
      share,
      margin[claim],
    )
}

/** Hours that are deleted in the meantime take counts away: never more hits than there were pages, nor fewer than none. */
function bounded({ live, canary }: Increment): Increment {
  const within = ({ hits, of }: Increment['live']) => ({ hits: Math.min(of, Math.max(0, hits)), of })
  return { live: within(live), canary: within(canary) }
}

/** A share as it is best guessed of so many of so many. */
const expected = (hits: number, of: number): number => (hits + 0.5) / (of + 1)

export const histogramOf = (counts: Group['lcp']): Histogram =>
  new Map(Object.entries(counts).map(([bucket, count]) => [Number(bucket), count]))
