import type { Brands, Merchants } from '@site/shared-api/contract/brand-place'

/** Whether all of the wanted are held; what belongs to no brand is not held. */
export const holds = (held: Brands, wanted: Brands): boolean => {
  if (held === 'all') return true
  return wanted !== 'all' && wanted.length > 0 && wanted.every((merchant) => held.includes(merchant))
}

/** What an operator holds by an account and by a token of it. */
export const inBoth = (one: Brands, other: Brands): Brands => {
  if (one === 'all') return other
  return other === 'all' ? one : one.filter((merchant) => other.includes(merchant))
}

/** The brands of a list: the one that the call names, else those of the caller. */
export const merchantsOf = (held: Brands, named: unknown): Merchants => {
  if (typeof named === 'string') return [named]
  return held === 'all' ? undefined : held
}
