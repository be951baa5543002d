import { loadedPart } from '#loaded-part/loaded-part.tsx'

/** All that has to do with contracts, fetched when it is shown. */
export const ContractParts = loadedPart(() => import('./parts.tsx'))
