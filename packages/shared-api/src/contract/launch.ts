import { z } from 'zod'
import { defineCall } from './call.ts'
import { moment, shortText } from './fields.ts'
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
  /** WEB 1, MOBILE 3 (B9). */
  gateway: z.enum(['1', '3']).optional(),
}
const code = z.string().trim().min(1).max(64)
const freePlay = z.enum(['0', '1']).default('0')

/** A game that may be opened once, within seconds. */
export const launched = z.object({
  /** Address for a frame; never holds the session's token. */
  url: z.string(),
  /** The only origin that the frame may speak from. */
  origin: z.string(),
  /** Marks every message between the page and this very frame. */
  channel: z.string(),
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
  carries: ['merchant', 'language', 'platform', 'clientType', 'gateway'],
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
  carries: ['merchant', 'language', 'platform', 'clientType', 'gateway'],
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
  carries: ['merchant', 'language'],
  query: z.object({ ...identity, nodeId: nodeIdText }),
  response: game,
})

export const setVendorDown = defineCall({
  method: 'PUT',
  path: '/wps/operator/vendors/:code/down',
  brandOf: 'site',
  access: 'operator',
  right: 'catalogue',
  summary: 'Says that a provider is down, or up again; audited',
  branded: false,
  params: z.object({ code: z.string().min(1).max(32) }),
  body: z.strictObject({ down: z.boolean() }),
  response: z.object({ code: z.string(), down: z.boolean() }),
})

export const restrictPlay = defineCall({
  method: 'PUT',
  path: '/wps/operator/members/:merchant/:account/play',
  brandOf: { named: 'params' },
  access: 'operator',
  right: ['members', 'risk'],
  summary: 'Keeps a member from opening games, or lets them again; audited',
  branded: false,
  params: z.object({ merchant: z.string().min(1).max(32), account: z.string().min(1).max(64) }),
  body: z.strictObject({ restricted: z.boolean() }),
  response: z.object({ account: z.string(), restricted: z.boolean() }),
})
