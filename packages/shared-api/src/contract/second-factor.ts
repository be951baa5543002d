import { z } from 'zod'
import { defineCall } from './call.ts'
import { moment } from './fields.ts'
import { assertion, requestOptions } from './passkey.ts'
import { startedSession } from './session.ts'

const password = z.string().max(128)
const code = z.string().trim().min(6).max(24)
/** Shown once; each is good for one sign-in. */
const recoveryCodes = z.array(z.string())

/** How the second step of a sign-in is made. */
export const SECOND_WAYS = ['app', 'passkey', 'recovery'] as const
export type SecondWay = (typeof SECOND_WAYS)[number]

/** What comes along with the refusal `second_factor_required`: no session has begun. */
export const secondStepChallenge = z.object({
  /** Good for one sign-in of this browser, for five minutes. */
  ticket: z.string(),
  ways: z.array(z.enum(SECOND_WAYS)),
  expiresAt: moment,
})
export type SecondStepChallenge = z.output<typeof secondStepChallenge>

const ticket = z.string().min(1).max(128)

export const sendSecondStep = defineCall({
  method: 'POST',
  path: '/wps/session/secondStep',
  access: 'public',
  summary: 'The second step of a sign-in, by a code of the app, a recovery code or a passkey (ACC-21)',
  body: z.discriminatedUnion('way', [
    z.strictObject({ way: z.literal('app'), ticket, code }),
    z.strictObject({ way: z.literal('recovery'), ticket, code }),
    z.strictObject({ way: z.literal('passkey'), ticket, assertion }),
  ]),
  response: startedSession,
})

export const secondStepOptions = defineCall({
  method: 'POST',
  path: '/wps/session/secondStep/options',
  access: 'public',
  summary: 'What a browser asks a passkey for the second step of a sign-in with (ACC-21)',
  silent: true,
  body: z.strictObject({ ticket }),
  response: z.object({ options: requestOptions }),
})

export const beginApp = defineCall({
  method: 'POST',
  path: '/wps/member/secondFactor/app/begin',
  access: 'member',
  summary: 'A new secret for an authenticator app; it counts once a code has confirmed it (ACC-21)',
  body: z.strictObject({ password }),
  response: z.object({
    /** Base32, for typing. */
    secret: z.string(),
    /** `otpauth:` address, for a picture that the app reads. */
    otpauth: z.string(),
  }),
})

export const confirmApp = defineCall({
  method: 'POST',
  path: '/wps/member/secondFactor/app',
  access: 'member',
  summary: 'Confirms the authenticator app by a code; answers recovery codes with the first second factor',
  body: z.strictObject({ code }),
  response: z.object({ recoveryCodes: recoveryCodes.nullable() }),
})

export const removeApp = defineCall({
  method: 'DELETE',
  path: '/wps/member/secondFactor/app',
  access: 'member',
  summary: 'Takes the authenticator app away, by the password and one of its codes, or a recovery code',
  body: z.strictObject({ password, code }),
  response: z.object({ removed: z.literal(true) }),
})

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/wps/member/secondFactor/recoveryCodes',
  access: 'member',
  summary: 'New recovery codes in place of the previous ones',
  body: z.strictObject({ password }),
  response: z.object({ recoveryCodes }),
})
