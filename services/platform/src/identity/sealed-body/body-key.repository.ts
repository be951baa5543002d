import { sql } from 'kysely'
import type { Database } from '#db/database'
import { toJson } from '#db/json'

/** Any number; instances that find no fresh key wait for each other. */
const KEY_LOCK = 7_301_979

export function selectKeys(db: Database, after: Date) {
  return db
    .selectFrom('body_keys')
    .selectAll()
    .where('created_at', '>', after)
    .orderBy('created_at', 'desc')
    .execute()
}

export async function lockKeys(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(KEY_LOCK)})`.execute(db)
}

export async function insertKey(
  db: Database,
  key: { kid: string; alg: string; privateJwk: unknown; publicJwk: unknown; now: Date },
): Promise<void> {
  await db
    .insertInto('body_keys')
    .values({
      kid: key.kid,
      alg: key.alg,
      private_jwk: toJson(key.privateJwk),
      public_jwk: toJson(key.publicJwk),
      created_at: key.now,
    })
    .execute()
}

export async function deleteKeys(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('body_keys').where('created_at', '<', before).execute()
}

/** True when the nonce was not used before; false means the body is a replay. */
export async function useNonce(db: Database, nonce: string, expiresAt: Date): Promise<boolean> {
  const result = await db
    .insertInto('body_nonces')
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Forgets nonces whose bodies are too old by themselves. Index: body_nonces_by_end. */
export async function deleteNonces(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('body_nonces').where('expires_at', '<', before).execute()
}
