import { p75Bucket, spreadOf, total } from '#operations/field/percentile'
import { FIGURES, type CanaryState, type Figure, type Strata } from '#operations/field/judge/canary-state'
import { together } from '#operations/field/judge/evidence'
import { limitsOf } from '#operations/field/judge/look'
import { sumsSince, type Sums } from '#operations/field/judge/sums'

/** Of a hundred canaries that are no worse at most one is taken back, all three figures together. */
export const NEEDED = 300
/** What says that a figure is fine. */
const NEEDED_FOR_GOOD = 20
/** No canary is judged by fewer pages, and none by fewer values of a measure. */
export const LEAST_VISITS = 50
const LEAST_VALUES = 30
/** Nothing is called good by fewer pages, nor before it has been had for so long. */
export const LEAST_FOR_GOOD = { visits: 300, ms: 10 * 60_000 } as const
/** Fewer inputs than that say nothing, and are not judged. */
const INPUTS_FOR_GOOD = 100
const PER_CENT = 100

export interface Verdict {
  readonly verdict: 'waiting' | 'judging' | 'good' | 'bad'
  readonly figure: Figure | null
  /** In words, with what was counted. */
  readonly why: string
}

/** What to think of a canary that has been had for `age` ms. */
export function verdictOf(state: CanaryState, now: Strata, age: number): Verdict {
  const { live, canary } = sumsSince(state.before, now)
  if (canary.visits === 0 || live.visits === 0)
    return {
      verdict: 'waiting',
      figure: null,
      why: `no reports of the ${canary.visits === 0 ? 'canary' : 'live release beside it'} yet`,
    }
  const bad =
    canary.visits >= LEAST_VISITS ? FIGURES.find((one) => isWorse(one, state, live, canary)) : undefined
  if (bad) return { verdict: 'bad', figure: bad, why: describeFigure(bad, live, canary) }
  const so = FIGURES.map((one) => describeFigure(one, live, canary)).join('; ')
  const isGood =
    canary.visits >= LEAST_FOR_GOOD.visits &&
    age >= LEAST_FOR_GOOD.ms &&
    FIGURES.every((one) => isFine(one, state, canary))
  if (isGood) return { verdict: 'good', figure: null, why: so }
  if (canary.visits >= LEAST_VISITS) return { verdict: 'judging', figure: null, why: so }
  const more = live.leftOut + canary.leftOut
  const few = `; ${more} pages more were left out: too few networks report, and one alone decides nothing`
  return { verdict: 'waiting', figure: null, why: more > 0 ? so + few : so }
}

/** How likely what was seen is if the canary is worse, beside that it is not. */
export const evidenceOf = (state: CanaryState, figure: Figure): number =>
  Math.exp(Math.min(500, together(state.evidence[figure].worse)))

function isWorse(figure: Figure, state: CanaryState, live: Sums, canary: Sums): boolean {
  if (evidenceOf(state, figure) < NEEDED) return false
  if (figure === 'failed') return true
  // Said of the 75th percentile, so it has to be seen in it as well.
  if (total(canary[figure]) < LEAST_VALUES || total(live[figure]) === 0) return false
  return p75Bucket(canary[figure]) > limitsOf(figure, live[figure]).canary
}

function isFine(figure: Figure, state: CanaryState, canary: Sums): boolean {
  if (figure === 'inp' && total(canary.inp) < INPUTS_FOR_GOOD) return true
  return Math.exp(together(state.evidence[figure].fine)) >= NEEDED_FOR_GOOD
}

const share = ({ failed, visits }: Sums): string =>
  `${((PER_CENT * failed) / Math.max(1, visits)).toFixed(1)} % of ${visits} pages`

function describeFigure(figure: Figure, live: Sums, canary: Sums): string {
  if (figure === 'failed') return `failures: it failed on ${share(canary)}, live on ${share(live)}`
  const [ofLive, ofCanary] = [spreadOf(live[figure]), spreadOf(canary[figure])]
  const name = figure.toUpperCase()
  if (ofLive === undefined || ofCanary === undefined) return `no ${name} of both yet`
  const ms = ({ p75, count }: { p75: number; count: number }): string => `${Math.round(p75)} ms (${count})`
  return `${name}: 75 of 100 have it within ${ms(ofCanary)}, of live within ${ms(ofLive)}`
}
