import type { Brand } from '@site/config/schema'
import { ApiError } from '#api/api-error'
import type { LiveBrand } from '#brands/brands/service'

/** Throws ApiError `feature_unavailable` where the brand has the flag off (A6, B6). */
export function requireFlag(brand: LiveBrand, flag: keyof Brand['flags']): void {
  if (brand.document.flags[flag] !== 1) throw new ApiError('feature_unavailable', { data: { flag } })
}
