import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, decimalText, localMoment, moment, moneyText, pageSize } from './fields.ts'
import {
  EXCLUSION_KINDS,
  EXCLUSION_SCOPES,
  LEAST_EXCLUSION_MONTHS,
  LEAST_TIME_OUT_HOURS,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  MOST_EXCLUSION_MONTHS,
  MOST_TIME_OUT_HOURS,
} from './play-limit.ts'

const MOST_MINUTES = 31 * 24 * 60
/** Of a limit of time: whole minutes as text, so that every limit has one form. */
const minutesText = z
  .string()
  .regex(/^[1-9]\d{0,4}$/)
  .refine((text) => Number(text) <= MOST_MINUTES)
const limitName = { kind: z.enum(LIMIT_KINDS), period: z.enum(LIMIT_PERIODS) }
/** Money in the brand's currency; of a limit of time whole minutes. */
const limitAmount = z.union([moneyText, minutesText])
const limitText = z.string()

const playLimit = z.object({
  ...limitName,
  /** The tighter of the member's own and the operator's; null where neither is set. */
  amount: limitText.nullable(),
  /** The member's own. */
  own: limitText.nullable(),
  /** Set by an operator for this member. */
  house: limitText.nullable(),
  /** Of it, within the period that runs. */
  used: limitText,
  /** When the period that runs is over; null of a round. */
  until: localMoment.nullable(),
  /** A higher limit, or none, that waits: it may be confirmed from `readyAt` until `lapsesAt`. */
  waiting: z
    .object({
      amount: limitText.nullable(),
      askedAt: localMoment,
      readyAt: localMoment,
      lapsesAt: localMoment,
    })
    .nullable(),
})
export type PlayLimit = z.output<typeof playLimit>

export const playCare = z.object({
  currency: z.string(),
  symbol: z.string(),
  limits: z.array(playLimit),
  reality: z.object({
    /** Minutes between two checks. */
    every: z.number().int(),
    least: z.number().int(),
    most: z.number().int(),
  }),
  /** Hours before a higher limit may be confirmed. */
  coolingHours: z.number().int(),
  /** Whom one may talk to: the brand's own list. */
  helplines: z.array(z.object({ name: z.string(), address: z.string() })),
  timeZone: z.string(),
})
export type PlayCare = z.output<typeof playCare>

const member = { access: 'member' } as const

export const readPlayCare = defineCall({
  ...member,
  method: 'GET',
  path: '/wps/member/play',
  summary: 'Own limits with what is used of each, what waits, the reality check, who helps (MEM-09)',
  silent: true,
  response: playCare,
})

export const setPlayLimit = defineCall({
  ...member,
  method: 'PUT',
  path: '/wps/member/play/limits/:kind/:period',
  summary:
    'A new or lower limit holds at once; a higher one, or none, waits for the cooling-off and a second yes (MEM-09)',
  params: z.object(limitName),
  body: z.strictObject({ amount: limitAmount.nullable() }),
  response: playCare,
})

export const confirmPlayLimit = defineCall({
  ...member,
  method: 'POST',
  path: '/wps/member/play/limits/:kind/:period/confirm',
  summary: 'The second yes to a higher limit, after the cooling-off (MEM-09)',
  params: z.object(limitName),
  response: playCare,
})

export const dropPlayLimit = defineCall({
  ...member,
  method: 'DELETE',
  path: '/wps/member/play/limits/:kind/:period/waiting',
  summary: 'Gives up a higher limit that waits (MEM-09)',
  params: z.object(limitName),
  response: playCare,
})

export const setRealityCheck = defineCall({
  ...member,
  method: 'PUT',
  path: '/wps/member/play/reality-check',
  summary: 'Minutes between two reality checks, within the brand’s bounds (MEM-09)',
  body: z.strictObject({ every: z.number().int().min(1).max(1_440) }),
  response: playCare,
})

export const excludeSelf = defineCall({
  ...member,
  method: 'POST',
  path: '/wps/member/play/exclusion',
  summary: 'A time-out or a self-exclusion: ends every session at once, and cannot be shortened (MEM-09)',
  body: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('time-out'),
      hours: z.number().int().min(LEAST_TIME_OUT_HOURS).max(MOST_TIME_OUT_HOURS),
    }),
    z.strictObject({
      kind: z.literal('exclusion'),
      /** Null: for ever. */
      months: z.number().int().min(LEAST_EXCLUSION_MONTHS).max(MOST_EXCLUSION_MONTHS).nullable(),
      scope: z.enum(EXCLUSION_SCOPES),
    }),
  ]),
  response: z.object({
    kind: z.enum(EXCLUSION_KINDS),
    scope: z.enum(EXCLUSION_SCOPES),
    /** Null: for ever. */
    until: localMoment.nullable(),
  }),
})

export const askReturn = defineCall({
  method: 'POST',
  path: '/wps/member/play/return',
  access: 'public',
  summary:
    'Asks to come back when a self-exclusion is over, with the ticket that a refused sign-in gave; it opens a day later (MEM-09)',
  body: z.strictObject({ ticket: z.string().min(1).max(2_000) }),
  response: z.object({ opensAt: localMoment }),
})

/** The play session that runs: counted by the platform, whatever becomes of the page. */
export const playClock = z.object({
  /** When it began. */
  since: moment,
  seconds: z.number().int(),
  /** Minutes between two checks. */
  every: z.number().int(),
  /** A check is to be answered now. */
  due: z.boolean(),
  /** Seconds that a limit of time leaves; null without one. */
  left: z.number().int().nullable(),
})
export type PlayClock = z.output<typeof playClock>

export const tickPlayClock = defineCall({
  ...member,
  method: 'POST',
  path: '/wps/member/play/clock',
  summary: 'A game is open: counts the time and says whether a reality check is due (MEM-09)',
  silent: true,
  response: playClock,
})

export const answerRealityCheck = defineCall({
  ...member,
  method: 'POST',
  path: '/wps/member/play/clock/check',
  summary: 'The answer to a reality check: to go on, or to stop (MEM-09)',
  silent: true,
  body: z.strictObject({ answer: z.enum(['on', 'stop']) }),
  response: playClock,
})

export const PLAY_RANGES = ['day', 'week', 'month', 'year'] as const

export const readPlayActivity = defineCall({
  ...member,
  method: 'GET',
  path: '/wps/member/play/activity',
  summary: 'What was paid in, paid out, staked, won, and how long was played, by period (MEM-09)',
  silent: true,
  query: z.object({ range: z.enum(PLAY_RANGES).default('week') }),
  response: z.object({
    currency: z.string(),
    timeZone: z.string(),
    from: localMoment,
    deposits: decimalText,
    withdrawals: decimalText,
    stakes: decimalText,
    wins: decimalText,
    /** Wins less stakes. */
    net: decimalText,
    minutes: z.number().int(),
  }),
})

export const readPlayHistory = defineCall({
  ...member,
  method: 'GET',
  path: '/wps/member/play/history',
  summary: 'What was set, requested and confirmed of limits, newest first (MEM-09)',
  silent: true,
  query: z.object({ cursor: cursorText.optional(), limit: pageSize(50, 20) }),
  response: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        at: localMoment,
        what: z.string(),
        /** The member, or the house. */
        by: z.enum(['member', 'house']),
        kind: z.enum(LIMIT_KINDS).nullable(),
        period: z.enum(LIMIT_PERIODS).nullable(),
        amount: limitText.nullable(),
      }),
    ),
    nextCursor: cursorText.nullable(),
    timeZone: z.string(),
  }),
})
