export { cleanName } from './clean-name.ts'
export { useKnownSearches } from './known-searches.ts'
export { LastSearches } from './last-searches.tsx'
export { SearchBox } from './search-box.tsx'
