import type { Insertable } from 'kysely'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import type { TeamTables } from '#operations/teams/tables'

export function selectTeams(db: Database) {
  return db.selectFrom('teams').selectAll().orderBy('name').execute()
}

/** The row, held until the transaction ends. */
export function lockTeam(tx: Database, name: string) {
  return tx.selectFrom('teams').selectAll().where('name', '=', name).forUpdate().executeTakeFirst()
}

/** Live keys, of every team or of one. Index: team_keys_by_team. */
export function selectKeys(db: Database, team?: string) {
  return db
    .selectFrom('team_keys')
    .selectAll()
    .where('ended_at', 'is', null)
    .$if(team !== undefined, (query) => query.where('team', '=', team ?? ''))
    .orderBy('added_at')
    .execute()
}

/** Live tokens of every team. */
export function selectTokens(db: Database, now: Date) {
  return db
    .selectFrom('team_tokens')
    .select(['id', 'team', 'label', 'expires_at'])
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .execute()
}

/** The team of a live token. Index: team_tokens.token_hash. */
export function selectTokenTeam(db: Database, tokenHash: string, now: Date) {
  return db
    .selectFrom('team_tokens as k')
    .innerJoin('teams as t', 't.name', 'k.team')
    .select(['t.name', 't.modules', 'k.label'])
    .where('k.token_hash', '=', tokenHash)
    .where('k.ended_at', 'is', null)
    .where('k.expires_at', '>', now)
    .where('t.closed_at', 'is', null)
    .executeTakeFirst()
}

/** Whether it is new: a name stays with its first holder. */
export async function insertTeam(
  tx: Database,
  { modules, ...row }: { name: string; modules: readonly string[]; created_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('teams')
    .values({ ...row, modules: toJson(modules), closed_at: null })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function updateTeam(
  tx: Database,
  name: string,
  { modules, closedAt }: { modules: readonly string[]; closedAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('teams')
    .set({ modules: toJson(modules), closed_at: closedAt })
    .where('name', '=', name)
    .execute()
}

/** Whether no team has, or had, this key. */
export async function insertKey(tx: Database, row: Insertable<TeamTables['team_keys']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('team_keys')
    .values(row)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function endKey(tx: Database, team: string, fingerprint: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('team_keys')
    .set({ ended_at: now })
    .where('team', '=', team)
    .where('fingerprint', '=', fingerprint)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function insertToken(tx: Database, row: Insertable<TeamTables['team_tokens']>): Promise<void> {
  await tx.insertInto('team_tokens').values(row).execute()
}

/** Ends live tokens of a team, or one of them; whether there was any. Index: team_tokens_by_team. */
export async function endTokens(tx: Database, team: string, now: Date, id?: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('team_tokens')
    .set({ ended_at: now })
    .where('team', '=', team)
    .where('ended_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
