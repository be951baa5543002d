import { CATEGORIES, SPORT_GROUPS } from '@site/config'
import type { Brand } from '@site/config/schema'

/** What a category or game type asks of the store. */
export interface Scope {
  gameType?: string
  classify?: string
  vendors?: readonly string[]
  withoutVendors?: readonly string[]
  hot?: true
  /** Node ids that stand before all others. */
  first?: readonly string[]
}

const GAME_TYPES = ['RNG', 'LIVE', 'PVP', 'FISH', 'POKER', 'SPORTS', 'LOTT', 'ELOTT'] as const
const ALIASES: Record<string, string> = {
  JILI: 'JL',
  SLOTS: 'SLOT',
  'IN-HOUSE': 'INHOUSE',
  FISHING: 'FISH',
  JACKPOTS: 'JACKPOT',
  ESPORT: 'ESPORTS',
}
const SPLIT_SPORTS: readonly string[] = [...SPORT_GROUPS.ESPORTS, ...SPORT_GROUPS.COCKFIGHT]

/** A category by its one name. */
export function categoryKey(category: string): string {
  const upper = category.trim().toUpperCase()
  return ALIASES[upper] ?? upper
}

/**
 * The initial category mapping (A4, LOB-21): BINGO is RNG/BG, SLOT RNG/SM, CRASH RNG/Crash, JACKPOT RNG/JP,
 * INHOUSE the brand's in-house providers, JL and RTG one provider, ESPORTS and COCKFIGHT the vendors split off SPORTS.
 * Undefined when there is no such category.
 */
export function scopeOf(category: string, brand: Pick<Brand, 'inHouseVendors'>): Scope | undefined {
  const key = categoryKey(category)
  if (key === '' || key === 'ALL') return {}
  if (key === 'HOT') return { hot: true }
  if (key === 'INHOUSE') return { gameType: 'RNG', vendors: brand.inHouseVendors }
  if (key === 'ESPORTS' || key === 'COCKFIGHT') return { gameType: 'SPORTS', vendors: SPORT_GROUPS[key] }
  if (key === 'SPORTS') return { gameType: 'SPORTS', withoutVendors: SPLIT_SPORTS }
  const known = CATEGORIES.find((one) => one.key === key)
  if (known)
    return {
      gameType: known.gameType,
      ...(known.gameClassify === undefined ? {} : { classify: known.gameClassify }),
      ...(known.vassalage === undefined ? {} : { vendors: [known.vassalage] }),
    }
  return GAME_TYPES.some((type) => type === key) ? { gameType: key } : undefined
}
