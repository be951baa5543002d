import type { ValueOf } from '../contract/call.ts'
import { walletBalances } from '../contract/wallet.ts'
import { callQuery } from '../query.ts'

/** `sumBalance` and each wallet's `balance` are exact decimal text in the brand's currency (B3). */
export type Wallets = ValueOf<typeof walletBalances>

/** The signed-in member's money (A7, B7); refetched when a session starts. */
export function walletsQuery() {
  return callQuery(walletBalances)
}
