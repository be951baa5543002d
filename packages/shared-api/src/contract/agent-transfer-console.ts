import { z } from 'zod'
import { between, looks, whose } from './agent-console-fields.ts'
import { agentPage } from './agent-fields.ts'
import { defineCall } from './call.ts'
import { cursorText, decimalText, moment } from './fields.ts'

const consoleTransfer = z.object({
  id: z.uuid(),
  merchant: z.string(),
  /** The agent who gave it. */
  from: z.string(),
  /** Who was given it. */
  to: z.string(),
  amount: decimalText,
  currency: z.string(),
  note: z.string().nullable(),
  at: moment,
})
export type ConsoleTransfer = z.output<typeof consoleTransfer>

export const listConsoleTransfers = defineCall({
  ...looks,
  method: 'GET',
  path: '/wps/operator/agent-transfers',
  brandOf: { listed: 'merchant' },
  summary:
    'Money that agents gave to their teams, newest first; `account` is the giver or the receiver. What was wrong is put right by adjustments of both members (PLT-09)',
  query: z.object({ ...agentPage, ...whose, ...between }),
  response: z.object({ list: z.array(consoleTransfer), nextCursor: cursorText.nullable() }),
})
