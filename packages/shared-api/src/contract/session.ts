import { z } from 'zod'
import { defineCall } from './call.ts'
import { LOGIN_TYPES } from './constants.ts'
import { moment, shortText } from './fields.ts'

const MAX_COMPACT_JWE = 16_384

/** A public key for encrypted bodies (JWK); `alg` says how the content key is wrapped, content is always A256GCM. */
export const bodyKey = z.object({
  kid: z.string(),
  kty: z.enum(['RSA', 'EC']),
  use: z.literal('enc'),
  alg: z.enum(['RSA-OAEP-256', 'ECDH-ES']),
  n: z.string().optional(),
  e: z.string().optional(),
  crv: z.string().optional(),
  x: z.string().optional(),
  y: z.string().optional(),
})
export type BodyKey = z.output<typeof bodyKey>

export const sessionKeys = defineCall({
  method: 'GET',
  path: '/wps/session/keys',
  access: 'public',
  summary: 'Keys to encrypt bodies with; fetched again when one is refused as unknown',
  branded: false,
  silent: true,
  response: z.object({
    keys: z.array(bodyKey).min(1),
    /** The server's clock in epoch seconds: `iat` is counted from it, since phones' clocks are wrong. */
    now: z.number().int(),
  }),
})

/** A body that only the server can read: a compact JWE; the header `Encryption` names its key. */
export const encryptedBody = z.object({ data: z.string().min(1).max(MAX_COMPACT_JWE).optional() })

/** What every encrypted payload carries against being sent twice. */
export const freshness = z.object({
  /** Epoch seconds. */
  iat: z.number().int().nonnegative(),
  /** Used once. */
  nonce: z.string().regex(/^[\w-]{16,64}$/),
})

/** Answers of the captcha checks, where the platform requires one (B2). */
export const humanChecks = z.object({
  /** What the player read in the picture of `captchaId`. */
  captcha: z.string().trim().max(16).optional(),
  captchaId: z.string().max(64).optional(),
  /** Instead of the picture or the slider: the pass of a check that was passed (`humanCheck`). */
  pass: z.string().max(128).optional(),
})

/** The payload inside the encrypted login body (B3); for `sms` the number travels as user name, the code as password. */
export const loginPayload = freshness.extend({
  ...humanChecks.shape,
  username: z.string().trim().min(1).max(64),
  password: z.string().min(1).max(128),
  /** True when `password` is the device token of a remembered login, never a password (decisions). */
  remembered: z.boolean().default(false),
  /** Asks for a device token, so that this browser can sign in again. */
  remember: z.boolean().default(false),
  type: z.enum(LOGIN_TYPES).default('username'),
  /** The login page: members (`/m/login`) or agents alone (`/m/agent`) (B6). */
  entrance: z.enum(['member', 'agent']).default('member'),
  firebaseChannel: z.literal('sms').optional(),
  firebaseIdToken: z.string().max(4096).optional(),
  firebaseMobileNo: shortText.optional(),
  countryDialingCode: shortText.optional(),
})
export type LoginPayload = z.input<typeof loginPayload>

/** A session that has begun: the header half of the credential and who it is (A3, B3). */
export const startedSession = z.object({
  token: z.string(),
  userName: z.string(),
  type: z.number().int(),
  firstTimeLogin: z.boolean(),
  merchantCode: z.string(),
  expiresAt: moment,
  /** The device token of a remembered login, where one was requested. */
  deviceToken: z.string().optional(),
})
export type StartedSession = z.output<typeof startedSession>

export const login = defineCall({
  method: 'POST',
  path: '/wps/session/login',
  access: 'public',
  summary: 'Signs in; sets the cookie MC_SID and answers the other half of the credential',
  body: encryptedBody,
  sealed: loginPayload,
  response: startedSession,
})

export const logout = defineCall({
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'member',
  summary: 'Ends the session',
  alwaysOpen: true,
  response: z.object({ ended: z.literal(true) }),
})

export const renewSession = defineCall({
  method: 'POST',
  path: '/wps/session/renew',
  access: 'member',
  summary: 'Moves the end of the session forward',
  silent: true,
  response: z.object({ expiresAt: moment }),
})

export const currentSession = defineCall({
  method: 'GET',
  path: '/wps/session',
  access: 'member',
  summary: 'Whose session this is and when it ends',
  silent: true,
  response: z.object({
    userName: z.string(),
    type: z.number().int(),
    merchantCode: z.string(),
    expiresAt: moment,
  }),
})
