import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, decimalText, moment, pageSize } from './fields.ts'
import {
  EXCLUSION_KINDS,
  EXCLUSION_SCOPES,
  IDENTITY_DOCUMENTS,
  IDENTITY_STATES,
  LEAST_EXCLUSION_MONTHS,
  LEAST_TIME_OUT_HOURS,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  MOST_EXCLUSION_MONTHS,
  MOST_TIME_OUT_HOURS,
} from './play-limit.ts'

/** Risk markers, and an account that may be a second one of a self-excluded member. */
export const CARE_MARKERS = [
  'rising-deposits',
  'chasing-losses',
  'night-play',
  'cancelled-withdrawals',
  'declined-deposits',
  'raised-limits',
  'twin',
  /** Another account of the brand may be the same person's. */
  'duplicate',
] as const
export type CareMarkerKind = (typeof CARE_MARKERS)[number]

/** Not reviewed; watched by an operator; done, until there is something new. */
export const CARE_STATES = ['open', 'watched', 'closed'] as const
export type CareState = (typeof CARE_STATES)[number]

const merchant = z.string().min(1).max(32)
const named = z.object({ merchant, account: z.string().min(1).max(64) })
const why = z.string().trim().min(1).max(500)
const looks = { access: 'operator', right: ['risk', 'members'], branded: false } as const
/** Keeping players from harm is for those whose right it is. */
const acts = { access: 'operator', right: 'risk', branded: false } as const

const careCase = z.object({
  merchant: z.string(),
  account: z.string(),
  state: z.enum(CARE_STATES),
  score: z.number().int(),
  markers: z.array(z.enum(CARE_MARKERS)),
  openedAt: moment,
  changedAt: moment,
})
export type CareCase = z.output<typeof careCase>

const limit = z.object({
  kind: z.enum(LIMIT_KINDS),
  period: z.enum(LIMIT_PERIODS),
  own: z.string().nullable(),
  house: z.string().nullable(),
  used: z.string(),
})

const careMember = z.object({
  merchant: z.string(),
  account: z.string(),
  memberId: z.uuid(),
  currency: z.string(),
  /** Null: nothing ever pointed to harm. */
  state: z.enum(CARE_STATES).nullable(),
  /** Kept from play until an operator has reviewed it. */
  restricted: z.boolean(),
  identity: z.enum(IDENTITY_STATES),
  limits: z.array(limit),
  exclusions: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(EXCLUSION_KINDS),
      scope: z.enum(EXCLUSION_SCOPES),
      since: moment,
      until: moment.nullable(),
      by: z.string(),
      /** It holds now. */
      holds: z.boolean(),
    }),
  ),
  markers: z.array(
    z.object({ kind: z.enum(CARE_MARKERS), day: z.string(), detail: z.record(z.string(), z.unknown()) }),
  ),
  notes: z.array(z.object({ id: z.uuid(), at: moment, by: z.string(), what: z.string(), text: z.string() })),
  /** Within the last 30 days. */
  month: z.object({
    deposits: decimalText,
    withdrawals: decimalText,
    stakes: decimalText,
    net: decimalText,
    minutes: z.number().int(),
  }),
})
export type CareMember = z.output<typeof careMember>

export const listCareCases = defineCall({
  ...looks,
  method: 'GET',
  path: '/wps/operator/care',
  brandOf: { listed: 'merchant' },
  summary: 'Members whose play points to harm, what changed last first (MEM-09)',
  query: z.object({
    merchant: merchant.optional(),
    state: z.enum(CARE_STATES).optional(),
    limit: pageSize(100, 25),
    cursor: cursorText.optional(),
  }),
  response: z.object({ list: z.array(careCase), nextCursor: cursorText.nullable() }),
})

export const readCareMember = defineCall({
  ...looks,
  method: 'GET',
  path: '/wps/operator/care/:merchant/:account',
  brandOf: { named: 'params' },
  summary: 'Limits, exclusions, markers and notes of a member; viewing is audited (MEM-09)',
  params: named,
  response: careMember,
})

