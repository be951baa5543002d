import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, decimalText, moment, moneyOrNothing, pageSize } from './fields.ts'
import { recordRound } from './record.ts'
import { ledgerLine } from './wallet.ts'

const MAX_PAGE = 100
const PAGE = 25
const MOST_WHY = 300
const MOST_NOTE = 1_000
const MOST_PER_DAY = 1_000

/** Operators of members, money and risk view members and write notes; those of money alone do not freeze. */
const looking = { access: 'operator', right: ['members', 'money', 'risk'], branded: false } as const
const freezing = { access: 'operator', right: ['members', 'risk'], branded: false } as const
const limiting = { access: 'operator', right: ['money', 'risk'], branded: false } as const
const named = z.object({ merchant: z.string().min(1).max(32), account: z.string().min(1).max(64) })
const why = z.string().trim().min(1).max(MOST_WHY)
const AT = '/wps/operator/members/:merchant/:account'

/** What of an account may be frozen: coming in, playing and paying in, being paid out. */
export const FREEZE_PARTS = ['sign-in', 'play', 'withdrawal'] as const
export type FreezePart = (typeof FREEZE_PARTS)[number]

/** A frozen part of an account; `by` is null where no operator froze it. */
export const memberFreeze = z.object({
  part: z.enum(FREEZE_PARTS),
  since: moment.nullable(),
  by: z.string().nullable(),
  why: z.string().nullable(),
})
export type MemberFreeze = z.output<typeof memberFreeze>

const parts = z.array(z.enum(FREEZE_PARTS)).min(1).max(FREEZE_PARTS.length)
const freezes = z.object({ freezes: z.array(memberFreeze) })

export const freezeMember = defineCall({
  ...freezing,
  method: 'POST',
  path: `${AT}/freeze`,
  brandOf: { named: 'params' },
  summary:
    'Freezes parts of an account, or all of it; without sign-in every open session ends in all its tabs; what is frozen stays as it is; audited',
  params: named,
  body: z.strictObject({ parts, why }),
  response: freezes,
})

export const thawMember = defineCall({
  ...freezing,
  method: 'POST',
  path: `${AT}/thaw`,
  brandOf: { named: 'params' },
  summary: 'Undoes a freeze, in parts or all of it; audited',
  params: named,
  body: z.strictObject({ parts, why }),
  response: freezes,
})

export const memberNote = z.object({ id: z.uuid(), at: moment, by: z.string(), text: z.string() })
export type MemberNote = z.output<typeof memberNote>
/** Of one member. */
export const MOST_NOTES = 500

const page = { cursor: cursorText.optional(), limit: pageSize(MAX_PAGE, PAGE) }

export const listNotes = defineCall({
  ...looking,
  method: 'GET',
  path: `${AT}/notes`,
  brandOf: { named: 'params' },
  summary: 'What operators have written down about a member, the newest first',
  params: named,
  query: z.object(page),
  response: z.object({ list: z.array(memberNote), nextCursor: cursorText.nullable() }),
})

export const writeNote = defineCall({
  ...looking,
  method: 'POST',
  path: `${AT}/notes`,
  brandOf: { named: 'params' },
  summary: 'Writes a note, once for each id; it is kept under the name of its author; audited',
  params: named,
  body: z.strictObject({ id: z.uuid(), text: z.string().trim().min(1).max(MOST_NOTE) }),
  response: memberNote,
})

const bound = moneyOrNothing.nullable()
const bounds = z.strictObject({
  /** In the brand's currency; null: as the brand says. */
  min: bound,
  max: bound,
  mostPerDay: z.number().int().min(0).max(MOST_PER_DAY).nullable(),
})
/** Bounds for one member inside those of the brand: they narrow, and never widen. */
export const moneyLimits = z.strictObject({ deposit: bounds, withdrawal: bounds })
export type MoneyLimits = z.output<typeof moneyLimits>

export const setMoneyLimits = defineCall({
  ...limiting,
  method: 'PUT',
  path: `${AT}/limits`,
  brandOf: { named: 'params' },
  summary:
    'Sets how much, and how often a day, a member may pay in and be paid out, inside the bounds of the brand; audited',
  params: named,
  body: z.strictObject({ limits: moneyLimits, why }),
  response: z.object({ limits: moneyLimits, by: z.string(), at: moment }),
})

const words = { language: z.enum(['EN', 'TY']).default('EN') }

export const memberLines = defineCall({
  ...looking,
  method: 'GET',
  path: `${AT}/lines`,
  brandOf: { named: 'params' },
  summary: 'Every line of a member’s money, the newest first; viewing is audited',
  params: named,
  query: z.object({ ...words, ...page }),
  response: z.object({ list: z.array(ledgerLine), nextCursor: cursorText.nullable() }),
})

export const memberRounds = defineCall({
  ...looking,
  method: 'GET',
  path: `${AT}/rounds`,
  brandOf: { named: 'params' },
  summary: 'A member’s rounds that ended, or those that are open, the newest first; viewing is audited',
  params: named,
  query: z.object({ ...words, state: z.enum(['settled', 'open']).default('settled'), ...page }),
  response: z.object({ list: z.array(recordRound), nextCursor: cursorText.nullable() }),
})

/** Sums of a member over all time, beside what there is now. */
export const memberSums = z.object({
  deposited: decimalText,
  /** Of that taken back by banks and payment companies, less what came again. */
  reversed: decimalText,
  withdrawn: decimalText,
  bonuses: decimalText,
  adjusted: decimalText,
})
