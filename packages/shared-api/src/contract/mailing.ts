import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, moment, moneyText, pageSize } from './fields.ts'

const MOST_AT_ONCE = 50
const PAGE = 20
const LONGEST_TITLE = 120
const LONGEST_CONTENT = 20_000

/** Who has real money: play accounts get no messages (B6). */
export const MAILED_TYPES = [0, 1, 2] as const

/** To whom a message goes: one member, all of a brand, or those of whom all of this is true. */
export const audience = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('one'), account: z.string().trim().min(1).max(64) }),
  z.strictObject({ to: z.literal('all') }),
  z.strictObject({
    to: z.literal('segment'),
    types: z
      .array(z.literal([...MAILED_TYPES]))
      .max(MAILED_TYPES.length)
      .optional(),
    /** Joined at this moment or later, or before one. */
    joinedSince: moment.optional(),
    joinedBefore: moment.optional(),
    /** Signed in at this moment or later; or not since one, or never. */
    seenSince: moment.optional(),
    notSeenSince: moment.optional(),
    vipFrom: z.number().int().min(0).max(1_000).optional(),
    /** In the brand's currency. */
    balanceFrom: moneyText.optional(),
  }),
])
export type Audience = z.output<typeof audience>

/** Helping a member is one thing, speaking to many another: what an operator needs for each. */
export const MAILING_RIGHTS = { one: 'members', segment: 'content', all: 'content' } as const

const said = (longest: number) =>
  z.strictObject({ EN: z.string().trim().max(longest), TY: z.string().trim().max(longest) })
const letter = {
  audience,
  title: said(LONGEST_TITLE),
  /** HTML; sanitised. */
  content: said(LONGEST_CONTENT),
}

/** `waiting` for its time, on its way, arrived everywhere, or taken back. */
export const MAILING_STATES = ['waiting', 'sending', 'sent', 'taken-back'] as const

const mailing = z.object({
  id: z.uuid(),
  ...letter,
  state: z.enum(MAILING_STATES),
  sendAt: moment,
  createdAt: moment,
  createdBy: z.string(),
  /** How many have it, and how many of them have read it. */
  delivered: z.number().int(),
  read: z.number().int(),
  takenBackAt: moment.nullable(),
  takenBackBy: z.string().nullable(),
})
export type Mailing = z.output<typeof mailing>

const ofBrand = z.object({ merchant: z.string().min(1).max(32) })
const named = ofBrand.extend({ id: z.uuid() })

export const listMailings = defineCall({
  method: 'GET',
  path: '/wps/operator/mailings/:merchant',
  brandOf: { named: 'params' },
  access: 'operator',
  right: ['content', 'members'],
  summary: 'What was sent to members of a brand, the newest first, with how many have it and have read it',
  branded: false,
  params: ofBrand,
  query: z.object({ cursor: cursorText.optional(), limit: pageSize(MOST_AT_ONCE, PAGE) }),
  response: z.object({ list: z.array(mailing), nextCursor: cursorText.nullable() }),
})

export const checkMailing = defineCall({
  method: 'POST',
  path: '/wps/operator/mailings/:merchant/check',
  brandOf: { named: 'params' },
  access: 'operator',
  right: ['content', 'members'],
  summary: 'How many members a message would reach, and how it would look; nothing is sent',
  branded: false,
  params: ofBrand,
  body: z.strictObject(letter),
  response: z.object({ count: z.number().int(), content: z.object({ EN: z.string(), TY: z.string() }) }),
})

export const sendMailing = defineCall({
  method: 'POST',
  path: '/wps/operator/mailings/:merchant',
  brandOf: { named: 'params' },
  access: 'operator',
  right: ['content', 'members'],
  summary:
    'Sends a message to one member (right members), a segment or all (right content), once for each id; audited',
  branded: false,
  params: ofBrand,
  body: z.strictObject({
    ...letter,
    /** Made before the first try: a second try after a lost answer sends no second one. */
    id: z.uuid(),
    /** Nothing: at once. */
    at: moment.optional(),
  }),
  response: mailing,
})

export const takeBackMailing = defineCall({
  method: 'POST',
  path: '/wps/operator/mailings/:merchant/:id/take-back',
  brandOf: { named: 'params' },
  access: 'operator',
  right: ['content', 'members'],
  summary: 'Ends the sending, and takes the message away from all who have not read it; audited',
  branded: false,
  params: named,
  response: mailing,
})
