import { sql } from 'kysely'
import type { Database } from '#db/database'

const BATCH = 100

interface Reference {
  table: string
  column: string
}

/**
 * Deletes trial accounts not used since `before`, with what they have left anywhere; yields how many with each batch. One
 * for whom money has moved, or whom a security event names, stays. Index: trial_accounts_by_age.
 */
export async function* forgetTrials(db: Database, before: Date): AsyncGenerator<number, void> {
  const references = await referencesToMembers(db)
  for (;;) {
    const gone = await db.transaction().execute(async (tx) => {
      const ids = await selectUnused(tx, before)
      if (ids.length === 0) return 0
      const those = sql`any(${ids}::uuid[])`
      for (const { table, column } of references)
        await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${those}`.execute(tx)
      await sql`delete from members where id = ${those}`.execute(tx)
      return ids.length
    })
    yield gone
    if (gone < BATCH) return
  }
}

async function selectUnused(tx: Database, before: Date): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select m.id from trial_accounts t join members m on m.id = t.member_id
    where t.created_at < ${before} and m.type = 4 and coalesce(m.last_login_at, m.created_at) < ${before}
    and not exists (select from sessions s where s.member_id = m.id and s.expires_at >= ${before})
    and not exists (select from ledger_accounts a where a.member_id = m.id and a.seq > 0)
    and not exists (select from security_events e where e.member_id = m.id)
    order by t.created_at, t.member_id limit ${BATCH} for update of m`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Every table that references members, dependents first: a new table needs no change here. */
async function referencesToMembers(db: Database): Promise<Reference[]> {
  const { rows } = await sql<Reference>`select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'members'::regclass and a.attname = 'member_id'
    and c.conrelid <> 'security_events'::regclass
    order by (select count(*) from pg_constraint other where other.contype = 'f' and other.confrelid = c.conrelid), 1, 2`.execute(
    db,
  )
  return rows
}
