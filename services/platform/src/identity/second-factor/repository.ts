import { sql, type Insertable } from 'kysely'
import type { Database } from '#db/database'
import type { SecondFactorTables } from '#identity/second-factor/tables'

/** A member's authenticator app, confirmed or not. Index: the primary key. */
export function selectApp(db: Database, memberId: string) {
  return db.selectFrom('member_apps').selectAll().where('member_id', '=', memberId).executeTakeFirst()
}

/** Begins with another secret; false where an app is confirmed. */
export async function beginApp(
  db: Database,
  of: { memberId: string; sealed: string; now: Date },
): Promise<boolean> {
  const set = { secret_sealed: of.sealed, step: 0n, created_at: of.now }
  const { numInsertedOrUpdatedRows: rows = 0n } = await db
    .insertInto('member_apps')
    .values({ member_id: of.memberId, ...set, confirmed_at: null })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet(set).where('member_apps.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return rows === 1n
}

/** False where it was confirmed in the meantime, or restarted with another secret. */
export async function confirmApp(
  tx: Database,
  of: { memberId: string; sealed: string; step: bigint; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member_apps')
    .set({ confirmed_at: of.now, step: of.step })
    .where('member_id', '=', of.memberId)
    .where('secret_sealed', '=', of.sealed)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Uses a code's half minute up; false for a code that was used, or one from before it. */
export async function useAppStep(tx: Database, memberId: string, step: bigint): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member_apps')
    .set({ step })
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is not', null)
    .where('step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteApp(tx: Database, memberId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('member_apps')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Replaces the previous ones; none removes all. */
export async function replaceRecoveryCodes(
  tx: Database,
  memberId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.deleteFrom('member_recovery_codes').where('member_id', '=', memberId).execute()
  if (hashes.length === 0) return
  await tx
    .insertInto('member_recovery_codes')
    .values(hashes.map((code_hash) => ({ member_id: memberId, code_hash, used_at: null })))
    .execute()
}

/** Uses a recovery code up; false where it is none, or was used. Index: the primary key. */
export async function useRecoveryCode(
  tx: Database,
  of: { memberId: string; hash: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member_recovery_codes')
    .set({ used_at: of.now })
    .where('member_id', '=', of.memberId)
    .where('code_hash', '=', of.hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Which second factors a member has, in one statement. Indexes: the primary key, member_passkeys_of_member. */
export async function selectFactors(
  db: Database,
  memberId: string,
): Promise<{ app: boolean; passkeysAt: string[] }> {
  const { rows } = await sql<{ app: boolean; passkeysAt: string[] }>`select
    exists (select from member_apps where member_id = ${memberId}::uuid and confirmed_at is not null) as app,
    coalesce((select json_agg(distinct rp_id) from member_passkeys where member_id = ${memberId}::uuid),
      '[]'::json) as "passkeysAt"`.execute(db)
  return rows[0] ?? { app: false, passkeysAt: [] }
}

const MOST_WAITING = 10

/** Keeps a sign-in that waits for its second step; of one member a few wait at once, and none beyond its time. Indexes: second_steps_by_end, _of_member. */
export async function insertStep(
  tx: Database,
  row: Insertable<SecondFactorTables['second_steps']>,
  now: Date,
): Promise<void> {
  await tx.deleteFrom('second_steps').where('expires_at', '<=', now).execute()
  await tx
    .deleteFrom('second_steps')
    .where('member_id', '=', row.member_id)
    .where('hash', 'not in', (of) =>
      of
        .selectFrom('second_steps')
        .select('hash')
        .where('member_id', '=', row.member_id)
        .orderBy('expires_at', 'desc')
        .limit(MOST_WAITING - 1),
    )
    .execute()
  await tx.insertInto('second_steps').values(row).execute()
}

export interface StepOf {
  readonly hash: string
  readonly merchant: string
  readonly browserHash: string
  readonly now: Date
}

/** A sign-in that waits, of this very browser. Index: the primary key. */
export function selectStep(db: Database, { browserHash, hash, merchant, now }: StepOf) {
  return db
    .selectFrom('second_steps')
    .selectAll()
    .where('hash', '=', hash)
    .where('merchant', '=', merchant)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** The same, one try counted before it is judged, so that parallel tries count; undefined where none is left. */
export function countStep(db: Database, of: StepOf & { most: number }) {
  return db
    .updateTable('second_steps')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('hash', '=', of.hash)
    .where('merchant', '=', of.merchant)
    .where('browser_hash', '=', of.browserHash)
    .where('expires_at', '>', of.now)
    .where('tries', '<', of.most)
    .returning(['hash', 'member_id', 'way', 'remember'])
    .executeTakeFirst()
}

/** Ends it; false where it has ended already. */
export async function endStep(tx: Database, hash: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('second_steps').where('hash', '=', hash).executeTakeFirst()
  return numDeletedRows === 1n
}
