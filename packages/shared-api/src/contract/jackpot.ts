import { z } from 'zod'
import { defineCall } from './call.ts'
import { decimalText, shortText } from './fields.ts'

export const jackpot = defineCall({
  method: 'GET',
  path: '/wps/game/jackpot',
  access: 'public',
  summary:
    'What the jackpot counter of home shows now: a number of the brand’s range, or its real pool (A2, A9)',
  silent: true,
  carries: ['merchant'],
  query: z.object({ merchant: shortText.optional(), language: shortText.optional() }),
  response: z.object({
    source: z.enum(['range', 'pool']),
    /** Exact decimal text in the brand's currency; nothing where the pool is empty. */
    amount: decimalText,
  }),
})
