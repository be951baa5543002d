import { z } from 'zod'
import { BONUS_STATES, bonusTerms } from './bonus.ts'
import { defineCall } from './call.ts'
import { cursorText, decimalText, moment, pageSize } from './fields.ts'

const bilingual = z.object({ EN: z.string(), TY: z.string() })

const consoleBonus = z.object({
  id: z.uuid(),
  merchant: z.string(),
  account: z.string(),
  orderId: z.uuid(),
  promotionId: z.string(),
  promotion: bilingual,
  state: z.enum(BONUS_STATES),
  currency: z.string(),
  amount: decimalText,
  deposit: decimalText,
  required: decimalText,
  wagered: decimalText,
  terms: bonusTerms,
  grantedAt: moment,
  activeFrom: moment.nullable(),
  expiresAt: moment.nullable(),
  endedAt: moment.nullable(),
  /** `member`, `site`, or an operator's name. */
  endedBy: z.string().nullable(),
  why: z.string().nullable(),
})
export type ConsoleBonus = z.output<typeof consoleBonus>

export const listConsoleBonuses = defineCall({
  method: 'GET',
  path: '/wps/operator/bonuses',
  brandOf: { listed: 'merchant' },
  access: 'operator',
  right: 'money',
  summary: 'Bonuses of members with their terms and how far each is played for, newest first',
  branded: false,
  query: z.object({
    merchant: z.string().min(1).max(32).optional(),
    state: z.enum(BONUS_STATES).optional(),
    account: z.string().min(1).max(64).optional(),
    limit: pageSize(100, 25),
    cursor: cursorText.optional(),
  }),
  response: z.object({ list: z.array(consoleBonus), nextCursor: cursorText.nullable() }),
})

export const readConsoleBonus = defineCall({
  method: 'GET',
  path: '/wps/operator/bonuses/:id',
  brandOf: { thing: 'bonus' },
  access: 'operator',
  right: 'money',
  summary: 'One bonus with its terms and how far it is played for',
  branded: false,
  params: z.object({ id: z.uuid() }),
  response: consoleBonus,
})

export const takeBonus = defineCall({
  method: 'POST',
  path: '/wps/operator/bonuses/:id/forfeit',
  brandOf: { thing: 'bonus' },
  access: 'operator',
  right: 'money',
  summary: 'Takes a bonus away that has not ended, with a reason; audited',
  branded: false,
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ why: z.string().trim().min(1).max(500) }),
  response: consoleBonus,
})
