import type { CategoryPage, Chosen } from './category-of.ts'
import { isOwn, type Choice } from './data-types.ts'

/** Names that the address has for what is chosen, in their order. */
const NAMES = ['vassalage', 'gameClassify', 'dataType', 'gameName', 'minBet', 'minLine'] as const
/** A page of a list is never part of an address: more is appended (A4). */
const PAGES: readonly string[] = ['page', 'pageNo', 'pageNum']

function addressOf(pathname: string, query: URLSearchParams, chosen: Chosen): string {
  const next = new URLSearchParams(query)
  for (const name of PAGES) next.delete(name)
  for (const name of NAMES) {
    const value = name === 'dataType' && chosen.dataType === 'ALL' ? undefined : chosen[name]
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  }
  const text = next.toString()
  return text === '' ? pathname : `${pathname}?${text}`
}

/** The addresses that a category's choices lead to; each begins at page 1 again (A4, LOB-18). */
export interface Addresses {
  /** The page's own address as it should be spelled. */
  readonly own: string
  /** The same without what the page does not know: as it was drawn on the server. */
  readonly list: string
  /** Whether anything is chosen that can be cleared. */
  readonly filtered: boolean
  /** Choosing a provider clears the name and bet filters. */
  provider(vassalage: string | undefined): string
  classify(gameClassify: string | undefined): string
  /** Favourites and recent begin without any filter: all, no provider. */
  dataType(choice: Choice): string
  name(gameName: string): string
  bets(change: Pick<Chosen, 'minBet' | 'minLine'>): string
  /** Clearing removes the query of the address. */
  readonly clear: string
}

const NO_BETS = { gameName: undefined, minBet: undefined, minLine: undefined } as const

export function addressesOf(
  pathname: string,
  query: URLSearchParams,
  { chosen, preset }: CategoryPage,
): Addresses {
  const to = (change: Partial<Chosen>): string => addressOf(pathname, query, { ...chosen, ...change })
  const nothing: Chosen = { dataType: 'ALL', gameClassify: preset }
  const clear = addressOf(pathname, new URLSearchParams(), nothing)
  const own = to({})
  const { gameClassify, ...rest } = chosen
  return {
    own,
    list: addressOf(pathname, new URLSearchParams(), chosen),
    clear,
    filtered:
      gameClassify !== preset && !isOwn(chosen.dataType)
        ? true
        : Object.entries(rest).some(([name, value]) => name !== 'dataType' && value !== undefined) ||
          chosen.dataType !== 'ALL',
    provider: (vassalage) => to({ ...NO_BETS, vassalage }),
    classify: (next) => to({ gameClassify: next ?? preset }),
    dataType: (dataType) =>
      isOwn(dataType) || isOwn(chosen.dataType)
        ? addressOf(pathname, query, isOwn(dataType) ? { dataType } : { ...nothing, dataType })
        : to({ dataType }),
    name: (gameName) => to({ gameName: gameName === '' ? undefined : gameName }),
    bets: to,
  }
}

/** Whether two addresses say the same, however their queries are spelled. */
export function sameAddress(address: string, pathname: string, query: URLSearchParams): boolean {
  const text = query.toString()
  return address === (text === '' ? pathname : `${pathname}?${text}`)
}
