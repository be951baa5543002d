export interface AffiliateTables {
  affiliate_codes: { merchant: string; code: string; member_id: string; created_at: Date }
}

declare module '#db/tables' {
  interface Tables extends AffiliateTables {}
}
