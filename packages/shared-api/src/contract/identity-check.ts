import { z } from 'zod'
import { defineCall } from './call.ts'
import { localMoment } from './fields.ts'
import { IDENTITY_DOCUMENTS, IDENTITY_NEEDED, IDENTITY_STATES } from './play-limit.ts'

export const MOST_IDENTITY_PICTURES = 3
export const MOST_IDENTITY_PICTURE_BYTES = 5 * 1024 * 1024
/** As base64 in JSON, with room for the rest. */
const MOST_PICTURE_TEXT = Math.ceil(MOST_IDENTITY_PICTURE_BYTES / 3) * 4 + 128
const MOST_IDENTITY_BODY = MOST_IDENTITY_PICTURES * MOST_PICTURE_TEXT + 16 * 1024

const identityCheck = z.object({
  state: z.enum(IDENTITY_STATES),
  /** When the brand needs it. */
  needed: z.enum(IDENTITY_NEEDED),
  /** What the person said who refused it. */
  why: z.string().nullable(),
  sentAt: localMoment.nullable(),
  /** When it has to be shown anew. */
  expiresAt: localMoment.nullable(),
  /** No real check stands behind it: the sandbox says so. */
  sandbox: z.boolean(),
})
export type IdentityCheck = z.output<typeof identityCheck>

export const readIdentity = defineCall({
  method: 'GET',
  path: '/wps/member/identity',
  access: 'member',
  summary: 'How far an own proof of age and identity is (MEM-09)',
  silent: true,
  response: identityCheck,
})

export const sendIdentity = defineCall({
  method: 'POST',
  path: '/wps/member/identity',
  access: 'member',
  summary: 'Sends pictures of a paper to be looked at (MEM-09)',
  bodyLimit: MOST_IDENTITY_BODY,
  pictures: 'pictures',
  body: z.strictObject({
    document: z.enum(IDENTITY_DOCUMENTS),
    /** JPEG or PNG as `data:` addresses or base64. */
    pictures: z.array(z.string().max(MOST_PICTURE_TEXT)).min(1).max(MOST_IDENTITY_PICTURES),
  }),
  response: identityCheck,
})
