import { z } from 'zod'
import { defineCall } from './call.ts'
import { localMoment } from './fields.ts'
import { IDENTITY_DOCUMENTS, IDENTITY_NEEDED, IDENTITY_STATES } from './play-limit.ts'

export const MOST_IDENTITY_PICTURES = 3
export const MOST_IDENTITY_PICTURE_BYTES = 5 * 1024 * 1024

const identityCheck = z.object({
  state: z.enum(IDENTITY_STATES),
  /** When the brand needs it. */
  needed: z.enum(IDENTITY_NEEDED),
  /** What the person said who refused it. */
  why: z.string().nullable(),
  sentAt: localMoment.nullable(),
  /** When it has to be shown anew. */
  expiresAt: localMoment.nullable(),
  /** There is no real check: the sandbox says so. */
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
  summary: 'Sends pictures of a paper (JPEG or PNG, three of 5 MB at most) to be looked at (MEM-09)',
  pictures: { most: MOST_IDENTITY_PICTURES, mostBytes: MOST_IDENTITY_PICTURE_BYTES },
  query: z.object({ document: z.enum(IDENTITY_DOCUMENTS) }),
  response: identityCheck,
})
