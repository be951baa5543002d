import { z } from 'zod'
import { defineCall } from './call.ts'
import { moment } from './fields.ts'
import { startedSession } from './session.ts'

const base64url = z
  .string()
  .regex(/^[\w-]*$/)
  .max(16_384)
const id = base64url.min(1).max(1_400)
const transport = z.string().max(32)

/** What a browser asks for a passkey with; every field as WebAuthn names it in JSON. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.enum(['required', 'preferred', 'discouraged']),
  allowCredentials: z.array(
    z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(transport).optional() }),
  ),
})

/** What a browser makes a passkey with. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(transport).optional() }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

const credential = {
  id,
  rawId: id,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
}

/** A passkey’s answer to a challenge. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
})
export type Assertion = z.output<typeof assertion>

/** A passkey that was made. */
export const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    authenticatorData: base64url.optional(),
    transports: z.array(transport).max(10).optional(),
    publicKeyAlgorithm: z.number().int().optional(),
    publicKey: base64url.optional(),
  }),
})
export type Attestation = z.output<typeof attestation>

export const MOST_PASSKEYS = 10

export const passkeyEntryOptions = defineCall({
  method: 'POST',
  path: '/wps/session/passkey/options',
  access: 'public',
  summary: 'What a browser asks for any passkey of the brand with; the same for all members (ACC-21)',
  silent: true,
  response: z.object({ options: requestOptions }),
})

export const enterByPasskey = defineCall({
  method: 'POST',
  path: '/wps/session/passkey',
  access: 'public',
  summary: 'Signs in by a passkey, which is both steps at once (ACC-21)',
  body: z.strictObject({
    assertion,
    /** The login page: of members, or of agents alone (B6). */
    entrance: z.enum(['member', 'agent']).default('member'),
  }),
  response: startedSession,
})

const passkey = z.object({ id: z.uuid(), name: z.string(), createdAt: moment, usedAt: moment.nullable() })
const list = z.object({ list: z.array(passkey) })

export const listPasskeys = defineCall({
  method: 'GET',
  path: '/wps/member/passkeys',
  access: 'member',
  summary: 'The member’s passkeys, the oldest first (ACC-21)',
  response: list,
})

export const beginPasskey = defineCall({
  method: 'POST',
  path: '/wps/member/passkeys/options',
  access: 'member',
  summary: 'What a browser makes a passkey with, to who knows the account’s password',
  body: z.strictObject({ password: z.string().max(128) }),
  response: z.object({ options: creationOptions }),
})

export const addPasskey = defineCall({
  method: 'PUT',
  path: '/wps/member/passkeys',
  access: 'member',
  summary: 'Keeps a passkey that was made; answers recovery codes with the first second factor',
  body: z.strictObject({ attestation, name: z.string().trim().min(1).max(40) }),
  response: list.extend({ recoveryCodes: z.array(z.string()).nullable() }),
})

export const removePasskey = defineCall({
  method: 'DELETE',
  path: '/wps/member/passkeys',
  access: 'member',
  summary: 'Takes a passkey away, by the account’s password',
  body: z.strictObject({ id: z.uuid(), password: z.string().max(128) }),
  response: list,
})
