import { z } from 'zod'
import { defineCall } from './call.ts'
import { pageNumber, pageSize, shortText } from './fields.ts'

const flag = z.union([z.literal(0), z.literal(1)])
/** A node id: digits as text, so that no client rounds it. */
export const nodeIdText = z.string().regex(/^\d{1,18}$/, 'a node id is up to 18 digits')

/** What a tile draws and what a tap on it needs (A3); names in the language of the call. */
export const gameTile = z.object({
  nodeId: z.string(),
  displayName: z.string(),
  gameType: z.string(),
  /** Provider code. */
  vassalage: z.string(),
  isHot: flag,
  isNew: flag,
  /** 0: free play is offered. */
  supportPlay: flag,
  /** 1: free play is offered. */
  freeplay: flag,
})
export type GameTile = z.output<typeof gameTile>

/** A game with every field of A3. */
export const game = gameTile.extend({
  nodeName: z.string(),
  gameName: z.string(),
  vendorName: z.string(),
  gameClassify: z.string(),
  gameClassifyNew: z.string(),
  iconUrl: z.string(),
  showIcon: z.string(),
  gameId: z.string(),
  roomId: z.string().nullable(),
  gameCode: z.string(),
  lottoMode: z.string().nullable(),
  isGameH5: flag,
  /** Exact decimal text in the brand's currency. */
  minBet: z.string(),
  minLine: z.number().int(),
  /** Theoretical return in per cent, where the provider names one. */
  rtp: z.string().nullable(),
})
export type Game = z.output<typeof game>

/** Identity fields that A7 names in the query; they are accepted beside the headers. */
const identity = {
  merchant: shortText.optional(),
  merchantCode: shortText.optional(),
  language: shortText.optional(),
  token: shortText.optional(),
  platform: shortText.optional(),
  clientType: shortText.optional(),
  isPlatform: shortText.optional(),
}
const MAX_PAGE = 200
const PAGE_LIST = 24
const PAGE_HOT = 200

const decimal = z
  .string()
  .trim()
  .regex(/^(\d{1,9}(\.\d{1,2})?)?$/, 'a number with up to two decimals')
  .optional()
const wholeNumber = z
  .string()
  .trim()
  .regex(/^\d{0,6}$/, 'a whole number')
  .optional()

export const gamePage = z.object({
  games: z.array(game),
  pageNum: z.number().int(),
  totalPages: z.number().int(),
  totalCount: z.number().int(),
  /** Codes of the providers with the requested name. */
  providers: z.array(z.string()).optional(),
})
export type GamePage = z.output<typeof gamePage>

export const listGames = defineCall({
  method: 'GET',
  path: '/wps/game/list',
  access: 'public',
  summary: 'Games of a category, by provider, classification, name and bets, most popular first (A4, A7)',
  silent: true,
  carries: ['merchant', 'platform', 'language', 'clientType'],
  query: z.object({
    ...identity,
    /** A category (BINGO, SLOT, …, A4) or a game type; empty means all. */
    gameType: shortText.default(''),
    pageNo: pageNumber.default(1),
    pageSize: pageSize(MAX_PAGE, PAGE_LIST),
    vassalage: shortText.default(''),
    gameClassify: shortText.default(''),
    /** Games that can be played from this stake or less. */
    minBet: decimal,
    /** Games with at least so many lines. */
    minLine: wholeNumber,
    isNew: z.enum(['', '0', '1']).default(''),
    /**
     * A name in either language, whole or in part: case, accents, blanks, word order and one wrong letter a word are
     * forgiven (LOB-25). The best match first; of more than 360 games 360 are counted and paged.
     */
    gameName: shortText.default(''),
  }),
  response: gamePage,
  shared: { unless: ['gameName'] },
})

export const hotGames = defineCall({
  method: 'GET',
  path: '/wps/game/hot',
  access: 'public',
  summary: 'Hot games in their order (A3, A7)',
  silent: true,
  carries: ['isPlatform', 'platform', 'language'],
  query: z.object({ ...identity, limit: pageSize(PAGE_HOT, PAGE_HOT) }),
  response: z.object({ list: z.array(game) }),
  shared: { unless: [] },
})

const rail = z.object({ games: z.array(gameTile), totalCount: z.number().int() })

export const homeGames = defineCall({
  method: 'GET',
  path: '/wps/game/home',
  access: 'public',
  summary: 'The rails of home in one call: hot games, then each category in the brand’s order (A2, A4)',
  silent: true,
  carries: ['merchant', 'platform', 'language', 'clientType'],
  query: z.object({ ...identity, size: pageSize(48, 12) }),
  response: z.object({
    hot: rail,
    categories: z.array(rail.extend({ key: z.string(), displayName: z.string() })),
  }),
  shared: { unless: [] },
})
export type HomeGames = z.output<(typeof homeGames)['response']>

const ofMember = { ...identity, gameType: shortText.default(''), vendor: shortText.default('') }

export const recentGames = defineCall({
  method: 'GET',
  path: '/wps/game/recent',
  access: 'member',
  summary: 'Games the member played, latest first (A7)',
  silent: true,
  carries: ['language', 'clientType'],
  query: z.object({ ...ofMember, page: pageNumber.default(1), pageSize: pageSize(MAX_PAGE, PAGE_LIST) }),
  response: z.object({ list: z.array(game), pageNum: z.number().int(), totalPages: z.number().int() }),
})

export const addRecentGame = defineCall({
  method: 'GET',
  path: '/wps/game/recent/add',
  access: 'member',
  summary: 'Notes that the member opened a game (A7, LOB-23)',
  silent: true,
  carries: ['merchant', 'language'],
  query: z.object({ ...identity, nodeId: nodeIdText, vendor: shortText.optional() }),
  response: z.object({ nodeId: z.string() }),
})

export const favouriteGames = defineCall({
  method: 'GET',
  path: '/wps/game/favourites',
  access: 'member',
  summary: 'The member’s favourites, latest first (A3, A7)',
  silent: true,
  carries: ['language'],
  query: z.object({ ...ofMember, pageNo: pageNumber.default(1), pageSize: pageSize(MAX_PAGE, PAGE_LIST) }),
  response: z.object({
    content: z.array(game),
    pageNum: z.number().int(),
    totalPages: z.number().int(),
    totalCount: z.number().int(),
  }),
})

export const favouriteIds = defineCall({
  method: 'GET',
  path: '/wps/game/favourites/ids',
  access: 'member',
  summary: 'Node ids of the member’s favourites as text (A3)',
  silent: true,
  carries: ['language'],
  query: z.object(identity),
  response: z.array(z.string()),
})

/** Node id, with the token and the vendor that A7 names. */
const favouriteBody = z.object({
  nodeId: z.union([nodeIdText, z.number().int().positive().transform(String)]),
  token: shortText.optional(),
  vendor: shortText.optional(),
})

export const addFavourite = defineCall({
  method: 'POST',
  path: '/wps/game/favourites',
  access: 'member',
  summary: 'Marks a game as favourite; twice is once (A7)',
  body: favouriteBody,
  response: z.object({ nodeId: z.string() }),
})

export const removeFavourite = defineCall({
  method: 'DELETE',
  path: '/wps/game/favourites',
  access: 'member',
  summary: 'Takes a favourite back; one that is none stays none (A7)',
  body: favouriteBody,
  response: z.object({ nodeId: z.string() }),
})
