import { ownMarkPath, type Language } from '@site/config'
import type { Brand, Plan } from '@site/config/schema'

/** What a page knows of its brand; each visitor gets one of its image hosts, always the same (SHL-23). */
export function brandView(brand: Brand, language: Language, bucket: number): Plan['brand'] {
  const { imageHosts } = brand
  return {
    merchant: brand.merchant,
    name: brand.name,
    tagline: brand.tagline[language],
    taglines: brand.tagline,
    mark: brand.mark,
    ...(brand.ownMark !== null && { ownMark: ownMarkPath(brand.merchant, brand.ownMark) }),
    currency: brand.currency,
    languages: brand.languages,
    defaultLanguage: brand.defaultLanguage,
    defaultTheme: brand.defaultTheme,
    adultAge: brand.adultAge,
    imageHosts: imageHosts.slice(bucket % Math.max(1, imageHosts.length)).slice(0, 1),
    jackpot: counterOf(brand.jackpot),
  }
}

/** What the counter of home needs; how the pool is fed is left out of pages. */
function counterOf({ source, min, max, stepMin, stepMax }: Brand['jackpot']): Plan['brand']['jackpot'] {
  return { source, min, max, stepMin, stepMax }
}
