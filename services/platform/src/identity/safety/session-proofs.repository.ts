import type { Database } from '#db/database'

/** Until when this session has proved its member; undefined where it has not. Index: the primary key. */
export async function selectProvedUntil(
  db: Database,
  sessionId: string,
  now: Date,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('session_proofs')
    .select('until')
    .where('session_id', '=', sessionId)
    .where('until', '>', now)
    .executeTakeFirst()
  return row?.until
}

export async function keepProof(
  tx: Database,
  of: { sessionId: string; memberId: string; until: Date; now: Date },
): Promise<void> {
  const { memberId, now, sessionId, until } = of
  // Index: session_proofs_by_end.
  await tx.deleteFrom('session_proofs').where('until', '<=', now).execute()
  await tx
    .insertInto('session_proofs')
    .values({ session_id: sessionId, member_id: memberId, until })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ until }))
    .execute()
}
