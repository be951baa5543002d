export { addressesOf, sameAddress, type Addresses } from './addresses.ts'
export { categoryOf, listFilter, type CategoryPage, type Chosen } from './category-of.ts'
export { CHOICES, isOwn, type Choice } from './data-types.ts'
export { hotFilter } from './hot-filter.ts'
