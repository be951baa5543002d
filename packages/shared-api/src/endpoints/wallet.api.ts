import type { BodyInput, QueryInput, ValueOf } from '../contract/call.ts'
import type {
  listTransactions,
  listTransfers,
  transferMoney,
  Transferred,
  walletBalances,
} from '../contract/wallet.ts'
import { getQuery } from '../query.ts'
import { site } from '../site.ts'

/** `sumBalance` and each wallet's `balance` are exact decimal text in the brand's currency (B3). */
export type Wallets = ValueOf<typeof walletBalances>
export type Transfers = ValueOf<typeof listTransfers>
export type Transactions = ValueOf<typeof listTransactions>

/** The signed-in member's money (A7, B7); refetched when a session starts. */
export function walletsQuery() {
  return getQuery<Wallets>('/wps/wallets/gcs', {}, { member: true })
}

/**
 * Moves money between wallets. `transferId` is made once for each wish (`crypto.randomUUID()`): sent again with the same
 * content it moves nothing more. Throws the client's errors.
 */
export async function transferBetweenWallets(body: BodyInput<typeof transferMoney>): Promise<Transferred> {
  const done = await site().client.send('POST', '/wps/relay/transfer', body)
  site().bus.emit('balanceChanged', {})
  return done as Transferred // reason: typed by the contract, checked by the platform
}

const pageOf = ({ cursor, limit }: { cursor?: string | undefined; limit?: unknown }) => ({
  cursor,
  limit: limit === undefined ? undefined : String(limit),
})

/** Own transfers between wallets, newest first. */
export function transfersQuery(page: QueryInput<typeof listTransfers> = {}) {
  return getQuery<Transfers>('/wps/relay/transfers', pageOf(page), { member: true })
}

/** Every line of the member's money, newest first. */
export function transactionsQuery({ walletId, ...page }: QueryInput<typeof listTransactions> = {}) {
  return getQuery<Transactions>('/wps/relay/transactions', { ...pageOf(page), walletId }, { member: true })
}
