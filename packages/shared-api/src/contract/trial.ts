import { z } from 'zod'
import { defineCall } from './call.ts'
import { MODULE_IDENTITY } from './constants.ts'
import { shortText } from './fields.ts'
import { login } from './session.ts'

const trialName = z.string()

export const trialUser = defineCall({
  method: 'GET',
  path: '/wps/member/trialuser',
  access: 'public',
  summary: 'The trial account of this browser, made when it has none (B2, B7)',
  query: z.object({ merchantCode: shortText.optional(), language: shortText.optional() }),
  response: z.object({
    /** 0: none could be set; any other: the account is set (B2). */
    result: z.number().int(),
    trialUser: trialName,
    merchantCode: z.string(),
    type: z.number().int(),
  }),
})

export const loginFreePlay = defineCall({
  method: 'POST',
  path: '/wps/session/login/freeplay',
  access: 'public',
  summary: 'Starts a session of a trial account: the one of this browser, else a new one (B2, B7)',
  body: z.object({
    /** Module identity of free play (B7). */
    module: z.literal(MODULE_IDENTITY.trial),
    merchantCode: shortText.optional(),
    language: shortText.optional(),
  }),
  response: login.response.extend({ result: z.number().int(), trialUser: trialName }),
})
