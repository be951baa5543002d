export { ProviderChips } from './provider-chips.tsx'
export { ProviderGrid, ProviderGridSkeleton } from './provider-grid.tsx'
export { ProviderHead } from './provider-head.tsx'
export { providersOf, type Provider } from './providers-of.ts'
