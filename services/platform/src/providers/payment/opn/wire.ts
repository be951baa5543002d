import { z } from 'zod'

/** Movements of a dispute: taken when it begins (`dispute.started.debit`), given again where it is won. */
const transaction = z.object({
  object: z.literal('transaction'),
  id: z.string().regex(/^trxn_(test_)?[0-9a-z]+$/),
  amount: z.number().int(),
  currency: z.string(),
  direction: z.enum(['credit', 'debit']),
  created_at: z.iso.datetime(),
})

/** A charge is named by its id, or given whole. */
const chargeId = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

/** A dispute of the Dispute API: the payer has claimed the money back from their bank. */
export const dispute = z.object({
  object: z.literal('dispute'),
  id: z.string().regex(/^dspt_(test_)?[0-9a-z]+$/),
  amount: z.number().int(),
  currency: z.string(),
  charge: chargeId,
  /** `open`, `pending`, `won`, `lost`; another one that comes some day must not hide the charge. */
  status: z.string(),
  created_at: z.iso.datetime(),
  closed_at: z.iso.datetime().nullish(),
  transactions: z
    .union([z.array(transaction), z.object({ data: z.array(transaction) }).transform(({ data }) => data)])
    .nullish(),
})
export type Dispute = z.output<typeof dispute>

/** A refund of the Refund API. */
export const refund = z.object({
  object: z.literal('refund'),
  id: z.string().regex(/^rfnd_(test_)?[0-9a-z]+$/),
  amount: z.number().int(),
  currency: z.string(),
  charge: chargeId,
  created_at: z.iso.datetime(),
})
export type Refund = z.output<typeof refund>

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
  reversed_at: z.iso.datetime().nullish(),
  refunds: z.object({ data: z.array(refund) }).nullish(),
  dispute: dispute.nullish(),
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

export const refundList = chargeList.extend({ data: z.array(refund) })
export const disputeList = chargeList.extend({ data: z.array(dispute) })

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
