import type { Brand } from '@site/config/schema'

const known = new WeakMap<Brand, number>()
let last = 0

/**
 * The reading of the brands that this one is from: a new one after every change the platform has reported, of a switch or of
 * what operators write. Answers from before it may be outdated.
 */
export function generationOf(brand: Brand): number {
  const given = known.get(brand) ?? (last += 1)
  known.set(brand, given)
  return given
}
