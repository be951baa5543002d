/** What the other contexts may use of ledger, wallets, what providers move, rounds; the rest is its own. */
export { accountIds, lockMember, selectBalances } from '#money/ledger/accounts.repository'
export { entryIdOf } from '#money/ledger/entry-id'
export { Ledger } from '#money/ledger/ledger'
export { askedMinor, toDecimal, toMinor } from '#money/ledger/money'
export { selectOrder } from '#money/deposit/orders/repository'
export type { PlayTables } from '#money/play/tables'
export { GameSessions } from '#money/wallet-gateway/sessions'
export { isSpendable } from '#money/wallet/wallets'
