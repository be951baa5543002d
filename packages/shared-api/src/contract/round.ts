import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, decimalText, moment, pageSize } from './fields.ts'
import { nodeIdText } from './game.ts'

const MAX_PAGE = 100
const PAGE = 20

/** A round for money; `refunded`: every bet was given back. */
export const playedRound = z.object({
  roundId: z.string(),
  nodeId: z.string(),
  gameName: z.string(),
  at: moment,
  stake: decimalText,
  payout: decimalText,
  status: z.enum(['open', 'closed', 'refunded']),
  currency: z.string(),
})
export type Round = z.output<typeof playedRound>

export const listRounds = defineCall({
  method: 'GET',
  path: '/wps/game/rounds',
  access: 'member',
  summary: 'Own rounds for money, newest first, of one game or of all',
  silent: true,
  query: z.object({
    nodeId: nodeIdText.optional(),
    cursor: cursorText.optional(),
    limit: pageSize(MAX_PAGE, PAGE),
  }),
  response: z.object({ list: z.array(playedRound), nextCursor: cursorText.nullable() }),
})

export const playSummary = defineCall({
  method: 'GET',
  path: '/wps/game/rounds/summary',
  access: 'member',
  summary: 'What the member’s play for money comes to since a moment: for a look at the clock',
  silent: true,
  query: z.object({ since: moment }),
  response: z.object({
    rounds: z.number().int(),
    stake: decimalText,
    payout: decimalText,
    /** Pay-outs and jackpots less stakes; rounds that are still open count with their stake. */
    net: decimalText,
    currency: z.string(),
  }),
})
