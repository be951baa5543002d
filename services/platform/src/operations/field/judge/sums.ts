import type { Histogram } from '#operations/field/percentile'
import { noGroup, type Strata, type Stratum } from '#operations/field/judge/canary-state'

/** What a group reported since the canary began. */
export interface Sums {
  readonly visits: number
  readonly failed: number
  readonly leftOut: number
  readonly lcp: Histogram
  readonly inp: Histogram
}

/**
 * Strata by brand alone: a failure says by itself whose it was, so that other canaries of the same visitors do not
 * hide it.
 */
export function byBrand(strata: Strata): Strata {
  const brands: Record<string, Stratum> = {}
  for (const [key, stratum] of Object.entries(strata)) {
    const brand = (brands[key.split(' ')[0] ?? ''] ??= { live: noGroup(), canary: noGroup() })
    for (const group of ['live', 'canary'] as const) {
      brand[group].visits += stratum[group].visits
      brand[group].failed += stratum[group].failed
      brand[group].leftOut += stratum[group].leftOut
    }
  }
  return brands
}

/** Both groups since the canary began: pages and failures by brand, times where both groups have reports of the same strata. */
export function sumsSince(before: Strata, now: Strata): { readonly live: Sums; readonly canary: Sums } {
  const sum = { live: noSums(), canary: noSums() }
  const [pagesBefore, pagesNow] = [byBrand(before), byBrand(now)]
  for (const key of reportedKeys(pagesBefore, pagesNow))
    for (const group of ['live', 'canary'] as const)
      for (const what of ['visits', 'failed', 'leftOut'] as const)
        sum[group][what] += (pagesNow[key]?.[group][what] ?? 0) - (pagesBefore[key]?.[group][what] ?? 0)
  for (const key of reportedKeys(before, now))
    for (const group of ['live', 'canary'] as const)
      for (const figure of ['lcp', 'inp'] as const)
        for (const [bucket, count] of Object.entries(now[key]?.[group][figure] ?? {})) {
          const histogram = sum[group][figure]
          const more = count - (before[key]?.[group][figure][bucket] ?? 0)
          if (more > 0) histogram.set(Number(bucket), (histogram.get(Number(bucket)) ?? 0) + more)
        }
  return sum
}

const noSums = () => ({
  visits: 0,
  failed: 0,
  leftOut: 0,
  lcp: new Map<number, number>(),
  inp: new Map<number, number>(),
})

/** Strata of which the canary's group has reported since. */
const reportedKeys = (before: Strata, now: Strata): string[] =>
  Object.keys(now).filter((key) => now[key]?.canary.visits !== (before[key]?.canary.visits ?? 0))
