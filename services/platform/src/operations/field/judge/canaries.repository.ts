import { sql, type Insertable } from 'kysely'
import type { Database } from '#db/database'
import type { FieldTables } from '#operations/field/tables'

type Row = FieldTables['field_canaries']

/** Whether this transaction is the one that judges; another copy of the platform does it where it is not. */
export async function mayJudge(tx: Database): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('judge of canaries')) as mine`.execute(tx)
  return rows[0]?.mine === true
}

export function selectCanaries(db: Database) {
  return db.selectFrom('field_canaries').selectAll().orderBy('module').execute()
}

/** Held until the transaction ends. */
export function selectCanary(tx: Database, module: string) {
  return tx
    .selectFrom('field_canaries')
    .selectAll()
    .where('module', '=', module)
    .forUpdate()
    .executeTakeFirst()
}

/** Puts a canary in the place of the module's one before. */
export async function putCanary(db: Database, row: Insertable<Row>): Promise<void> {
  const { module, ...rest } = row
  await db
    .insertInto('field_canaries')
    .values({ module, ...rest })
    .onConflict((conflict) => conflict.column('module').doUpdateSet({ done_at: null, ...rest }))
    .execute()
}

/** Takes it on to carry a verdict out; false where another copy has taken it on, unless that was before `stale`. */
export async function claim(db: Database, { module, since, now, stale }: Claimed): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('field_canaries')
    .set({ claimed_at: now })
    .where('module', '=', module)
    .where('since', '=', since)
    .where('done_at', 'is', null)
    .where((where) => where.or([where('claimed_at', 'is', null), where('claimed_at', '<', stale)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

interface Claimed {
  readonly module: string
  readonly since: string
  readonly now: Date
  readonly stale: Date
}

/** Says that it has been carried out. */
export async function setDone(db: Database, module: string, since: string, now: Date): Promise<void> {
  await db
    .updateTable('field_canaries')
    .set({ done_at: now })
    .where('module', '=', module)
    .where('since', '=', since)
    .execute()
}
