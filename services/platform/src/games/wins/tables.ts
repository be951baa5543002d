export interface WinTables {
  wins: {
    id: string
    merchant: string
    /** Null for an example. */
    member_id: string | null
    /** Already masked: the account itself is not kept beside the win. */
    customer: string
    node_id: bigint
    /** Exact decimal text in the brand's currency. */
    amount: string
    won_at: Date
  }
}

declare module '#db/tables' {
  interface Tables extends WinTables {}
}
