import { z } from 'zod'
import { defineCall } from './call.ts'

/** The first line of the ledger that does not add up. */
export const ledgerFault = z.object({
  table: z.string(),
  id: z.string(),
  /** What was looked at, for example `balance_after`. */
  what: z.string(),
  expected: z.string(),
  found: z.string(),
})
export type LedgerFault = z.output<typeof ledgerFault>

export const ledgerReport = z.object({
  ok: z.boolean(),
  /** Rows read, by table. */
  read: z.record(z.string(), z.number().int()),
  fault: ledgerFault.nullable(),
})
export type LedgerReport = z.output<typeof ledgerReport>

export const verifyLedger = defineCall({
  method: 'GET',
  path: '/wps/operator/ledger/verify',
  brandOf: 'site',
  access: 'operator',
  right: 'money',
  summary:
    'Reads what the ledger has been added since the last check that found nothing wrong, or all of it, and names the first line that does not add up',
  branded: false,
  query: z.object({ whole: z.enum(['0', '1']).default('0') }),
  response: ledgerReport,
})
