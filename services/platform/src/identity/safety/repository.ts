import { sql } from 'kysely'
import type { Database } from '#db/database'

/** The confirmed e-mail address. Index: the primary key. */
export async function selectConfirmedEmail(db: Database, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('member_profiles')
    .select('email')
    .where('member_id', '=', memberId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  return row?.email ?? null
}

/** What is known of a member for the proof of who they are and for the security centre. Indexes: the primary keys. */
export function selectAccount(db: Database, memberId: string) {
  return db
    .selectFrom('members as m')
    .leftJoin('member_profiles as p', 'p.member_id', 'm.id')
    .select(['m.id', 'm.account', 'm.type', 'm.merchant', 'm.status', 'm.password_hash', 'm.nickname'])
    .select(['p.mobile', 'p.mobile_verified_at', 'p.email', 'p.email_verified_at', 'p.payee_name'])
    .select(['p.payment_password_hash', 'p.password_set'])
    .where('m.id', '=', memberId)
    .executeTakeFirst()
}
export type AccountRow = NonNullable<Awaited<ReturnType<typeof selectAccount>>>

/** What is set of what keeps an account safe, in one statement. Indexes: the primary keys, bank_cards_of_member, member_passkeys_of_member, member_reviews_of_member. */
export async function selectSetParts(db: Database, memberId: string) {
  const { rows } = await sql<{
    cards: number
    questions: number
    app: boolean
    passkeys: number
    codes: number
    waiting: string[]
  }>`select
    (select count(*)::int from bank_cards where member_id = ${memberId}::uuid and removed_at is null) as cards,
    (select count(*)::int from member_questions where member_id = ${memberId}::uuid) as questions,
    exists (select from member_apps where member_id = ${memberId}::uuid and confirmed_at is not null) as app,
    (select count(*)::int from member_passkeys where member_id = ${memberId}::uuid) as passkeys,
    (select count(*)::int from member_recovery_codes where member_id = ${memberId}::uuid and used_at is null) as codes,
    coalesce((select json_agg(kind) from member_reviews where member_id = ${memberId}::uuid and state = 'waiting'),
      '[]'::json) as waiting`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a statement of one row answered none')
  return row
}
