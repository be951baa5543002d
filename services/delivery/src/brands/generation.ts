import type { Brand } from '@site/config/schema'

const known = new WeakMap<Brand, number>()
let last = 0

/**
 * Which reading of the brands this one is from: another one after every change that the platform has told of, of a switch or
 * of what operators write. What was asked before then may say otherwise.
 */
export function generationOf(brand: Brand): number {
  const given = known.get(brand) ?? (last += 1)
  known.set(brand, given)
  return given
}
