import type { Translate } from '@site/shared-api'

/** Game types of the catalogue that have a name here; others are shown as the catalogue calls them. */
const NAMED = ['RNG', 'LIVE', 'FISH', 'PVP', 'POKER', 'SPORTS', 'LOTT', 'ELOTT']

export function typeName(gameType: string, t: Translate): string {
  return NAMED.includes(gameType) ? t(`record.type.${gameType}`) : gameType
}
