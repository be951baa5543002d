import { z } from 'zod'
import { defineCall } from './call.ts'
import { LANGUAGES } from './constants.ts'
import { decimalText, moment, shortText } from './fields.ts'
import { game, nodeIdText } from './game.ts'

/** Prize modes and play types of lottery launches (A4, decisions). */
export const PRIZE_MODES = ['lottery', 'elottery', 'SEA'] as const
export type PrizeMode = (typeof PRIZE_MODES)[number]
export const PLAY_TYPES = ['trad', 'ent'] as const
export type PlayType = (typeof PLAY_TYPES)[number]

/** Game types that the lottery launcher opens (A4). */
export const LOTTERY_TYPES = ['LOTT', 'ELOTT'] as const

/** Identity fields that A7 names in the query; they are accepted beside the headers. */
const identity = {
  merchant: shortText.optional(),
  merchantCode: shortText.optional(),
  language: shortText.optional(),
  token: shortText.optional(),
  platform: shortText.optional(),
  clientType: shortText.optional(),
}
const code = z.string().trim().min(1).max(64)
const freePlay = z.enum(['0', '1']).default('0')

/** A game that may be opened once, within seconds. */
export const launched = z.object({
  /** Address for a frame; the single-use token is inside, never the session's. */
  url: z.string(),
  mode: z.enum(['real', 'free']),
  nodeId: z.string(),
  gameName: z.string(),
  /** When the address is no longer good. */
  expiresAt: moment,
})
export type Launched = z.output<typeof launched>

export const launchGame = defineCall({
  method: 'GET',
  path: '/wps/game/launchGame',
  access: 'member',
  summary: 'Opens a game that is no lottery, for money or free (A4, A7)',
  query: z.object({
    ...identity,
    /** A category (SLOT, BINGO, …) or a game type that holds the game. */
    category: code,
    vendor: code,
    gameId: code,
    nodeId: nodeIdText,
    freePlay,
  }),
  response: launched,
})

export const launchLottery = defineCall({
  method: 'GET',
  path: '/lgw/games/mobile/launch',
  access: 'member',
  summary: 'Opens a lottery (A4, A7)',
  query: z.object({
    ...identity,
    vendor: code,
    gameCode: code,
    /** SEA belongs to the vendor TCG_SEA alone. */
    prizeMode: z.enum(PRIZE_MODES).default('lottery'),
    /** `ent` needs a lottoMode that contains Entertainment. */
    playType: z.enum(PLAY_TYPES).default('trad'),
    freePlay,
  }),
  response: launched,
})

export const gameDetail = defineCall({
  method: 'GET',
  path: '/wps/game/detail',
  access: 'public',
  summary: 'One game by its node id: everything that a launch needs (A3)',
  silent: true,
  query: z.object({ ...identity, nodeId: nodeIdText }),
  response: game,
})

export const setVendorDown = defineCall({
  method: 'PUT',
  path: '/wps/operator/vendors/:code/down',
  access: 'operator',
  summary: 'Says that a provider is down, or up again; audited',
  branded: false,
  params: z.object({ code: z.string().min(1).max(32) }),
  body: z.strictObject({ down: z.boolean() }),
  response: z.object({ code: z.string(), down: z.boolean() }),
})

export const restrictPlay = defineCall({
  method: 'PUT',
  path: '/wps/operator/members/:merchant/:account/play',
  access: 'operator',
  summary: 'Keeps a member from opening games, or lets them again; audited',
  branded: false,
  params: z.object({ merchant: z.string().min(1).max(32), account: z.string().min(1).max(64) }),
  body: z.strictObject({ restricted: z.boolean() }),
  response: z.object({ account: z.string(), restricted: z.boolean() }),
})

const ticket = z.string().min(1).max(128)

/** What the sandbox's page is told of the game it stands for. */
export const sandboxGame = z.object({
  /** Stands for the used launch token from now on. */
  ticket,
  nodeId: z.string(),
  gameName: z.string(),
  mode: z.enum(['real', 'free']),
  language: z.enum(LANGUAGES),
  currencySymbol: z.string(),
  amounts: z.array(decimalText),
  /** One of so many cards wins and pays the play amount so many times: fair. */
  cards: z.number().int(),
})

export const openSandbox = defineCall({
  method: 'POST',
  path: '/lgw/sandbox/session',
  access: 'public',
  summary: 'Sandbox game: takes a launch token, once',
  branded: false,
  body: z.strictObject({ token: z.string().min(1).max(128) }),
  response: sandboxGame,
})

export const playSandbox = defineCall({
  method: 'POST',
  path: '/lgw/sandbox/rounds',
  access: 'public',
  summary: 'Sandbox game: plays a round; no money moves. The same round id answers the same round',
  branded: false,
  body: z.strictObject({
    ticket,
    roundId: z.uuid(),
    amount: decimalText,
    /** The card the player chose, from 1. */
    card: z.number().int().min(1).max(9),
  }),
  response: z.object({
    roundId: z.string(),
    card: z.number().int(),
    /** The card that wins, drawn by the server. */
    drawn: z.number().int(),
    won: z.boolean(),
    payout: decimalText,
  }),
})
