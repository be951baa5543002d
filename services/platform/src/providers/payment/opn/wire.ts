import { z } from 'zod'

/** A charge of the Charge API (version 2019-05-29): amounts in the smallest unit of the currency. */
export const charge = z.object({
  object: z.literal('charge'),
  id: z.string().regex(/^chrg_(test_)?[0-9a-z]+$/),
  amount: z.number().int(),
  currency: z.string(),
  status: z.enum(['pending', 'successful', 'failed', 'expired', 'reversed']),
  paid: z.boolean(),
  created_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullish(),
  failure_code: z.string().nullish(),
  authorize_uri: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).default({}),
  source: z
    .object({
      type: z.string(),
      scannable_code: z.object({ image: z.object({ download_uri: z.url() }) }).nullish(),
    })
    .nullish(),
})
export type Charge = z.output<typeof charge>

/** An event as a webhook carries it. */
export const event = z.object({
  object: z.literal('event'),
  id: z.string().min(1).max(64),
  key: z.string(),
  data: z.looseObject({ object: z.string(), id: z.string() }),
})

export const chargeList = z.object({
  object: z.literal('list'),
  offset: z.number().int(),
  limit: z.number().int(),
  total: z.number().int(),
  data: z.array(charge),
})

export const recipient = z.object({ object: z.literal('recipient'), id: z.string() })
export const transfer = z.object({
  object: z.literal('transfer'),
  id: z.string().regex(/^trsf_(test_)?[0-9a-z]+$/),
  amount: z.number().int(),
  currency: z.string(),
  paid: z.boolean(),
  created_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullish(),
  failure_code: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).default({}),
})
export type Transfer = z.output<typeof transfer>

export const transferList = chargeList.extend({ data: z.array(transfer) })
