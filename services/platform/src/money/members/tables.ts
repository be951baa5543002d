import type { FreezePart } from '@site/shared-api/contract/member-admin'

export interface MemberAdminTables {
  /** Who closed a part of a member's access, and why; the access itself is stored elsewhere. */
  member_freezes: {
    member_id: string
    part: FreezePart
    merchant: string
    why: string
    by: string
    at: Date
  }
  member_notes: { id: string; merchant: string; member_id: string; text: string; by: string; at: Date }
  /** What an operator allows of deposits and withdrawals, inside the bounds of the brand. */
  member_limits: {
    member_id: string
    merchant: string
    limits: unknown
    why: string
    by: string
    at: Date
  }
}

declare module '#db/tables' {
  interface Tables extends MemberAdminTables {}
}
