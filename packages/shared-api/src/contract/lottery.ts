import { z } from 'zod'
import { defineCall } from './call.ts'
import { moment, shortText } from './fields.ts'

const flag = z.union([z.literal(0), z.literal(1)])
export const lotteryIdText = z
  .string()
  .regex(/^[a-z0-9-]{1,64}$/, 'a lottery id is small letters, digits and -')

/** One draw that has happened. */
export const draw = z.object({
  /** What players call it: day and number, or the day alone. */
  issue: z.string(),
  drawnAt: moment,
  /** As drawn: digits of one number (0 to 9), or balls. */
  numbers: z.array(z.number().int()),
})
export type Draw = z.output<typeof draw>

const every = z.object({ kind: z.literal('every'), seconds: z.number().int() })
const daily = z.object({
  kind: z.literal('daily'),
  /** `HH:MM` in `timeZone`. */
  times: z.array(z.string()),
  /** Days of the week it is drawn on, 0 for Sunday; every day when empty. */
  days: z.array(z.number().int()),
  timeZone: z.string(),
})
/** When a lottery is drawn. */
export const drawSchedule = z.discriminatedUnion('kind', [every, daily])
export type DrawSchedule = z.output<typeof drawSchedule>

/** A lottery with its next draw, its last numbers and what a launch needs (A4, A7, GAM-07). */
export const lottery = z.object({
  id: z.string(),
  displayName: z.string(),
  nodeId: z.string(),
  gameType: z.enum(['LOTT', 'ELOTT']),
  /** Provider code. */
  vassalage: z.string(),
  vendorName: z.string(),
  gameId: z.string(),
  gameCode: z.string(),
  lottoMode: z.string().nullable(),
  supportPlay: flag,
  freeplay: flag,
  schedule: drawSchedule,
  nextDrawAt: moment,
  lastDraw: draw.nullable(),
})
export type Lottery = z.output<typeof lottery>

const identity = {
  merchant: shortText.optional(),
  merchantCode: shortText.optional(),
  language: shortText.optional(),
  platform: shortText.optional(),
  token: shortText.optional(),
}
const vassalage = shortText.default('')
const MOST_DRAWS = 50
const SOME_DRAWS = 20
const limit = z.coerce.number<number | string>().int().min(1).max(MOST_DRAWS).default(SOME_DRAWS)

/** `now` is the platform's clock: countdowns go by it, whatever the player's clock says. */
const lotteryPage = z.object({ now: moment, lotteries: z.array(lottery) })
export type LotteryPage = z.output<typeof lotteryPage>

const lotteryMenu = z.array(
  z.object({
    vassalage: z.string(),
    displayName: z.string(),
    lotteries: z.array(z.object({ id: z.string(), gameCode: z.string(), displayName: z.string() })),
  }),
)
const drawInfo = z.object({
  now: moment,
  lottery,
  /** Latest first. */
  draws: z.array(draw),
})
export type DrawInfo = z.output<typeof drawInfo>

export const lotteryList = defineCall({
  method: 'GET',
  path: '/wps/game/lottery/list',
  access: 'public',
  summary: 'Lotteries with next draw and last numbers, most popular first (A7)',
  silent: true,
  carries: ['merchant', 'language'],
  query: z.object({ ...identity, vassalage }),
  response: lotteryPage,
})

export const lotteryMenus = defineCall({
  method: 'GET',
  path: '/wps/game/lottery/menu',
  access: 'public',
  summary: 'Lotteries by provider (A7)',
  silent: true,
  query: z.object(identity),
  response: lotteryMenu,
})

export const lotteryNumero = defineCall({
  method: 'GET',
  path: '/wps/game/lottery/numero',
  access: 'public',
  summary: 'Draw info: a lottery of any kind with its latest draws (A7)',
  silent: true,
  carries: ['merchant', 'language'],
  query: z.object({ ...identity, lotteryId: lotteryIdText, limit }),
  response: drawInfo,
})

export const vietnamMenus = defineCall({
  method: 'GET',
  path: '/wps/game/lottery/vn/menu',
  access: 'public',
  summary: 'Lotteries of Vietnam by provider (A7)',
  silent: true,
  query: z.object(identity),
  response: lotteryMenu,
})

export const vietnamNumero = defineCall({
  method: 'GET',
  path: '/wps/game/lottery/vn/numero',
  access: 'public',
  summary: 'Draw info of a lottery of Vietnam (A7)',
  silent: true,
  query: z.object({ ...identity, lotteryId: lotteryIdText, limit }),
  response: drawInfo,
})

export const elotteryList = defineCall({
  method: 'GET',
  path: '/wps/game/elott/list',
  access: 'public',
  summary: 'Electronic lotteries with next draw and last numbers, most popular first (A7, B9)',
  silent: true,
  carries: ['merchant', 'language'],
  query: z.object({
    ...identity,
    vassalage,
    /** B9: the default of this list; a launch has its own. */
    prizeMode: z.enum(['Elott', 'elottery', 'lottery', 'SEA']).default('Elott'),
  }),
  response: lotteryPage.extend({ prizeMode: z.string() }),
})
