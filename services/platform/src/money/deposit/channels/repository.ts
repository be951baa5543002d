import {
  depositChannelDocument,
  depositRulesDocument,
  type DepositChannelDocument,
  type DepositRulesDocument,
} from '@site/shared-api/contract/managed-documents'
import type { Localised } from '#games/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'

export interface Channel extends DepositChannelDocument {
  readonly id: string
}

/** Every way of paying of a brand, in its order. Index: the primary key. */
export async function selectChannels(db: Database, merchant: string): Promise<Channel[]> {
  const rows = await db
    .selectFrom('deposit_channels')
    .select(['id', 'document'])
    .where('merchant', '=', merchant)
    .where('archived_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return rows.map(({ id, document }) => ({ id, ...depositChannelDocument.parse(document) }))
}

export async function selectChannel(
  db: Database,
  merchant: string,
  id: string,
): Promise<DepositChannelDocument | undefined> {
  const row = await db
    .selectFrom('deposit_channels')
    .select('document')
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  return row && depositChannelDocument.parse(row.document)
}

export async function upsertChannel(
  tx: Database,
  { merchant, id, document }: { merchant: string; id: string; document: DepositChannelDocument },
): Promise<void> {
  const set = { document: toJson(document), sort: document.order, archived_at: null }
  await tx
    .insertInto('deposit_channels')
    .values({ merchant, id, ...set })
    .onConflict((conflict) => conflict.columns(['merchant', 'id']).doUpdateSet(set))
    .execute()
}

export async function archiveChannel(
  tx: Database,
  { merchant, id }: { merchant: string; id: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('deposit_channels')
    .set({ archived_at: now })
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .execute()
}

export async function selectRules(db: Database, merchant: string): Promise<DepositRulesDocument | undefined> {
  const row = await db
    .selectFrom('deposit_rules')
    .select('document')
    .where('merchant', '=', merchant)
    .executeTakeFirst()
  return row && depositRulesDocument.parse(row.document)
}

export async function upsertRules(
  tx: Database,
  merchant: string,
  document: DepositRulesDocument,
): Promise<void> {
  const set = { document: toJson(document) }
  await tx
    .insertInto('deposit_rules')
    .values({ merchant, ...set })
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet(set))
    .execute()
}

export interface PromotionRow {
  id: string
  texts: { title: Localised; content: Localised }
}

/** Those of these promotions that run. Index: the primary key of announcements. */
export async function selectPromotions(
  db: Database,
  of: { merchant: string; ids: readonly string[]; now: Date },
): Promise<PromotionRow[]> {
  if (of.ids.length === 0) return []
  const rows = await db
    .selectFrom('announcements')
    .select(['id', 'texts'])
    .where('merchant', '=', of.merchant)
    .where('type', '=', 'PR')
    .where('id', 'in', [...of.ids])
    .where('start_at', '<=', of.now)
    .where((where) => where.or([where('end_at', 'is', null), where('end_at', '>', of.now)]))
    .where('archived_at', 'is', null)
    .execute()
  // reason: an announcement's texts are stored by its own kind, a title and a content in each language
  const found = rows as PromotionRow[]
  return of.ids.flatMap((id) => found.find((row) => row.id === id) ?? [])
}
