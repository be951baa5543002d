import type { IDENTITY_DOCUMENTS } from '@site/shared-api/contract/play-limit'

export interface IdentityTables {
  identity_checks: {
    member_id: string
    merchant: string
    state: 'asked' | 'review' | 'verified' | 'refused'
    /** Who looks first: a name of the list of providers. */
    provider: string
    sent_at: Date | null
    decided_at: Date | null
    decided_by: string | null
    why: string | null
    expires_at: Date | null
    changed_at: Date
  }
  identity_papers: {
    id: string
    member_id: string
    document: (typeof IDENTITY_DOCUMENTS)[number]
    width: number
    height: number
    brought_at: Date
    digest: string
  }
}

declare module '#db/tables' {
  interface Tables extends IdentityTables {}
}
