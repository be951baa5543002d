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
 * member_profiles_by_mobile, member_profiles_by_email, bank_cards_by_number, member_browsers_by_browser, primary keys.
 */
export async function searchMembers(
  db: Database,
  of: Sought & { after: TimePlace | undefined; limit: number },
): Promise<MemberRow[]> {
  const { after, limit, merchant, search } = of
  const { rows } =
    await sql<MemberRow>`${shown} where m.merchant = ${merchant} ${search === '' ? sql`` : found(of)}
    ${after === undefined ? sql`` : sql`and m.created_at <= ${after.at} and (m.created_at < ${after.at} or m.id > ${after.id}::uuid)`}
    order by m.created_at desc, m.id limit ${limit}`.execute(db)
  return rows
}

/** What is looked for; a number of a card by its fingerprint at each bank. */
interface Sought {
  merchant: string
  search: string
  cards: readonly string[]
}

function found({ cards, merchant, search }: Sought): RawBuilder<unknown> {
  // The device of one member may be that of others too.
  if (UUID.test(search))
    return sql`and m.id in (select ${search}::uuid union select b.member_id from member_browsers b
      where b.merchant = ${merchant}
      and b.browser_hash = (select one.browser_hash from member_browsers one where one.id = ${search}::uuid))`
  if (search.includes('@'))
    return sql`and m.id in (select member_id from member_profiles where merchant = ${merchant} and lower(email) = lower(${search}))`
  const digits = search.replace(/[\s-]/g, '')
  const start = `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const byName = sql`lower(m.account) like ${start}`
  const others = [
    ...(/^\+?\d{6,15}$/.test(digits)
      ? [
          sql`select member_id from member_profiles where merchant = ${merchant}
            and mobile_verified_at is not null and mobile = any(${[digits, `+${digits}`]}::text[])`,
        ]
      : []),
    ...(cards.length > 0
      ? [
          sql`select member_id from bank_cards where merchant = ${merchant} and number_hash = any(${[...cards]}::text[])`,
        ]
      : []),
  ]
  return others.length === 0
    ? sql`and ${byName}`
    : sql`and m.id in (select n.id from members n where n.merchant = ${merchant} and lower(n.account) like ${start}
        union ${sql.join(others, sql` union `)})`
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

/** What a member's money came to over all time by kind of entry; minor units. Index: the primary key of account_days. */
export async function selectSums(
  db: Database,
  accountIds: readonly string[],
): Promise<Map<string, { credit: bigint; debit: bigint }>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('account_days')
    .select('kind')
    .select(sql<bigint>`sum(credit)::bigint`.as('credit'))
    .select(sql<bigint>`sum(debit)::bigint`.as('debit'))
    .where('account_id', 'in', [...accountIds])
    .groupBy('kind')
    .execute()
  return new Map(rows.map(({ kind, ...sums }) => [kind, sums]))
}

/** What an operator has said of a member's bounds. Index: the primary key. */
export function selectLimits(db: Database, memberId: string) {
  return db
    .selectFrom('member_limits')
    .select(['limits', 'by', 'why', 'at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}
