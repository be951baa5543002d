import { imageUrl, site, type ResourceLink } from '@site/shared-api'
import { isInner, safeAddress } from '#addresses/safe-address.ts'

const BRAND_ICON = '/m/-/icon.svg'

/** The operator's picture of the app (AppDownloadIcon) where the page may show it: from the site or an image host of the brand; else the brand's icon. */
export function appIcon(resources: readonly ResourceLink[]): string {
  const url = resources.find(({ resourceType }) => resourceType === 'AppDownloadIcon')?.url
  const address = url === undefined ? undefined : safeAddress(url)
  if (address === undefined) return BRAND_ICON
  if (isInner(address)) return imageUrl(address)
  return site().plan.brand.imageHosts.some((host) => address.startsWith(`${host}/`)) ? address : BRAND_ICON
}
