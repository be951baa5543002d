import { z } from 'zod'
import { defineCall } from './call.ts'
import { shortText } from './fields.ts'

/** Who gets a code: the number as typed (B3 names the field twice; both are taken) and its country's dialling code. */
const codeRequest = z.object({
  mobileNum: z.string().trim().max(20).optional(),
  mobileNo: z.string().trim().max(20).optional(),
  countryDialingCode: shortText,
  /** The pass of a bot check (`humanCheck`). */
  slider: z.string().max(128).optional(),
})

const codeAnswer = z.object({
  /** Epoch milliseconds until which no other code is sent to this number. */
  expirationTime: z.number().int(),
})

export const smsNoLogin = defineCall({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  access: 'public',
  summary: 'Sends a code to sign in or to set a password with; answers the same for unknown numbers (B7)',
  silent: true,
  body: codeRequest.extend({ purpose: z.enum(['login', 'password']).default('login') }),
  response: codeAnswer,
})

export const smsRegister = defineCall({
  method: 'POST',
  path: '/wps/verification/sms/register',
  access: 'public',
  summary: 'Sends a code to register with (B7)',
  silent: true,
  body: codeRequest,
  response: codeAnswer,
})
