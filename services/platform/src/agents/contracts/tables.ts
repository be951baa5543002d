export interface ContractTables {
  contract_offers: {
    id: string
    member_id: string
    kind: 'daily' | 'dividend' | 'hourly'
    terms: unknown
    offered_at: Date
    answered_at: Date | null
    answer: 'accepted' | 'refused' | null
  }
}

declare module '#db/tables' {
  interface Tables extends ContractTables {}
}
