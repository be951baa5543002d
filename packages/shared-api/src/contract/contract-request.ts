import { z } from 'zod'
import { defineCall } from './call.ts'
import { shortText } from './fields.ts'

const pending = z.number().int().nonnegative()

export const contractRequests = defineCall({
  method: 'GET',
  path: '/wps/agent/contracts/requests',
  access: 'member',
  summary: "Contract offers that wait for the member's answer: 0 none, else the number of the kind (B3, B4)",
  silent: true,
  query: z.object({ token: shortText.optional() }),
  response: z.object({
    dailysalreqtype: pending,
    divtypecompperiodreq: pending,
    contracthoursalreq: pending,
  }),
})
