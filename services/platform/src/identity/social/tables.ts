export interface SocialTables {
  social_identities: {
    merchant: string
    provider: string
    subject: string
    member_id: string
    linked_at: Date
  }
  social_tickets: {
    hash: string
    merchant: string
    provider: string
    subject: string
    email: string | null
    browser_hash: string
    expires_at: Date
  }
}

declare module '#db/tables' {
  interface Tables extends SocialTables {}
}
