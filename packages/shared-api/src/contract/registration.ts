import { z } from 'zod'
import { defineCall } from './call.ts'
import { shortText } from './fields.ts'
import { encryptedBody, freshness, humanChecks, startedSession } from './session.ts'

export const REGISTER_METHODS = ['APP', 'H5', 'WEBCLIP', 'PWA'] as const // B3
export type RegisterMethod = (typeof REGISTER_METHODS)[number]

const secret = z.string().max(128)

/** The payload inside the encrypted registration body (B3). Which fields it needs say the brand's rules (B5). */
export const registrationPayload = freshness.extend({
  ...humanChecks.shape,
  /** Made by the browser once a form: a repeat after a lost answer signs in and does not register twice. */
  attempt: z.uuid(),
  countryDialingCode: shortText.optional(),
  registerUrl: shortText,
  registerMethod: z.enum(REGISTER_METHODS),
  username: shortText.optional(),
  password: secret.optional(),
  confirmPassword: secret.optional(),
  affiliateCode: shortText.optional(),
  paymentPassword: secret.optional(),
  recommenderId: shortText.optional(),
  nickname: shortText.optional(),
  payeeName: shortText.optional(),
  email: shortText.optional(),
  mobileNum: shortText.optional(),
  idNumber: shortText.optional(),
  qqNum: shortText.optional(),
  facebook: shortText.optional(),
  wechat: shortText.optional(),
  line: shortText.optional(),
  whatsapp: shortText.optional(),
  zalo: shortText.optional(),
  birthday: shortText.optional(),
  type: z.literal(0),
  domain: shortText,
  verificationCode: shortText.optional(),
  firebaseChannel: z.literal('sms').optional(),
  firebaseIdToken: z.string().max(4096).optional(),
  /** A social identity that has no account yet (`social_unlinked`): the new account gets it. */
  socialTicket: z.string().max(128).optional(),
})
export type RegistrationPayload = z.input<typeof registrationPayload>

export const register = defineCall({
  method: 'PUT',
  path: '/wps/member/register',
  access: 'public',
  summary: 'Registers by user name and signs in (B4, B7)',
  body: encryptedBody,
  sealed: registrationPayload,
  response: startedSession,
})

export const registerByMobile = defineCall({
  method: 'PUT',
  path: '/wps/member/register/mobile',
  access: 'public',
  summary: 'Registers by a verified mobile number and signs in (B4, B7)',
  body: encryptedBody,
  sealed: registrationPayload,
  response: startedSession,
})

export const checkUsername = defineCall({
  method: 'GET',
  path: '/wps/check/username',
  access: 'public',
  summary: 'Whether a user name is free; after a few asks for the pass of a bot check (decisions)',
  silent: true,
  query: z.object({ username: z.string().trim().min(1).max(64), slider: z.string().max(128).optional() }),
  response: z.object({ available: z.boolean() }),
})

export const checkAffiliate = defineCall({
  method: 'GET',
  path: '/wps/check/affiliate',
  access: 'public',
  summary: 'Whether this is an invite code of a member (B4); throttled',
  silent: true,
  query: z.object({ code: z.string().trim().min(1).max(64) }),
  response: z.object({ valid: z.boolean() }),
})
