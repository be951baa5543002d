import { bucketOf, edgeOf } from '@site/shared-api/contract/field-figures'

/** How often a value fell into each bucket. */
export type Histogram = ReadonlyMap<number, number>

/** 95 of 100 (two-sided). */
const Z = 1.96
const SHARE = 0.75

/** The 75th percentile of a histogram with its count and interval; undefined of none. */
export function spreadOf(
  histogram: Histogram,
): { count: number; p75: number; low: number; high: number } | undefined {
  const count = total(histogram)
  if (count === 0) return undefined
  const spread = Z * Math.sqrt(count * SHARE * (1 - SHARE))
  const at = (rank: number): number => round(valueAt(histogram, Math.min(count, Math.max(0, rank))))
  return {
    count,
    p75: at(count * SHARE),
    low: at(count * SHARE - spread),
    high: at(count * SHARE + spread),
  }
}

export function total(histogram: Histogram): number {
  let sum = 0
  for (const count of histogram.values()) sum += count
  return sum
}

/** How many stand above a bucket. */
export function above(histogram: Histogram, bucket: number): number {
  let sum = 0
  for (const [one, count] of histogram) if (one > bucket) sum += count
  return sum
}

/** The smallest bucket at or below which three quarters lie. */
export function p75Bucket(histogram: Histogram): number {
  const wanted = total(histogram) * SHARE
  let below = 0
  for (const bucket of [...histogram.keys()].sort((one, other) => one - other)) {
    below += histogram.get(bucket) ?? 0
    if (below >= wanted) return bucket
  }
  return bucketOf(0)
}

/** The value at a rank, between the edges of its bucket by how far into it the rank lies. */
function valueAt(histogram: Histogram, rank: number): number {
  let below = 0
  for (const bucket of [...histogram.keys()].sort((one, other) => one - other)) {
    const here = histogram.get(bucket) ?? 0
    if (here > 0 && below + here >= rank) {
      const from = bucket === 0 ? 0 : edgeOf(bucket - 1)
      return from + ((edgeOf(bucket) - from) * Math.max(0, rank - below)) / here
    }
    below += here
  }
  return 0
}

const round = (value: number): number => Math.round(value * 10) / 10
