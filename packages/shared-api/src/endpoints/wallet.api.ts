import { getQuery } from '../query.ts'

/** One purse of a member. */
export interface Wallet {
  readonly id: string
  readonly name: string
  /** Exact decimal text, two decimals. */
  readonly balance: string
}

/** `sumBalance` is exact decimal text in the brand's currency (B3). */
export interface Wallets {
  readonly sumBalance: string
  readonly wallets?: readonly Wallet[]
}

/** The signed-in member's money (A7, B7); refetched when a session starts. */
export function walletsQuery() {
  return getQuery<Wallets>('/wps/wallets/gcs', {}, { member: true })
}
