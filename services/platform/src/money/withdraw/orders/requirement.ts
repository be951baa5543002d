import type { Database } from '#db/database'

/** What has to be played before money leaves, and what of it has been, in minor units. */
export interface Requirement {
  readonly required: bigint
  readonly done: bigint
}

/** What a member has to play first; undefined where nothing has. */
export async function requirementOf(
  _db: Database,
  _of: { memberId: string; merchant: string; currency: string },
): Promise<Requirement | null> {
  return null
}
