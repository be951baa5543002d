import type { Insertable } from 'kysely'
import type { Database } from '#db/database'
import type { SocialTables } from '#identity/social/tables'

/** The member of a social identity. Index: the primary key of social_identities. */
export function findBySocial(db: Database, of: { merchant: string; provider: string; subject: string }) {
  return db
    .selectFrom('social_identities')
    .innerJoin('members', 'members.id', 'social_identities.member_id')
    .select(['members.id', 'members.account', 'members.type', 'members.status', 'members.last_login_at'])
    .where('social_identities.merchant', '=', of.merchant)
    .where('social_identities.provider', '=', of.provider)
    .where('social_identities.subject', '=', of.subject)
    .executeTakeFirst()
}

/** Links an identity to a member; false when it, or the member's own at this provider, is linked already. */
export async function insertIdentity(
  tx: Database,
  row: Insertable<SocialTables['social_identities']>,
): Promise<boolean> {
  const result = await tx
    .insertInto('social_identities')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Stores a ticket, and deletes those not taken in time. Index: social_tickets_by_end. */
export async function insertTicket(
  db: Database,
  row: Insertable<SocialTables['social_tickets']>,
  now: Date,
): Promise<void> {
  await db.deleteFrom('social_tickets').where('expires_at', '<=', now).execute()
  await db.insertInto('social_tickets').values(row).execute()
}

/** Takes a ticket of this browser, once. Index: the primary key. */
export function takeTicket(
  db: Database,
  of: { hash: string; merchant: string; browserHash: string; now: Date },
) {
  return db
    .deleteFrom('social_tickets')
    .where('hash', '=', of.hash)
    .where('merchant', '=', of.merchant)
    .where('browser_hash', '=', of.browserHash)
    .where('expires_at', '>', of.now)
    .returning(['provider', 'subject', 'email'])
    .executeTakeFirst()
}
