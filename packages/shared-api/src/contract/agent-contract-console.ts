import { z } from 'zod'
import { looks, MOST_WHY, one, pays, whose, why } from './agent-console-fields.ts'
import { agentContract, CONTRACT_STATES } from './agent-contract.ts'
import { accountName, agentPage, CONTRACT_KINDS, contractTerms } from './agent-fields.ts'
import { defineCall } from './call.ts'
import { cursorText, idText } from './fields.ts'

const consoleContract = agentContract.omit({ isMine: true }).extend({
  merchant: z.string(),
  currency: z.string(),
  /** Whether it is the brand’s to answer. */
  isOurs: z.boolean(),
})
export type ConsoleContract = z.output<typeof consoleContract>

export const listConsoleContracts = defineCall({
  ...looks,
  method: 'GET',
  path: '/wps/operator/agent-contracts',
  brandOf: { listed: 'merchant' },
  summary: 'Contracts of agents with the brand and with uplines, newest first (PLT-09)',
  query: z.object({
    ...agentPage,
    ...whose,
    kind: z.enum(CONTRACT_KINDS).optional(),
    state: z.enum(CONTRACT_STATES).optional(),
  }),
  response: z.object({ list: z.array(consoleContract), nextCursor: cursorText.nullable() }),
})

export const offerConsoleContract = defineCall({
  ...pays,
  method: 'POST',
  path: '/wps/operator/agent-contracts',
  brandOf: { named: 'body' },
  summary:
    'Offers an agent a contract with the brand: `member_unknown`, `contract_waiting`; the same id again offers nothing more; audited (PLT-09)',
  body: z.strictObject({
    /** Made by the page before the first try. */
    id: z.uuid(),
    merchant: idText,
    account: accountName,
    terms: contractTerms,
    note: z.string().trim().max(MOST_WHY).optional(),
  }),
  response: consoleContract,
})

export const answerConsoleContract = defineCall({
  ...pays,
  method: 'POST',
  path: '/wps/operator/agent-contracts/:id/answer',
  brandOf: { thing: 'agent-contract' },
  summary:
    'Accepts or refuses what an agent has countered, withdraws an offer of the brand, or ends a contract from tomorrow on: `contract_answered`, `contract_lapsed`; audited (PLT-09)',
  params: one,
  body: z.strictObject({ answer: z.enum(['accept', 'refuse', 'withdraw', 'end']), why }),
  response: consoleContract,
})
