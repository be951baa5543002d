import { sql } from 'kysely'
import type { Database } from '#db/database'

/** The live trial account of a browser's key. Index: trial_accounts.key_hash. */
export function selectTrial(db: Database, merchant: string, keyHash: string) {
  return db
    .selectFrom('trial_accounts')
    .innerJoin('members', 'members.id', 'trial_accounts.member_id')
    .select(['members.id', 'members.account', 'members.type', 'members.last_login_at'])
    .where('trial_accounts.key_hash', '=', keyHash)
    .where('trial_accounts.merchant', '=', merchant)
    .where('members.status', '=', 'active')
    .executeTakeFirst()
}

/** Trial accounts made for an address since `since`; who counts waits for who counted before. Index: trial_accounts_by_address. */
export async function countTrials(tx: Database, address: string, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`trial ${address}`}))`.execute(tx)
  const { count } = await tx
    .selectFrom('trial_accounts')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('address', '=', address)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertTrial(
  tx: Database,
  row: { member_id: string; merchant: string; key_hash: string; address: string; created_at: Date },
): Promise<void> {
  await tx.insertInto('trial_accounts').values(row).execute()
}

/** Sessions a member has begun since `since`. Index: sessions_by_member. */
export async function countSessions(db: Database, memberId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('sessions')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}
