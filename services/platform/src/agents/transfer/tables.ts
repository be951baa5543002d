export interface TeamTransferTables {
  team_transfers: {
    id: string
    entry_id: string
    merchant: string
    from_id: string
    to_id: string
    currency: string
    /** Minor units. */
    amount: bigint
    note: string | null
    at: Date
  }
}

declare module '#db/tables' {
  interface Tables extends TeamTransferTables {}
}
