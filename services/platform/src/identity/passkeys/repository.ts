import type { Insertable } from 'kysely'
import type { Database } from '#db/database'
import type { ChallengePurpose, PasskeyTables } from '#identity/passkeys/tables'

type Passkeys = PasskeyTables['member_passkeys']

/** A member's passkeys, the oldest first. Index: member_passkeys_of_member. */
export function selectPasskeys(db: Database, memberId: string) {
  return db
    .selectFrom('member_passkeys')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
export type PasskeyRow = Awaited<ReturnType<typeof selectPasskeys>>[number]

/** A passkey by what browsers name it. Index: member_passkeys.credential_id. */
export function findPasskey(
  db: Database,
  of: { merchant: string; credentialId: string },
): Promise<PasskeyRow | undefined> {
  return db
    .selectFrom('member_passkeys')
    .selectAll()
    .where('credential_id', '=', of.credentialId)
    .where('merchant', '=', of.merchant)
    .executeTakeFirst()
}

/** Holds a member's row, so that two tabs add one after the other. */
export async function lockForPasskeys(tx: Database, memberId: string): Promise<void> {
  await tx.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().executeTakeFirst()
}

/** False where the credential is registered already. */
export async function insertPasskey(tx: Database, row: Insertable<Passkeys>): Promise<boolean> {
  const { numInsertedOrUpdatedRows: rows = 0n } = await tx
    .insertInto('member_passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst()
  return rows === 1n
}

/** Notes a use; false where the counter is not what it was, as with a copy that is used at the same time. */
export async function usePasskey(
  tx: Database,
  id: string,
  { from, now, to }: { from: bigint; to: bigint; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member_passkeys')
    .set({ counter: to, used_at: now })
    .where('id', '=', id)
    .where('counter', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** One of a member's, or all of them where none is named; how many went. */
export async function deletePasskeys(tx: Database, memberId: string, id?: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('member_passkeys')
    .where('member_id', '=', memberId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export interface NewChallenge {
  readonly hash: string
  readonly merchant: string
  readonly purpose: ChallengePurpose
  readonly memberId: string | null
  readonly stepHash: string | null
  readonly now: Date
  readonly expiresAt: Date
}

/** Stores a challenge, in place of the previous one of the same member or sign-in, and deletes expired ones. Index: passkey_challenges_by_end. */
export async function insertChallenge(
  tx: Database,
  of: NewChallenge & { readonly memberId: string },
): Promise<void> {
  await tx.deleteFrom('passkey_challenges').where('expires_at', '<=', of.now).execute()
  await tx
    .deleteFrom('passkey_challenges')
    .where('member_id', '=', of.memberId)
    .where('purpose', '=', of.purpose)
    .where('step_hash', 'is not distinct from', of.stepHash)
    .execute()
  await tx
    .insertInto('passkey_challenges')
    .values({
      hash: of.hash,
      merchant: of.merchant,
      purpose: of.purpose,
      member_id: of.memberId,
      step_hash: of.stepHash,
      expires_at: of.expiresAt,
    })
    .execute()
}

/** Uses a challenge up; false where there is none such, or it was used. Index: the primary key. */
export async function takeChallenge(
  db: Database,
  of: Pick<NewChallenge, 'hash' | 'memberId' | 'merchant' | 'now' | 'purpose' | 'stepHash'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('hash', '=', of.hash)
    .where('merchant', '=', of.merchant)
    .where('purpose', '=', of.purpose)
    .where('member_id', 'is not distinct from', of.memberId)
    .where('step_hash', 'is not distinct from', of.stepHash)
    .where('expires_at', '>', of.now)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
