import { sql, type RawBuilder } from 'kysely'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'

export interface MemberRow {
  id: string
  merchant: string
  account: string
  nickname: string | null
  type: number
  status: 'active' | 'disabled'
  mobile: string | null
  payee_name: string | null
  vip_level: number
  created_at: Date
  last_login_at: Date | null
  restricted: boolean
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const shown = sql`select m.id, m.merchant, m.account, m.nickname, m.type, m.status, p.mobile, p.payee_name, m.vip_level,
    m.created_at, m.last_login_at, r.member_id is not null as restricted
  from members m left join member_profiles p on p.member_id = m.id left join play_restrictions r on r.member_id = m.id`

/**
 * Members of a brand, the newest first. Indexes: members_newest; with a search members_by_account_start, or
 * member_profiles_by_mobile, member_profiles_by_email, the primary key.
 */
export async function searchMembers(
  db: Database,
  of: { merchant: string; search: string; after: TimePlace | undefined; limit: number },
): Promise<MemberRow[]> {
  const { after, limit, merchant, search } = of
  const { rows } =
    await sql<MemberRow>`${shown} where m.merchant = ${merchant} ${search === '' ? sql`` : found(of)}
    ${after === undefined ? sql`` : sql`and m.created_at <= ${after.at} and (m.created_at < ${after.at} or m.id > ${after.id}::uuid)`}
    order by m.created_at desc, m.id limit ${limit}`.execute(db)
  return rows
}

function found({ merchant, search }: { merchant: string; search: string }): RawBuilder<unknown> {
  if (UUID.test(search)) return sql`and m.id = ${search}::uuid`
  if (search.includes('@'))
    return sql`and m.id in (select member_id from member_profiles where merchant = ${merchant} and lower(email) = lower(${search}))`
  const digits = search.replace(/[\s-]/g, '')
  const start = `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const byName = sql`lower(m.account) like ${start}`
  return /^\+?\d{6,15}$/.test(digits)
    ? sql`and (${byName} or m.id in (select member_id from member_profiles where merchant = ${merchant}
        and mobile_verified_at is not null and mobile = any(${[digits, `+${digits}`]}::text[])))`
    : sql`and ${byName}`
}

/** A member by brand and account name. Index: members_by_account. */
export async function selectConsoleMember(
  db: Database,
  { merchant, account }: { merchant: string; account: string },
): Promise<MemberRow | undefined> {
  const { rows } =
    await sql<MemberRow>`${shown} where m.merchant = ${merchant} and lower(m.account) = lower(${account})`.execute(
      db,
    )
  return rows[0]
}

/** Browsers that a member has signed in from, the latest first; there are tens of them. Index: member_browsers (member_id, browser_hash). */
export function selectBrowsers(db: Database, memberId: string, limit: number) {
  return db
    .selectFrom('member_browsers')
    .select(['id', 'device', 'address', 'created_at', 'used_at'])
    .where('member_id', '=', memberId)
    .orderBy('used_at', 'desc')
    .limit(limit)
    .execute()
}
