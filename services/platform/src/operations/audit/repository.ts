import type { Merchants } from '@site/shared-api/contract/brand-place'
import { sql, type Insertable } from 'kysely'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'
import type { AuditEntry } from '#operations/audit/entry-hash'
import type { AuditTables } from '#operations/audit/tables'

interface Row {
  readonly id: bigint
  readonly at: Date
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly merchant: string | null
  readonly detail: unknown
}

export const toEntry = (row: Row): AuditEntry => ({
  id: row.id.toString(),
  at: row.at.toISOString(),
  actor: row.actor,
  action: row.action,
  subject: row.subject,
  merchant: row.merchant,
  detail: row.detail,
})

/** Whether no other copy seals now; held until the transaction ends. */
export async function tryLockChain(tx: Database): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('audit chain')) as taken`.execute(tx)
  return rows[0]?.taken === true
}

/** Entries that wait, the first at first. Index: the primary keys. */
export function selectUnsealed(tx: Database, most: number) {
  return tx
    .selectFrom('audit_unsealed as u')
    .innerJoin('audit_log as a', 'a.id', 'u.entry_id')
    .selectAll('a')
    .select('u.is_former')
    .orderBy('u.entry_id')
    .limit(most)
    .execute()
}

export async function isSealed(db: Database): Promise<boolean> {
  return (await db.selectFrom('audit_unsealed').select('entry_id').limit(1).executeTakeFirst()) === undefined
}

/** Index: the primary key. */
export function selectHead(db: Database) {
  return db.selectFrom('audit_chain').selectAll().orderBy('position', 'desc').limit(1).executeTakeFirst()
}

export async function insertSealed(
  tx: Database,
  rows: readonly Insertable<AuditTables['audit_chain']>[],
  seal: Insertable<AuditTables['audit_seals']>,
): Promise<void> {
  await tx
    .insertInto('audit_chain')
    .values([...rows])
    .execute()
  await tx.insertInto('audit_seals').values(seal).execute()
  const ids = rows.map(({ entry_id }) => entry_id)
  await tx.deleteFrom('audit_unsealed').where('entry_id', 'in', ids).execute()
}

/** The chain from after a position on, each place with its entry where there is one. Index: the primary keys. */
export function selectChain(db: Database, after: bigint, most: number) {
  return db
    .selectFrom('audit_chain as c')
    .leftJoin('audit_log as a', 'a.id', 'c.entry_id')
    .leftJoin('audit_seals as s', 's.position', 'c.position')
    .select(['c.position', 'c.entry_id', 'c.entry_hash', 'c.hash', 'c.is_former', 'c.sealed_at'])
    .select(['a.id', 'a.at', 'a.actor', 'a.action', 'a.subject', 'a.merchant', 'a.detail'])
    .select(['s.hash as seal_hash', 's.signature'])
    .where('c.position', '>', after)
    .orderBy('c.position')
    .limit(most)
    .execute()
}

/** The first entry that is neither in the chain nor waits for it. */
export async function selectOutside(db: Database): Promise<bigint | undefined> {
  const { rows } = await sql<{ id: bigint }>`select a.id from audit_log a
    where not exists (select from audit_chain c where c.entry_id = a.id)
      and not exists (select from audit_unsealed u where u.entry_id = a.id) order by a.id limit 1`.execute(db)
  return rows[0]?.id
}

/** The place of the last seal. */
export async function selectLastSeal(db: Database): Promise<bigint> {
  const row = await db
    .selectFrom('audit_seals')
    .select('position')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.position ?? 0n
}

/** Sealed entries of a time with their places, in the order of the chain. Indexes: audit_log_by_time, audit_log_by_brand. */
export function selectPeriod(
  db: Database,
  of: { merchant: Merchants; from: Date; until: Date; most: number },
) {
  return db
    .selectFrom('audit_chain as c')
    .innerJoin('audit_log as a', 'a.id', 'c.entry_id')
    .selectAll('a')
    .select(['c.position', 'c.entry_hash', 'c.hash'])
    .where('a.at', '>=', of.from)
    .where('a.at', '<', of.until)
    .where(ofMerchants('a.merchant', of.merchant))
    .orderBy('c.position')
    .limit(of.most)
    .execute()
}
