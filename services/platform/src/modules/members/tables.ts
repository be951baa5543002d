import type { Generated } from 'kysely'

export interface MemberTables {
  members: {
    id: string
    merchant: string
    account: string
    nickname: string | null
    type: number
    password_hash: string
    status: Generated<'active' | 'disabled'>
    vip_level: Generated<number>
    vip_conditions: Generated<number>
    created_at: Date
    last_login_at: Date | null
  }
  vip_levels: {
    merchant: string
    level: number
    label_id: string
    label: unknown
    conditions: number
  }
}
