import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, decimalText, moment, moneyText, pageSize } from './fields.ts'

const MAX_PAGE = 100
const PAGE = 20
/** `MAIN`, or the code of a provider whose games are played from a wallet of their own. */
const walletCode = z.string().regex(/^[A-Z0-9_]{1,32}$/, 'MAIN or the code of a provider')

export const walletEntry = z.object({
  walletId: walletCode,
  kind: z.enum(['main', 'bonus', 'provider']),
  name: z.string(),
  balance: decimalText,
  currency: z.string(),
})
export type WalletEntry = z.output<typeof walletEntry>

export const walletBalances = defineCall({
  method: 'GET',
  path: '/wps/wallets/gcs',
  access: 'member',
  summary: 'Balance over all wallets and each wallet, as exact decimals (B3, B7)',
  silent: true,
  response: z.object({ sumBalance: decimalText, currency: z.string(), wallets: z.array(walletEntry) }),
})

export const transferred = z.object({
  transferId: z.string(),
  from: z.string(),
  to: z.string(),
  amount: decimalText,
  currency: z.string(),
  at: moment,
})
export type Transferred = z.output<typeof transferred>

export const transferMoney = defineCall({
  method: 'POST',
  path: '/wps/relay/transfer',
  access: 'member',
  summary:
    'Moves money between the main wallet and a provider’s; the same transferId again moves nothing more (B7)',
  body: z.strictObject({
    /** Made by the page before the first try. */
    transferId: z.uuid(),
    from: walletCode,
    to: walletCode,
    amount: moneyText,
  }),
  response: transferred,
})

const page = { cursor: cursorText.optional(), limit: pageSize(MAX_PAGE, PAGE) }

export const listTransfers = defineCall({
  method: 'GET',
  path: '/wps/relay/transfers',
  access: 'member',
  summary: 'Own transfers between wallets, newest first (B7)',
  query: z.object(page),
  response: z.object({ transfers: z.array(transferred), nextCursor: cursorText.nullable() }),
})

/** What a line of the ledger is, for the member. */
export const LEDGER_KINDS = [
  'opening',
  'bet',
  'win',
  'late-win',
  'win-reversed',
  'prize',
  'bet-win',
  'refund',
  'jackpot',
  'reward',
  'gift',
  'rebate',
  'points',
  'transfer',
  'deposit',
  'bonus',
  'bonus-converted',
  'bonus-ended',
  'hold',
  'release',
  'adjustment',
  'salary',
  'dividend',
  'commission',
  'team-transfer',
  'deposit-reversed',
  'debt',
  'other',
] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

export const ledgerLine = z.object({
  id: z.string(),
  at: moment,
  walletId: walletCode,
  kind: z.enum(LEDGER_KINDS),
  /** The kind in words, in the language of the call. */
  title: z.string(),
  /** Positive came in, negative went out. */
  amount: decimalText,
  balanceAfter: decimalText,
  currency: z.string(),
  nodeId: z.string().nullable(),
  gameName: z.string().nullable(),
  roundId: z.string().nullable(),
})
export type LedgerLine = z.output<typeof ledgerLine>

export const listTransactions = defineCall({
  method: 'GET',
  path: '/wps/relay/transactions',
  access: 'member',
  summary: 'Every line of the member’s money, newest first, with what each left (B7)',
  query: z.object({ ...page, walletId: walletCode.optional() }),
  response: z.object({ transactions: z.array(ledgerLine), nextCursor: cursorText.nullable() }),
})
