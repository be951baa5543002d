import { canaryState, type CanaryState, type Strata } from '#operations/field/judge/canary-state'
import { byBrand } from '#operations/field/judge/sums'

/** The state of a canary that begins: everything counted so far is from before. */
export const begun = (live: string, strata: Strata): CanaryState =>
  canaryState.parse({ live, seen: { failed: byBrand(strata), lcp: strata, inp: strata }, before: strata })
