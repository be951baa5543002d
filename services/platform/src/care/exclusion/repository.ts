import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '#db/database'
import { holds } from '#care/exclusion/barred'
import type { ExclusionTables, MarkKind } from '#care/exclusion/tables'

export type ExclusionRow = Selectable<ExclusionTables['exclusions']>

export interface Mark {
  readonly kind: MarkKind
  readonly digest: string
}

export async function insertExclusion(
  tx: Database,
  row: Insertable<ExclusionTables['exclusions']>,
): Promise<void> {
  await tx.insertInto('exclusions').values(row).execute()
}

export async function insertMarks(tx: Database, exclusionId: string, marks: readonly Mark[]): Promise<void> {
  if (marks.length === 0) return
  await tx
    .insertInto('exclusion_marks')
    .values(marks.map((mark) => ({ ...mark, exclusion_id: exclusionId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export interface Standing extends ExclusionRow {
  /** When play opens after the member requested to return; null where they have not. */
  opens_at: Date | null
}

/** What keeps a member from play now, the longest first. Index: exclusions_of_member. */
export async function selectStanding(db: Database, memberId: string, now: Date): Promise<Standing[]> {
  const { rows } = await sql<Standing>`select x.*, r.opens_at from exclusions x
    left join exclusion_returns r on r.exclusion_id = x.id
    where x.member_id = ${memberId} and ${holds(now)}
    order by x.until desc nulls first`.execute(db)
  return rows
}

/** Everything there was of a member, newest first. Index: exclusions_of_member. */
export function selectExclusions(db: Database, memberId: string, limit: number): Promise<ExclusionRow[]> {
  return db
    .selectFrom('exclusions')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('since', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Asks once for each. */
export async function insertReturn(
  tx: Database,
  row: Insertable<ExclusionTables['exclusion_returns']>,
): Promise<void> {
  await tx
    .insertInto('exclusion_returns')
    .values(row)
    .onConflict((conflict) => conflict.column('exclusion_id').doNothing())
    .execute()
}

/** Which kinds of marks an exclusion that holds has in common with these, in this brand or in the house. Index: the primary key. */
export async function selectMatches(
  db: Database,
  marks: readonly Mark[],
  { merchant, now }: { merchant: string; now: Date },
): Promise<{ kind: MarkKind; member_id: string }[]> {
  if (marks.length === 0) return []
  const values = sql.join(marks.map(({ kind, digest }) => sql`(${kind}::text, ${digest}::text)`))
  const { rows } = await sql<{ kind: MarkKind; member_id: string }>`select distinct m.kind, x.member_id
    from exclusion_marks m join exclusions x on x.id = m.exclusion_id
    where (m.kind, m.digest) in (values ${values}) and (x.scope = 'house' or x.merchant = ${merchant})
    and ${holds(now)}`.execute(db)
  return rows
}

/** What is known of a member that another account of theirs would have too. */
export interface KnownOf {
  mobile: string | null
  email: string | null
  id_number: string | null
  payee_name: string | null
  /** YYYY-MM-DD. */
  birthday: string | null
}

/** Index: the primary key of member_profiles. */
export async function selectKnownOf(db: Database, memberId: string): Promise<KnownOf | undefined> {
  return await db
    .selectFrom('member_profiles')
    .select([
      'email',
      'id_number',
      'payee_name',
      sql<string | null>`to_char(birthday, 'YYYY-MM-DD')`.as('birthday'),
    ])
    .select((eb) =>
      eb.case().when('mobile_verified_at', 'is not', null).then(eb.ref('mobile')).end().as('mobile'),
    )
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

/** Cards and browsers of a member. Indexes: bank_cards_of_member, member_browsers of the member. */
export async function selectThings(
  db: Database,
  memberId: string,
): Promise<{ cards: string[]; browsers: string[] }> {
  const [cards, browsers] = [
    await db.selectFrom('bank_cards').select('number_sealed').where('member_id', '=', memberId).execute(),
    await db.selectFrom('member_browsers').select('browser_hash').where('member_id', '=', memberId).execute(),
  ]
  return {
    cards: cards.map(({ number_sealed: sealed }) => sealed),
    browsers: browsers.map(({ browser_hash: hash }) => hash),
  }
}

/** Other accounts of members in these brands that show the same proved number, or the same e-mail or paper. Indexes: member_profiles_by_mobile, member_profiles_by_email. */
export async function selectDuplicates(
  db: Database,
  of: { memberId: string; merchants: readonly string[] } & KnownOf,
): Promise<{ id: string; merchant: string; is_proved: boolean }[]> {
  const { rows } = await sql<{ id: string; merchant: string; is_proved: boolean }>`
    select p.member_id as id, p.merchant,
      coalesce(p.mobile = ${of.mobile}::text and p.mobile_verified_at is not null, false) as is_proved
    from member_profiles p join members m on m.id = p.member_id
    where p.member_id <> ${of.memberId} and p.merchant = any(${[...of.merchants]}::text[]) and m.type in (0, 1, 2)
    and ((p.mobile = ${of.mobile}::text and p.mobile_verified_at is not null)
      or lower(p.email) = lower(${of.email}::text) or p.id_number = ${of.id_number}::text)
    order by p.member_id limit 50`.execute(db)
  return rows
}
