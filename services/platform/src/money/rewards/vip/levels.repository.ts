import { vipLevelDocument, type VipLevelDocument } from '@site/shared-api/contract/reward-documents'
import type { Database } from '#db/database'
import { toJson } from '#db/json'

export interface VipLevel extends VipLevelDocument {
  /** B3: labelId. */
  readonly id: string
}

/** The levels of a brand, lowest first. Index: the primary key. */
export async function selectLevels(db: Database, merchant: string): Promise<VipLevel[]> {
  const rows = await db
    .selectFrom('vip_levels')
    .select(['level', 'label_id', 'label', 'id', 'document'])
    .where('merchant', '=', merchant)
    .orderBy('level')
    .execute()
  return rows.map((row) => ({ id: row.id ?? row.label_id, ...documentOf(row) }))
}

/** What an older copy wrote of a level is a level without conditions and gifts. */
function documentOf({ document, label, level }: { document: unknown; label: unknown; level: number }) {
  return vipLevelDocument.parse(
    document ?? {
      level,
      name: label,
      conditions: [],
      keep: [],
      rebatePercent: 100,
      pointsPercent: 100,
      levelGift: '0',
      monthGift: '0',
    },
  )
}

/** Older copies read label and number of conditions. */
export async function upsertLevel(
  tx: Database,
  { merchant, id, document }: { merchant: string; id: string; document: VipLevelDocument },
): Promise<void> {
  const set = {
    level: document.level,
    label_id: id,
    label: toJson(document.name),
    conditions: document.conditions.length,
    document: toJson(document),
  }
  // What an older copy wrote has no id of its own yet.
  await tx
    .updateTable('vip_levels')
    .set((is) => ({ id: is.ref('label_id') }))
    .where('merchant', '=', merchant)
    .where('id', 'is', null)
    .execute()
  await tx
    .insertInto('vip_levels')
    .values({ merchant, id, ...set })
    .onConflict((conflict) => conflict.columns(['merchant', 'id']).doUpdateSet(set))
    .execute()
}

export async function deleteLevel(tx: Database, merchant: string, id: string): Promise<void> {
  await tx.deleteFrom('vip_levels').where('merchant', '=', merchant).where('id', '=', id).execute()
}
