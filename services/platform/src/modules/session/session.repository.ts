import type { Insertable } from 'kysely'
import type { Database } from '#db/database'
import type { SessionTables } from '#modules/session/tables'

export async function insertSession(db: Database, row: Insertable<SessionTables['sessions']>): Promise<void> {
  await db.insertInto('sessions').values(row).execute()
}

/** The session of a token with its member; dead ones as well, the service tells them apart. Index: sessions.token_hash. */
export function selectSession(db: Database, tokenHash: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select([
      'sessions.id',
      'sessions.merchant',
      'sessions.member_id',
      'sessions.cookie_hash',
      'sessions.created_at',
      'sessions.expires_at',
      'sessions.revoked_at',
      'members.account',
      'members.type',
      'members.status',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst()
}

export async function extendSession(
  db: Database,
  id: string,
  times: { now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ renewed_at: times.now, expires_at: times.expiresAt })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
}

export async function revokeSession(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Ends a member's sessions but one; how many. Index: sessions_by_member. */
export async function revokeOthers(
  db: Database,
  memberId: string,
  keepId: string | undefined,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .$if(keepId !== undefined, (query) => query.where('id', '!=', keepId ?? ''))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Forgets sessions that ended before `before`. Index: sessions_by_end. */
export async function deleteEndedSessions(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', before).execute()
}
