import type { IndexStep } from '#db/index-steps'

/** Which of a provider's transactions were undone: read by every check of the books, and before a win is taken back. */
export const indexes: readonly IndexStep[] = [
  {
    name: 'wallet_transactions_undone',
    table: 'wallet_transactions',
    definition: `(provider, about) where kind = 'refund' and entry_id is not null`,
  },
]