export const noteCare = defineCall({
  ...looks,
  method: 'POST',
  path: '/wps/operator/care/:merchant/:account/note',
  brandOf: { named: 'params' },
  summary: 'Writes a note and sets the state of the case; audited',
  params: named,
  body: z.strictObject({ text: why, state: z.enum(CARE_STATES).optional() }),
  response: careMember,
})

export const limitCare = defineCall({
  ...acts,
  method: 'PUT',
  path: '/wps/operator/care/:merchant/:account/limit',
  brandOf: { named: 'params' },
  summary: 'Sets a limit beside the member’s own, of which the tighter holds, or takes it away; audited',
  params: named,
  body: z.strictObject({
    kind: z.enum(LIMIT_KINDS),
    period: z.enum(LIMIT_PERIODS),
    amount: z.string().max(20).nullable(),
    why,
  }),
  response: careMember,
})

export const excludeCare = defineCall({
  ...acts,
  method: 'POST',
  path: '/wps/operator/care/:merchant/:account/exclusion',
  brandOf: { named: 'params' },
  summary: 'A time-out or an exclusion of a member: it cannot be shortened either; audited',
  params: named,
  body: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('time-out'),
      hours: z.number().int().min(LEAST_TIME_OUT_HOURS).max(MOST_TIME_OUT_HOURS),
      why,
    }),
    z.strictObject({
      kind: z.literal('exclusion'),
      months: z.number().int().min(LEAST_EXCLUSION_MONTHS).max(MOST_EXCLUSION_MONTHS).nullable(),
      scope: z.enum(EXCLUSION_SCOPES),
      why,
    }),
  ]),
  response: careMember,
})

export const messageCare = defineCall({
  ...acts,
  method: 'POST',
  path: '/wps/operator/care/:merchant/:account/message',
  brandOf: { named: 'params' },
  summary: 'Writes to a member’s messages about their play; not to self-excluded members; audited',
  params: named,
  body: z.strictObject({
    title: z.string().trim().min(1).max(120),
    text: z.string().trim().min(1).max(2_000),
  }),
  response: careMember,
})

const identityPaper = z.object({
  id: z.uuid(),
  document: z.enum(IDENTITY_DOCUMENTS),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})
const identityCase = z.object({
  merchant: z.string(),
  account: z.string(),
  memberId: z.uuid(),
  state: z.enum(IDENTITY_STATES),
  provider: z.string(),
  sentAt: moment.nullable(),
  decidedAt: moment.nullable(),
  decidedBy: z.string().nullable(),
  why: z.string().nullable(),
})
export type IdentityCase = z.output<typeof identityCase>

export const listIdentityCases = defineCall({
  ...acts,
  method: 'GET',
  path: '/wps/operator/identity',
  brandOf: { listed: 'merchant' },
  summary: 'Members who have proved their identity, or have to, what changed last first (MEM-09)',
  query: z.object({
    merchant: merchant.optional(),
    state: z.enum(IDENTITY_STATES).optional(),
    limit: pageSize(100, 25),
    cursor: cursorText.optional(),
  }),
  response: z.object({ list: z.array(identityCase), nextCursor: cursorText.nullable() }),
})

export const readIdentityCase = defineCall({
  ...acts,
  method: 'GET',
  path: '/wps/operator/identity/:merchant/:account',
  brandOf: { named: 'params' },
  summary: 'The KYC documents of a member; viewing is audited (MEM-09)',
  params: named,
  response: identityCase.extend({ payeeName: z.string().nullable(), papers: z.array(identityPaper) }),
})

export const askIdentity = defineCall({
  ...acts,
  method: 'POST',
  path: '/wps/operator/identity/:merchant/:account/ask',
  brandOf: { named: 'params' },
  summary: 'Asks a member to show who they are, whatever the brand asks of all; audited',
  params: named,
  body: z.strictObject({ why }),
  response: identityCase,
})

export const decideIdentity = defineCall({
  ...acts,
  method: 'POST',
  path: '/wps/operator/identity/:merchant/:account/decide',
  brandOf: { named: 'params' },
  summary: 'Says of papers in review whether they show who the member is; audited',
  params: named,
  body: z.strictObject({ verified: z.boolean(), why }),
  response: identityCase,
})
