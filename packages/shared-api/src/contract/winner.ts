import { z } from 'zod'
import { defineCall } from './call.ts'
import { decimalText, moment, shortText } from './fields.ts'

const flag = z.union([z.literal(0), z.literal(1)])
const MOST = 50
const WINNERS = 20 // A9

const win = z.object({
  id: z.string(),
  /** Masked: `pl***9`. */
  customerName: z.string(),
  iconUrl: z.string(),
  /** Exact decimal text in the brand's currency. */
  winAmount: decimalText,
  wonAt: moment,
  nodeId: z.string(),
  gameType: z.string(),
  /** Provider code. */
  vassalage: z.string(),
  gameId: z.string(),
  gameCode: z.string(),
  lottoMode: z.string().nullable(),
  supportPlay: flag,
  freeplay: flag,
})

/** A win on the board with what a launch of its game needs (A3, GAM-03). */
export const winner = win.extend({ gameName: z.string() })
export type Winner = z.output<typeof winner>

/** A win as the event stream sends it: one text for pages of every language. */
export const winnerEvent = win.extend({ gameNames: z.object({ EN: z.string(), TY: z.string() }) })
export type WinnerEvent = z.output<typeof winnerEvent>

export const winners = defineCall({
  method: 'GET',
  path: '/wps/game/winners',
  access: 'public',
  summary: 'The latest wins, latest first (A7, LOB-08)',
  silent: true,
  carries: ['language'],
  shared: { unless: [], also: 'wins' },
  query: z.object({
    merchant: shortText.optional(),
    merchantCode: shortText.optional(),
    language: shortText.optional(),
    platform: shortText.optional(),
    /** A7 knows this one. */
    gameCategory: z.enum(['ALL']).default('ALL'),
    limitNum: z.coerce.number<number | string>().int().min(1).max(MOST).default(WINNERS),
  }),
  response: z.array(winner),
})
