import { z } from 'zod'
import { defineCall } from './call.ts'
import { decimalText, moment } from './fields.ts'

export const rebuildTurnover = defineCall({
  method: 'POST',
  path: '/wps/operator/turnover/:merchant/rebuild',
  brandOf: { named: 'params' },
  access: 'operator',
  right: 'money',
  summary:
    'Makes the turnover of a brand anew from its rounds, a member at a time, as a job; what is played in the meantime is counted; audited',
  branded: false,
  params: z.object({ merchant: z.string().min(1).max(32) }),
  response: z.object({ queued: z.literal(true) }),
})

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'a day is YYYY-MM-DD')

export const readTurnover = defineCall({
  method: 'GET',
  path: '/wps/operator/turnover/:merchant/:account',
  brandOf: { named: 'params' },
  access: 'operator',
  right: ['money', 'members'],
  summary:
    'What a member has played by day (of the brand’s time zone), game type and provider, newest first; a year at most',
  branded: false,
  params: z.object({ merchant: z.string().min(1).max(32), account: z.string().min(1).max(64) }),
  query: z.object({ from: day, to: day }),
  response: z.object({
    currency: z.string(),
    days: z.array(
      z.object({
        day,
        gameType: z.string(),
        vendor: z.string(),
        rounds: z.number().int(),
        bet: decimalText,
        won: decimalText,
        jackpot: decimalText,
        /** What counts of the stakes, by the brand's weights. */
        valid: decimalText,
      }),
    ),
  }),
})

/** Something that is to be played before a withdrawal. */
export const turnoverItem = z.object({
  kind: z.enum(['deposit', 'bonus']),
  id: z.uuid(),
  /** What was paid in, or given. */
  amount: decimalText,
  required: decimalText,
  done: decimalText,
  at: moment,
})

export const turnoverToPlay = defineCall({
  method: 'GET',
  path: '/wps/relay/turnover',
  access: 'member',
  summary: 'What the member still has to play before a withdrawal, the oldest first (MEM-03)',
  silent: true,
  response: z.object({
    currency: z.string(),
    required: decimalText,
    done: decimalText,
    isMet: z.boolean(),
    items: z.array(turnoverItem),
  }),
})
