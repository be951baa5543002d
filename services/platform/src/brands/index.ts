/** What the other contexts may use of brands, their settings and the system’s calls; the rest is its own. */
export { pageOriginOf, publicOriginOf } from '#brands/brands/brand-address'
export { jackpotProblems } from '#brands/brands/brand-rules'
export { changePart, readPart, touchBrand } from '#brands/brands/change-brand'
export { insertAudit, selectBrand } from '#brands/brands/repository'
export { BrandService, withHost, withMerchant, type LiveBrand } from '#brands/brands/service'
export { drafted } from '#brands/previews/drafted'
export { COUNTRIES } from '#brands/system/countries'
export { countryName, registerOf } from '#brands/system/service'
