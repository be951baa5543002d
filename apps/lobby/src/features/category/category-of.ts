import { CATEGORIES, type Category } from '@site/config'
import type { GameMenu } from '@site/shared-api'
import type { GameFilter } from '#games/games.api.ts'
import { choiceOf, isOwn, type Choice } from './data-types.ts'

/** What a player has chosen; absent means all (A3: game filter state). */
export interface Chosen {
  readonly dataType: Choice
  /** Provider code. */
  readonly vassalage?: string | undefined
  readonly gameClassify?: string | undefined
  readonly gameName?: string | undefined
  readonly minBet?: string | undefined
  readonly minLine?: string | undefined
}

export interface CategoryPage {
  /** Key of the category: the strip's tab, the providers' and classifications' menu. */
  readonly key: string
  readonly category: Category
  readonly chosen: Chosen
  /** A category that is one provider's has none to choose. */
  readonly choosable: boolean
  /** The classification menu is hidden for SLOT and CRASH (LOB-10). */
  readonly classifiable: boolean
  /** The classification of the route itself (A2: slot-games). */
  readonly preset: string | undefined
}

const FEATURE_BUY: Category = { key: 'SLOT', gameType: 'RNG' }
const PRESET = 'FeatureBuy'
const UNCLASSIFIED: readonly string[] = ['HOT', 'SLOT', 'CRASH']
const LONGEST_NAME = 60

const asNumber = (text: string | null, pattern: RegExp): string | undefined =>
  text !== null && pattern.test(text) && Number(text) > 0 ? text : undefined

const sameWord = (word: string, other: string): boolean => word.toUpperCase() === other.toUpperCase()

/** The spelling of what the menu knows; undefined for what it does not. Before the menu is here, the word itself. */
function known(word: string | null, list: readonly string[] | undefined): string | undefined {
  if (word === null || word === '') return undefined
  return list === undefined ? word : list.find((one) => sameWord(one, word))
}

/**
 * The category that a route declares, with the filters of the address (A2, LOB-09): unknown values are left out, so
 * that a sensible list is shown instead.
 */
export function categoryOf(
  of: string | undefined,
  query: URLSearchParams,
  menus?: readonly GameMenu[],
): CategoryPage {
  const category = CATEGORIES.find((one) => one.key === of) ?? FEATURE_BUY
  const { key } = category
  const preset = category === FEATURE_BUY ? PRESET : undefined
  const dataType = choiceOf(query.get('dataType'))
  const own = isOwn(dataType)
  const menu = menus?.filter((one) => own || key === 'HOT' || one.key === key)
  const choosable = category.vassalage === undefined || own
  const vendors = menu?.flatMap(({ vendors }) => vendors.map(({ vassalage }) => vassalage))
  const classes = menu?.flatMap(({ classifications }) => classifications.map((one) => one.gameClassify))
  const vassalage = choosable ? known(query.get('vassalage'), vendors) : undefined
  const classified = own || key === 'HOT' ? undefined : known(query.get('gameClassify'), classes)
  const filter = own
    ? {}
    : {
        gameName: query.get('gameName')?.trim().slice(0, LONGEST_NAME) || undefined,
        minBet: asNumber(query.get('minBet'), /^\d{1,7}(\.\d{1,2})?$/),
        minLine: asNumber(query.get('minLine'), /^\d{1,6}$/),
      }
  return {
    key,
    category,
    choosable,
    classifiable: !own && preset === undefined && !UNCLASSIFIED.includes(key),
    preset,
    // Every game of the hot page is hot already.
    chosen: {
      dataType: key === 'HOT' && dataType === 'HOT' ? 'ALL' : dataType,
      vassalage,
      gameClassify: classified ?? (own ? undefined : preset),
      ...filter,
    },
  }
}

/** The query of the list call; the platform knows a category by its key (A4, A7). */
export function listFilter({ key, category, chosen, preset }: CategoryPage): GameFilter {
  const { dataType, vassalage, ...rest } = chosen
  return {
    ...rest,
    gameType: preset === undefined ? key : category.gameType,
    vassalage: vassalage ?? category.vassalage,
    isNew: dataType === 'NEW' ? '1' : undefined,
  }
}
