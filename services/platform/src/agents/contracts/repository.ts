import type { Database } from '#db/database'
import type { ContractTables } from '#agents/contracts/tables'

/** Kinds of the offers that a member has not answered. Index: contract_offers_pending. */
export async function selectPendingKinds(
  db: Database,
  memberId: string,
): Promise<ContractTables['contract_offers']['kind'][]> {
  const rows = await db
    .selectFrom('contract_offers')
    .select('kind')
    .where('member_id', '=', memberId)
    .where('answered_at', 'is', null)
    .execute()
  return rows.map(({ kind }) => kind)
}
