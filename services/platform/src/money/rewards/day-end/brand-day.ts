import { midnightIn, momentIn } from '#api/pages/moment-in'
import type { LiveBrand } from '#brands/index'

const DAY_SIGNS = 10

/** The day (YYYY-MM-DD) of a moment in a brand's time zone, or so many days from it. */
export function dayOf(brand: LiveBrand, at: Date, days = 0): string {
  const { timeZone } = brand.document
  return momentIn(days === 0 ? at : midnightIn(at, days, timeZone), timeZone).slice(0, DAY_SIGNS)
}

/** When a brand's day is over. */
export const endOfDay = (brand: LiveBrand, at: Date): Date => midnightIn(at, 1, brand.document.timeZone)
