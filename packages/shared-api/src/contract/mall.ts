import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, decimalText, idText, moment, pageSize } from './fields.ts'
import { GOOD_KINDS } from './reward-documents.ts'

const MAX_PAGE = 50
const PAGE = 20
const MOST_NAME = 80
const MOST_PHONE = 24
const MOST_ADDRESS = 400

export const MALL_STATES = ['placed', 'preparing', 'sent', 'done', 'cancelled'] as const
export type MallState = (typeof MALL_STATES)[number]

const good = z.object({
  goodId: z.string(),
  name: z.string(),
  about: z.string(),
  /** Address of its picture. */
  picture: z.string(),
  kind: z.enum(GOOD_KINDS),
  points: z.number().int(),
  left: z.number().int(),
  /** How many the member may still have; null: as many as there are. */
  mine: z.number().int().nullable(),
  cash: decimalText.nullable(),
})
export type MallGood = z.output<typeof good>

/** To whom and where something is sent. */
const contact = z.strictObject({
  name: z.string().trim().min(2).max(MOST_NAME),
  phone: z
    .string()
    .trim()
    .max(MOST_PHONE)
    .regex(/^\+?[\d\s-]{6,}$/),
  address: z.string().trim().min(8).max(MOST_ADDRESS),
})
export type MallContact = z.output<typeof contact>

const order = z.object({
  orderId: z.uuid(),
  goodId: z.string(),
  name: z.string(),
  picture: z.string(),
  kind: z.enum(GOOD_KINDS),
  points: z.number().int(),
  state: z.enum(MALL_STATES),
  /** A note of the operator: a code, the number of a parcel. */
  note: z.string().nullable(),
  contact: contact.nullable(),
  at: moment,
  changedAt: moment,
})
export type MallOrder = z.output<typeof order>

export const listGoods = defineCall({
  method: 'GET',
  path: '/wps/mall/goods',
  access: 'member',
  summary: 'Points of the member and what they can be exchanged for (MEM-10)',
  silent: true,
  response: z.object({
    points: z.number().int(),
    /** Among them those of play that no line shows yet. */
    today: z.number().int(),
    /** Valid turnover for one point; null where play gives none. */
    turnoverPerPoint: decimalText.nullable(),
    percent: z.number().int(),
    currency: z.string(),
    timeZone: z.string(),
    goods: z.array(good),
  }),
})

export const redeemGood = defineCall({
  method: 'POST',
  path: '/wps/mall/goods/:id/redeem',
  access: 'member',
  summary: 'Exchanges points for one good, once for each orderId (MEM-10)',
  params: z.object({ id: idText }),
  body: z.strictObject({
    /** Made by the page before the first try. */
    orderId: z.uuid(),
    /** The price that the member saw: another one is refused. */
    points: z.number().int().min(1),
    /** Of what is sent alone. */
    contact: contact.optional(),
  }),
  response: order,
})

export const listMallOrders = defineCall({
  method: 'GET',
  path: '/wps/mall/orders',
  access: 'member',
  summary: 'Own orders, newest first (MEM-10)',
  silent: true,
  query: z.object({ cursor: cursorText.optional(), limit: pageSize(MAX_PAGE, PAGE) }),
  response: z.object({ list: z.array(order), nextCursor: cursorText.nullable() }),
})

export const cancelMallOrder = defineCall({
  method: 'POST',
  path: '/wps/mall/orders/:id/cancel',
  access: 'member',
  summary: 'Takes back an own order that is not in progress; its points come back (MEM-10)',
  params: z.object({ id: z.uuid() }),
  response: order,
})

export const listPoints = defineCall({
  method: 'GET',
  path: '/wps/mall/points',
  access: 'member',
  summary: 'What points came from and went to, newest first (MEM-10)',
  silent: true,
  query: z.object({ cursor: cursorText.optional(), limit: pageSize(MAX_PAGE, PAGE) }),
  response: z.object({
    list: z.array(
      z.object({
        lineId: z.uuid(),
        at: moment,
        kind: z.enum(['play', 'order', 'return']),
        amount: z.number().int(),
        /** Of the order; null for play. */
        name: z.string().nullable(),
        /** Of play: the day in the brand's time zone. */
        day: z.iso.date().nullable(),
      }),
    ),
    nextCursor: cursorText.nullable(),
  }),
})
