import type { IndexStep } from '#db/index-steps'

/** Who owes anything, for operators; the order that a company means by the name that it gave it. */
export const indexes: readonly IndexStep[] = [
  {
    name: 'ledger_accounts_debts',
    table: 'ledger_accounts',
    definition: "(created_at desc, id) where wallet = 'DEBT'",
  },
  {
    name: 'deposit_orders_by_reference',
    table: 'deposit_orders',
    definition: '(provider, reference) where reference is not null',
  },
]
