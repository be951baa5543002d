import { z } from 'zod'
import { defineCall } from './call.ts'
import { decimalText } from './fields.ts'

export const walletEntry = z.object({
  walletId: z.string(),
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
