import type { ColumnType, Generated } from 'kysely'

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
    head_icon: Generated<string | null>
  }
  member_profiles: {
    member_id: string
    merchant: string
    /** E.164; unique within the brand once it is verified. */
    mobile: string | null
    mobile_verified_at: Date | null
    email: string | null
    /** When the member proved to read it. */
    email_verified_at: Generated<Date | null>
    /** False while no password is known: registered by a number alone. */
    password_set: Generated<boolean>
    payment_password_hash: string | null
    payee_name: string | null
    id_number: string | null
    qq: string | null
    facebook: string | null
    wechat: string | null
    line: string | null
    whatsapp: string | null
    zalo: string | null
    /** `YYYY-MM-DD`. */
    birthday: ColumnType<Date | string | null, string | null, string | null>
    invited_by: string | null
    recommended_by: string | null
    register_url: string | null
    register_method: string | null
    register_domain: string | null
    register_address: string | null
    created_at: Date
  }
  vip_levels: {
    merchant: string
    level: number
    label_id: string
    label: unknown
    /** How many lead to it. */
    conditions: number
    /** Of its document; null for what an older copy wrote. */
    id: string | null
    document: unknown
  }
}

declare module '#db/tables' {
  interface Tables extends MemberTables {}
}
