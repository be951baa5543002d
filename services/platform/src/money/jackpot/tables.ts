export interface JackpotTables {
  /** What a pool holds, in parts that add up; a trigger of ledger_postings keeps it. */
  jackpot_pools: { account_id: string; part: number; amount: bigint }
}

declare module '#db/tables' {
  interface Tables extends JackpotTables {}
}
