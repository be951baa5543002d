import type { Database } from '#db/database'

/** What is needed to judge and to set a payment password. Indexes: the primary keys. */
export function selectProofs(db: Database, memberId: string) {
  return db
    .selectFrom('members as m')
    .leftJoin('member_profiles as p', 'p.member_id', 'm.id')
    .select(['m.id', 'm.account', 'm.type', 'm.password_hash', 'm.merchant'])
    .select(['p.payment_password_hash', 'p.mobile', 'p.mobile_verified_at', 'p.email', 'p.password_set'])
    .where('m.id', '=', memberId)
    .executeTakeFirst()
}
export type Proofs = NonNullable<Awaited<ReturnType<typeof selectProofs>>>

/** Sets it; a member from before there were profiles gets one. */
export async function updatePaymentPassword(
  tx: Database,
  of: { memberId: string; merchant: string; hash: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('member_profiles')
    .values({
      member_id: of.memberId,
      merchant: of.merchant,
      payment_password_hash: of.hash,
      created_at: of.now,
    })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ payment_password_hash: of.hash }))
    .execute()
}
