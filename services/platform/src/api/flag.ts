import { flagOn, type JudgedFlag } from '@site/config'
import { ApiError } from '#api/api-error'
import type { LiveBrand } from '#brands/index'

/** Throws ApiError `feature_unavailable` where the brand has the flag off (A6, B6). */
export function requireFlag(brand: LiveBrand, flag: JudgedFlag): void {
  if (!flagOn(brand.document, flag)) throw new ApiError('feature_unavailable', { data: { flag } })
}
