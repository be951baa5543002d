import { z } from 'zod'
import { defineCall } from './call.ts'

export const affiliateCode = defineCall({
  method: 'GET',
  path: '/wps/member/affiliateCode',
  access: 'member',
  summary:
    "The member's own code for inviting others, made at the first request; needs the flag REFERRAL3 (B7)",
  response: z.object({ code: z.string().min(4).max(16) }),
})
