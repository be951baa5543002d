import { z } from 'zod'
import { defineCall } from './call.ts'
import { moment } from './fields.ts'
import { CODE_CHANNELS } from './payment-password.ts'

/** What comes along with the refusal `proof_required`: where a code goes that proves the member; null where only a new sign-in does. */
export const proofRequiredData = z.object({
  codeTo: z.object({ channel: z.enum(CODE_CHANNELS), to: z.string() }).nullable(),
})

export const sendProofCode = defineCall({
  method: 'POST',
  path: '/wps/member/proof/code',
  access: 'member',
  summary:
    'Sends a code to the number, else the e-mail address, of a member whose account has no password (MEM-06)',
  response: z.object({
    /** Epoch milliseconds until which no other code is sent. */
    expirationTime: z.number().int(),
    channel: z.enum(CODE_CHANNELS),
    /** Masked. */
    to: z.string(),
  }),
})

export const confirmProof = defineCall({
  method: 'POST',
  path: '/wps/member/proof',
  access: 'member',
  summary:
    'Proves by that code that it is the member: takes the place of a password in this session for a while',
  body: z.strictObject({ code: z.string().trim().min(1).max(10) }),
  response: z.object({ provedUntil: moment }),
})
