import type { FreezePart } from '@site/shared-api/contract/member-admin'
import { sql, type Insertable } from 'kysely'
import type { Database } from '#db/database'
import type { MemberAdminTables } from '#money/members/tables'

type Freezes = MemberAdminTables['member_freezes']

/** The state of each part of a member's access, with who closed it where that is known. */
export interface AccessRow {
  part: FreezePart
  closed: boolean
  at: Date | null
  by: string | null
  why: string | null
}

/** Indexes: primary keys. */
export async function selectAccess(db: Database, memberId: string): Promise<AccessRow[]> {
  const { rows } = await sql<AccessRow>`
    select d.part, d.closed, f.at, f.by, f.why from (
      select 'sign-in' as part, m.status <> 'active' as closed, 1 as place from members m where m.id = ${memberId}
      union all select 'play', exists (select from play_restrictions r where r.member_id = ${memberId}), 2
      union all select 'withdrawal',
        exists (select from member_freezes w where w.member_id = ${memberId} and w.part = 'withdrawal'), 3
    ) d left join member_freezes f on f.member_id = ${memberId} and f.part = d.part order by d.place`.execute(
    db,
  )
  return rows
}

/** Whether a member is paid out nothing for the time being. Index: the primary key. */
export async function isPayoutFrozen(db: Database, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('member_freezes')
    .select('part')
    .where('member_id', '=', memberId)
    .where('part', '=', 'withdrawal')
    .executeTakeFirst()
  return row !== undefined
}

/** The row of a part that was opened another way is overwritten. */
export async function upsertFreezes(tx: Database, rows: Insertable<Freezes>[]): Promise<void> {
  await tx
    .insertInto('member_freezes')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'part']).doUpdateSet((eb) => ({
        why: eb.ref('excluded.why'),
        by: eb.ref('excluded.by'),
        at: eb.ref('excluded.at'),
      })),
    )
    .execute()
}

export async function deleteFreezes(
  tx: Database,
  memberId: string,
  parts: readonly FreezePart[],
): Promise<void> {
  await tx
    .deleteFrom('member_freezes')
    .where('member_id', '=', memberId)
    .where('part', 'in', [...parts])
    .execute()
}
