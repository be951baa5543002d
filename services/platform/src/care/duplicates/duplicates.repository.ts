import { sql } from 'kysely'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import { MAILBOX_KEY, mailboxKeyOf } from '#care/duplicates/mailbox-key'
import type { DuplicateReason, Known, Shared } from '#care/duplicates/score'

/** Accounts that have one birthday are many on the first of January. */
const MOST = 2_000

export interface Candidate extends Known, Shared {
  readonly id: string
  readonly account: string
}

/** Index: the primary key of member_profiles. */
export async function selectKnown(db: Database, memberId: string): Promise<Known | undefined> {
  const { rows } = await sql<Known>`select email, id_number as "idNumber", payee_name as "payeeName",
    to_char(birthday, 'YYYY-MM-DD') as birthday from member_profiles where member_id = ${memberId}`.execute(
    db,
  )
  return rows[0]
}

/**
 * Other accounts of the brand that share a mailbox, a paper, a birthday, a card or a browser with a member. Indexes:
 * member_profiles_by_mailbox, _by_id_number, _by_birthday, bank_cards_of_member, bank_cards_by_number, member_browsers_by_browser.
 */
export async function selectCandidates(
  db: Database,
  { id, merchant }: { readonly id: string; readonly merchant: string },
  { birthday, email, idNumber }: Known,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`with card as (
      select distinct o.member_id from bank_cards c
      join bank_cards o on o.merchant = c.merchant and o.number_hash = c.number_hash
      where c.member_id = ${id}::uuid
    ), device as (
      select distinct o.member_id from member_browsers b join member_browsers o on o.browser_hash = b.browser_hash
      where b.member_id = ${id}::uuid
    ), found as (
      select member_id from card union select member_id from device
      union (select member_id from member_profiles where merchant = ${merchant} and email is not null
        and ${sql.raw(MAILBOX_KEY)} = ${email === null ? null : mailboxKeyOf(email)}::text limit ${MOST})
      union (select member_id from member_profiles where merchant = ${merchant} and id_number = ${idNumber}::text limit ${MOST})
      union (select member_id from member_profiles where merchant = ${merchant} and birthday = ${birthday}::date limit ${MOST})
    )
    select m.id, m.account, p.email, p.id_number as "idNumber", p.payee_name as "payeeName",
      to_char(p.birthday, 'YYYY-MM-DD') as birthday,
      m.id in (select member_id from card) as card, m.id in (select member_id from device) as device
    from found f join members m on m.id = f.member_id join member_profiles p on p.member_id = m.id
    where m.merchant = ${merchant} and m.id <> ${id}::uuid and m.type in (0, 1, 2)`.execute(db)
  return rows
}

/** Notes a pair once, whichever of the two was looked at; true where it is new, or where more is known of it than before. Indexes: the primary key. */
export async function insertDuplicate(
  tx: Database,
  of: {
    readonly memberId: string
    readonly otherId: string
    readonly merchant: string
    readonly score: number
    readonly reasons: readonly DuplicateReason[]
    readonly holds: boolean
    readonly now: Date
  },
): Promise<boolean> {
  const { holds, memberId, merchant, now, otherId, reasons, score } = of
  const { rows } =
    await sql`insert into duplicate_accounts (member_id, other_id, merchant, score, reasons, holds, found_at)
    select ${memberId}::uuid, ${otherId}::uuid, ${merchant}, ${score}::int, ${toJson(reasons)}, ${holds}::boolean, ${now}::timestamptz
    where not exists (select from duplicate_accounts where member_id = ${otherId}::uuid and other_id = ${memberId}::uuid)
    on conflict (member_id, other_id) do update
      set score = excluded.score, reasons = excluded.reasons, holds = duplicate_accounts.holds or excluded.holds
      where duplicate_accounts.cleared_at is null and excluded.score > duplicate_accounts.score
    returning 1`.execute(tx)
  return rows.length > 0
}

/** Whether a member may be a duplicate account: no bonuses until an operator has reviewed it. Index: the primary key. */
export async function hasOpenDuplicate(db: Database, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('duplicate_accounts')
    .select('other_id')
    .where('member_id', '=', memberId)
    .where('holds', '=', true)
    .where('cleared_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Index: the primary key. */
export async function clearDuplicates(
  tx: Database,
  memberId: string,
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<void> {
  await tx
    .updateTable('duplicate_accounts')
    .set({ cleared_at: at, cleared_by: by })
    .where('member_id', '=', memberId)
    .where('cleared_at', 'is', null)
    .execute()
}
