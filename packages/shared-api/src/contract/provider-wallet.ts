import { z } from 'zod'
import { defineCall } from './call.ts'
import { decimalText, moneyOrNothing, moneyText } from './fields.ts'

/** Headers of a provider's signed call: who it is, when it was signed (Unix ms), the signature in hex. */
export const PROVIDER_HEADERS = {
  provider: 'X-Provider',
  timestamp: 'X-Timestamp',
  signature: 'X-Signature',
} as const
/** A signature is good for so long before and after its moment. */
export const SIGNATURE_WINDOW_MS = 60_000

const providerId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, '1 to 64 letters, digits, _ and -')
const sessionId = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/, 'the id that authenticate gave')
const currency = z.string().regex(/^[A-Z]{3}$/)

const inSession = z.strictObject({ sessionId })
const inRound = inSession.extend({ transactionId: providerId, roundId: providerId })
const moved = z.object({
  transactionId: z.string(),
  /** What the wallet holds after it. */
  balance: decimalText,
  currency: z.string(),
})
const placed = moved.extend({
  /** Won by this very bet from the house's pool; it is in the balance already. */
  jackpot: decimalText.optional(),
})
export type WalletMoved = z.output<typeof placed>

const signed = { method: 'POST', access: 'provider', branded: false } as const

export const walletAuthenticate = defineCall({
  ...signed,
  path: '/lgw/wallet/authenticate',
  summary: 'Provider: takes a launch token, once, and gives its game session',
  body: z.strictObject({ token: z.string().min(1).max(128) }),
  response: z.object({
    sessionId: z.string(),
    /** Stable for a member of a brand; holds nothing else. */
    player: z.string(),
    merchant: z.string(),
    currency: z.string(),
    balance: decimalText,
    nodeId: z.string(),
  }),
})

export const walletBalance = defineCall({
  ...signed,
  path: '/lgw/wallet/balance',
  summary: 'Provider: what the player may bet with',
  body: inSession,
  response: z.object({ balance: decimalText, currency: z.string() }),
})

export const walletBet = defineCall({
  ...signed,
  path: '/lgw/wallet/bet',
  summary:
    'Provider: takes a stake, nothing for a free spin; the same transaction again gets the first answer again',
  body: inRound.extend({ amount: moneyOrNothing, currency }),
  response: placed,
})

export const walletWin = defineCall({
  ...signed,
  path: '/lgw/wallet/win',
  summary:
    'Provider: pays a win of a round that has a bet, and ends the round if it says so; a win after the end is paid as a late one',
  body: inRound.extend({ amount: moneyText, currency, endRound: z.boolean() }),
  response: moved,
})

export const walletBetWin = defineCall({
  ...signed,
  path: '/lgw/wallet/bet-win',
  summary: 'Provider: a whole round as one fact, stake and win; the round is closed by it',
  body: inRound.extend({ bet: moneyOrNothing, win: moneyOrNothing, currency }),
  response: placed,
})

export const walletRefund = defineCall({
  ...signed,
  path: '/lgw/wallet/refund',
  summary: 'Provider: undoes a bet, also one that has not come yet: it is refused for ever then',
  body: inRound.extend({ betTransactionId: providerId }),
  response: moved,
})

export const walletEndRound = defineCall({
  ...signed,
  path: '/lgw/wallet/end-round',
  summary: 'Provider: ends a round that pays nothing more',
  body: inRound,
  response: moved,
})
