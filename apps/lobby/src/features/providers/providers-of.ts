import type { GameMenu } from '@site/shared-api'

export interface Provider {
  readonly vassalage: string
  readonly displayName: string
  readonly count: number
}

/**
 * Every provider of the brand once, by name, with how many games it has. Categories overlap (a slot is an RNG game
 * too): where a category is a whole game type its number holds, else its parts are added up.
 */
export function providersOf(menus: readonly GameMenu[]): readonly Provider[] {
  const found = new Map<
    string,
    { displayName: string; counts: Map<string, { whole?: number; parts: number }> }
  >()
  for (const menu of menus)
    for (const { vassalage, displayName, gameType, gameCount } of menu.vendors) {
      const provider = found.get(vassalage) ?? { displayName, counts: new Map() }
      const count = provider.counts.get(gameType) ?? { parts: 0 }
      if (menu.key === gameType) count.whole = gameCount
      else count.parts += gameCount
      provider.counts.set(gameType, count)
      found.set(vassalage, provider)
    }
  return [...found]
    .map(([vassalage, { displayName, counts }]) => ({
      vassalage,
      displayName,
      count: [...counts.values()].reduce((sum, { whole, parts }) => sum + (whole ?? parts), 0),
    }))
    .sort((one, other) => one.displayName.localeCompare(other.displayName, 'en'))
}
