import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, decimalText, moment, pageSize } from './fields.ts'
import { nodeIdText } from './game.ts'

const MAX_PAGE = 100
const PAGE = 20

export const playedRound = z.object({
  roundId: z.string(),
  nodeId: z.string(),
  gameName: z.string(),
  at: moment,
  stake: decimalText,
  payout: decimalText,
  /** `refunded`: every bet was given back. */
  status: z.enum(['open', 'won', 'lost', 'refunded']),
  currency: z.string(),
})
export type PlayedRound = z.output<typeof playedRound>

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
  response: z.object({ rounds: z.array(playedRound), nextCursor: cursorText.nullable() }),
})
