import type { Insertable } from 'kysely'
import type { Database } from '#db/database'
import { isOpen } from '#operations/operators/stored-brands'
import type { OperatorTables } from '#operations/operators/tables'

/** Keeps an invitation in place of the operator's previous one. */
export async function putInvitation(
  tx: Database,
  row: Insertable<OperatorTables['operator_invitations']>,
): Promise<void> {
  const { created_at, expires_at, token_hash, totp_sealed } = row
  const set = { created_at, expires_at, token_hash, totp_sealed }
  await tx
    .insertInto('operator_invitations')
    .values(row)
    .onConflict((conflict) => conflict.column('operator_id').doUpdateSet(set))
    .execute()
}

/** The live invitation of a token with its operator. Index: operator_invitations.token_hash. */
export function selectInvitation(db: Database, tokenHash: string, now: Date) {
  return db
    .selectFrom('operator_invitations as i')
    .innerJoin('operators as o', 'o.id', 'i.operator_id')
    .select(['i.totp_sealed', 'i.expires_at', 'o.id', 'o.name', 'o.role', 'o.office', 'o.brands'])
    .where('i.token_hash', '=', tokenHash)
    .where('i.expires_at', '>', now)
    .where(isOpen('o'))
    .executeTakeFirst()
}

/** Uses an invitation up; false where it was used already, or another one has taken its place. */
export async function takeInvitation(tx: Database, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('operator_invitations')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
