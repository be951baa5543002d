import { sql, type Insertable } from 'kysely'
import { barred } from '#care/index'
import type { Database } from '#db/database'
import type { EndedBy, SessionTables } from '#identity/session/tables'

export async function insertSession(db: Database, row: Insertable<SessionTables['sessions']>): Promise<void> {
  await db.insertInto('sessions').values(row).execute()
}

/** The session of a token with its member; ended ones as well, the service distinguishes them. Index: sessions.token_hash. */
export function selectSession(db: Database, tokenHash: string, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select([
      'sessions.id',
      'sessions.merchant',
      'sessions.member_id',
      'sessions.cookie_hash',
      'sessions.browser_hash',
      'sessions.created_at',
      'sessions.expires_at',
      'sessions.revoked_at',
      'sessions.ended_by',
      'members.account',
      'members.type',
      'members.status',
      barred(sql.ref('sessions.member_id'), now).as('barred'),
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** How these sessions stand, dead ones as well. Index: the primary key. */
export async function selectStates(db: Database, ids: readonly string[], now: Date) {
  if (ids.length === 0) return []
  return await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select([
      'sessions.id',
      'sessions.expires_at',
      'sessions.revoked_at',
      'sessions.ended_by',
      'members.status',
      barred(sql.ref('sessions.member_id'), now).as('barred'),
    ])
    .where('sessions.id', 'in', [...ids])
    .execute()
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

/** Which of a member's live sessions are meant. */
export interface Chosen {
  id?: string | undefined
  not?: string | undefined
  browserHash?: string | undefined
}

/** Ends live sessions of a member; the brand of each. Index: sessions_by_member. */
export async function endSessions(
  db: Database,
  memberId: string,
  chosen: Chosen,
  end: { by: EndedBy; now: Date },
): Promise<string[]> {
  const { id, not, browserHash } = chosen
  const rows = await db
    .updateTable('sessions')
    .set({ revoked_at: end.now, ended_by: end.by })
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', end.now)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(not !== undefined, (query) => query.where('id', '<>', not ?? ''))
    .$if(browserHash !== undefined, (query) => query.where('browser_hash', '=', browserHash ?? ''))
    .returning('merchant')
    .execute()
  return rows.map(({ merchant }) => merchant)
}

/** The live sessions of a member, the newest first. Index: sessions_by_member. */
export function selectLive(db: Database, memberId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'created_at', 'renewed_at', 'browser_hash'])
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('renewed_at', 'desc')
    .execute()
}

/** Forgets sessions that ended before `before`. Index: sessions_by_end. */
export async function deleteEndedSessions(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', before).execute()
}
