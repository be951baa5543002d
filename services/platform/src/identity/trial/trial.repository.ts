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

export async function insertTrial(
  tx: Database,
  row: { member_id: string; merchant: string; key_hash: string; address: string; created_at: Date },
): Promise<void> {
  await tx.insertInto('trial_accounts').values(row).execute()
}
