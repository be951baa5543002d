import { z } from 'zod'
import { bonusTerms } from './bonus.ts'
import { defineCall } from './call.ts'
import { cursorText, decimalText, moment, moneyText, pageSize } from './fields.ts'

const MAX_PAGE = 50
const PAGE = 20
/** Bytes of the picture of a slip. */
export const MOST_SLIP_BYTES = 5_242_880

/** How a channel is paid: a code to scan, a page of the bank's, a voucher's code, a transfer by hand whose slip is shown. */
export const DEPOSIT_METHODS = ['qr', 'bank', 'voucher', 'transfer'] as const
export type DepositMethod = (typeof DEPOSIT_METHODS)[number]

/**
 * `starting`: the provider has not answered yet. `waiting`: for the money. `checking`: it is reviewed. The others are an
 * end; of these only `paid` is one for good: money that comes late is credited all the same.
 */
export const DEPOSIT_STATES = [
  'starting',
  'waiting',
  'checking',
  'paid',
  'refused',
  'expired',
  'cancelled',
] as const
export type DepositState = (typeof DEPOSIT_STATES)[number]
/** States in which an order still waits for something. */
export const OPEN_DEPOSITS: readonly DepositState[] = ['starting', 'waiting', 'checking']

/** Why an order was refused, for the page to say. */
export const DEPOSIT_REASONS = ['provider', 'voucher_unknown', 'voucher_used', 'operator', 'amount'] as const
export type DepositReason = (typeof DEPOSIT_REASONS)[number]

/**
 * `reversal`: the payment was undone as a whole. `refund`: sent back from the company’s side. `chargeback`: the payer’s bank took it
 * back. `chargeback-won`: such money came again, since the dispute was won.
 */
export const REVERSAL_KINDS = ['reversal', 'refund', 'chargeback', 'chargeback-won'] as const
export type ReversalKind = (typeof REVERSAL_KINDS)[number]

export const channelId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/)

const fee = {
  /** Hundredths of a per cent of what is paid. */
  feeBasisPoints: z.number().int(),
  feeFixed: decimalText,
}

/** A way of paying that a brand offers; names in the language of the call. */
export const depositChannel = z.object({
  channelId,
  method: z.enum(DEPOSIT_METHODS),
  name: z.string(),
  note: z.string(),
  min: decimalText,
  max: decimalText,
  ...fee,
  quickAmounts: z.array(decimalText),
  /** How long an order waits for its money. */
  minutes: z.number().int(),
})
export type DepositChannel = z.output<typeof depositChannel>

/** A promotion that may be chosen with a deposit. */
export const depositPromotion = z.object({
  promotionId: z.string(),
  title: z.string(),
  terms: z.string(),
  /** What it gives with the deposit; null where it gives nothing by itself. */
  bonus: bonusTerms.nullable(),
})
export type DepositPromotion = z.output<typeof depositPromotion>

/** What a member needs in order to pay. */
export const depositInstruction = z.discriminatedUnion('kind', [
  /** Text to be drawn as a code, with an address that opens the same where the bank is on this phone. */
  z.object({ kind: z.literal('qr'), text: z.string(), link: z.string().nullable() }),
  /** The code as a picture (`data:` address). */
  z.object({ kind: z.literal('picture'), image: z.string() }),
  z.object({ kind: z.literal('page'), url: z.string() }),
  z.object({
    kind: z.literal('account'),
    bank: z.string(),
    number: z.string(),
    holder: z.string(),
    reference: z.string(),
  }),
  z.object({ kind: z.literal('none') }),
])
export type DepositInstruction = z.output<typeof depositInstruction>

export const depositOrder = z.object({
  orderId: z.uuid(),
  channelId: z.string(),
  channelName: z.string(),
  method: z.enum(DEPOSIT_METHODS),
  state: z.enum(DEPOSIT_STATES),
  amount: decimalText,
  fee: decimalText,
  currency: z.string(),
  /** What came into the wallet; null while nothing has. */
  credited: decimalText.nullable(),
  /** What of it was taken back by the bank or the payment company; absent where nothing was. */
  reversed: decimalText.optional(),
  promotionId: z.string().nullable(),
  promotionTitle: z.string().nullable(),
  reason: z.enum(DEPOSIT_REASONS).nullable(),
  instruction: depositInstruction.nullable(),
  hasSlip: z.boolean(),
  createdAt: moment,
  expiresAt: moment,
  closedAt: moment.nullable(),
  /** The time zone of its times: the brand's (IANA name). */
  timeZone: z.string(),
})
export type DepositOrder = z.output<typeof depositOrder>

export const listDepositChannels = defineCall({
  method: 'GET',
  path: '/wps/relay/deposit/channels',
  access: 'member',
  summary:
    'Ways of paying with bounds, fees and quick amounts, and the promotions that may be chosen (MEM-02)',
  silent: true,
  response: z.object({
    currency: z.string(),
    symbol: z.string(),
    channels: z.array(depositChannel),
    promotions: z.array(depositPromotion),
    /** Orders that still wait, newest first: a page that comes back goes on with them. */
    open: z.array(depositOrder),
  }),
})

export const startDeposit = defineCall({
  method: 'POST',
  path: '/wps/relay/deposit',
  access: 'member',
  summary: 'Begins a deposit; the same orderId again begins nothing more (MEM-02)',
  body: z.strictObject({
    /** Made by the page before the first try. */
    orderId: z.uuid(),
    channelId,
    amount: moneyText,
    promotionId: z.string().max(64).optional(),
    /** Of a voucher alone. */
    voucher: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9-]{6,64}$/)
      .optional(),
  }),
  response: depositOrder,
})

const named = z.object({ orderId: z.uuid() })

export const readDeposit = defineCall({
  method: 'GET',
  path: '/wps/relay/deposits/:orderId',
  access: 'member',
  summary: 'The state of an own deposit (MEM-02)',
  silent: true,
  params: named,
  response: depositOrder,
})

export const listDeposits = defineCall({
  method: 'GET',
  path: '/wps/relay/deposits',
  access: 'member',
  summary: 'Own deposits, newest first (MEM-02)',
  silent: true,
  query: z.object({ cursor: cursorText.optional(), limit: pageSize(MAX_PAGE, PAGE) }),
  response: z.object({ deposits: z.array(depositOrder), nextCursor: cursorText.nullable() }),
})

export const cancelDeposit = defineCall({
  method: 'POST',
  path: '/wps/relay/deposits/:orderId/cancel',
  access: 'member',
  summary: 'Gives up an own deposit that waits; money that comes all the same is credited (MEM-02)',
  params: named,
  response: depositOrder,
})

export const sendSlip = defineCall({
  method: 'PUT',
  path: '/wps/relay/deposits/:orderId/slip',
  access: 'member',
  summary: 'The picture of a transfer’s slip, JPEG or PNG of 5 MB at most (MEM-02)',
  params: named,
  pictures: { most: 1, mostBytes: MOST_SLIP_BYTES },
  response: depositOrder,
})

/** Published to the member's own pages: the state of one of their deposits has changed. */
export const depositEvent = z.object({ orderId: z.uuid(), state: z.enum(DEPOSIT_STATES) })
