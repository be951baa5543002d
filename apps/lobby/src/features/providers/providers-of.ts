import type { GameMenu } from '@site/shared-api'

export interface Provider {
  readonly vassalage: string
  readonly displayName: string
  readonly count: number
}

/** Every provider of the brand once, by name, with how many games it has in all: categories overlap, its total does not. */
export function providersOf(menus: readonly GameMenu[]): readonly Provider[] {
  const found = new Map<string, Provider>()
  for (const { vendors } of menus)
    for (const { vassalage, displayName, totalCount } of vendors)
      found.set(vassalage, { vassalage, displayName, count: totalCount })
  return [...found.values()].sort((one, other) => one.displayName.localeCompare(other.displayName, 'en'))
}
