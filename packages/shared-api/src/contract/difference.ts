import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, decimalText, moment, pageSize } from './fields.ts'

const MAX_PAGE = 100
const PAGE = 25
const MOST_WHY = 300
/** A difference waits for so long at most before it is open again. */
export const MOST_WAIT_DAYS = 30

/** Books of payment companies: what came in and was taken back; what went out and came back. */
export const DIFFERENCE_BOOKS = ['deposits', 'payouts'] as const
export type DifferenceBook = (typeof DIFFERENCE_BOOKS)[number]

/** `waiting`: until a day, then it is open again. */
export const DIFFERENCE_STATES = ['open', 'waiting', 'closed'] as const
export type DifferenceState = (typeof DIFFERENCE_STATES)[number]

/**
 * `write-off`: the house bears it. `correct`: our book takes over the company’s word, and the amount is disputed until it is settled.
 * `wait`: nothing is booked yet.
 */
export const DIFFERENCE_ENDINGS = ['write-off', 'correct', 'wait'] as const
export type DifferenceEnding = (typeof DIFFERENCE_ENDINGS)[number]

/** A movement of money in which our book and the company’s differ. */
export const bookDifference = z.object({
  id: z.uuid(),
  book: z.enum(DIFFERENCE_BOOKS),
  provider: z.string(),
  /** What the company calls the movement. */
  receipt: z.string(),
  /** Null where the brand is unknown. */
  merchant: z.string().nullable(),
  /** The deposit, or the withdrawal. */
  orderId: z.string().nullable(),
  ours: z.string().nullable(),
  theirs: z.string().nullable(),
  currency: z.string().nullable(),
  /** How much more came in by their book than by ours. */
  delta: decimalText.nullable(),
  /** What of that has been booked by endings. */
  booked: decimalText.nullable(),
  movedAt: moment,
  foundAt: moment,
  state: z.enum(DIFFERENCE_STATES),
  /** Who sees to it. */
  owner: z.string().nullable(),
  until: moment.nullable(),
  /** How it ended, or what it waits by; `vanished`: the books agree by now. */
  ending: z.enum([...DIFFERENCE_ENDINGS, 'vanished']).nullable(),
  why: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: moment.nullable(),
})
export type BookDifference = z.output<typeof bookDifference>

const operator = { access: 'operator', right: 'money', branded: false } as const
const params = z.object({ id: z.uuid() })

export const listDifferences = defineCall({
  ...operator,
  method: 'GET',
  path: '/wps/operator/differences',
  brandOf: { listed: 'merchant' },
  summary: 'Differences between our books and those of payment companies, the newest first',
  query: z.object({
    merchant: z.string().max(32).optional(),
    state: z.enum(DIFFERENCE_STATES).optional(),
    book: z.enum(DIFFERENCE_BOOKS).optional(),
    cursor: cursorText.optional(),
    limit: pageSize(MAX_PAGE, PAGE),
  }),
  response: z.object({ list: z.array(bookDifference), nextCursor: cursorText.nullable() }),
})

export const lookForDifferences = defineCall({
  ...operator,
  method: 'POST',
  path: '/wps/operator/differences/look',
  brandOf: 'site',
  summary:
    'Compares a time with the books of the payment companies now, as is done every day: orders that differ are queried first; audited',
  body: z.strictObject({ from: moment, to: moment }),
  response: z.object({
    compared: z.record(z.string(), z.number().int()),
    /** Providers that did not answer. */
    silent: z.array(z.string()),
    /** Differences that are open now, of this time. */
    open: z.number().int(),
  }),
})

export const ownDifference = defineCall({
  ...operator,
  method: 'POST',
  path: '/wps/operator/differences/:id/owner',
  brandOf: { thing: 'difference' },
  summary: 'Takes a difference over, or lays it down; audited',
  params,
  body: z.strictObject({ own: z.boolean() }),
  response: bookDifference,
})

export const endDifference = defineCall({
  ...operator,
  method: 'POST',
  path: '/wps/operator/differences/:id/end',
  brandOf: { thing: 'difference' },
  summary:
    'Ends a difference, or lets it wait until a day: a second person approves it whatever the amount (`approval_pending`); what is written off or corrected is booked; audited (PLT-09)',
  params,
  body: z.strictObject({
    ending: z.enum(DIFFERENCE_ENDINGS),
    why: z.string().trim().min(1).max(MOST_WHY),
    /** Of what waits. */
    until: moment.optional(),
    /** Where the brand is unknown: whose books it is booked in. */
    merchant: z.string().min(1).max(32).optional(),
    /** What both books said when the operator read them; where they say something else by now, nothing is done. */
    ours: z.string().max(100).nullable(),
    theirs: z.string().max(100).nullable(),
  }),
  response: bookDifference,
})
