import { sql } from 'kysely'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import type { BrandCatalogue } from '#games/catalogue/games.repository'
import type { AnchorTables } from '#games/anchors/tables'

/** Anchors of tables that the brand offers, in their order; there are tens of them. */
function offered(db: Database, { merchant, vendors }: BrandCatalogue) {
  const query = db
    .selectFrom('anchors')
    .innerJoin('games', 'games.node_id', 'anchors.node_id')
    .select([
      'anchors.id',
      'anchors.names',
      'anchors.active',
      'anchors.starts_at_minute',
      'anchors.minutes_on_air',
      'games.node_id',
      'games.names as game_names',
      'games.vendor',
      'games.game_type',
      'games.game_id',
      'games.game_code',
      'games.support_play',
      'games.freeplay',
    ])
    .where(sql<boolean>`${merchant} = any(games.merchants)`)
    .orderBy('anchors.sort')
    .orderBy('anchors.id')
  return vendors === 'all' ? query : query.where('games.vendor', 'in', [...vendors, ''])
}

export function selectAnchors(db: Database, catalogue: BrandCatalogue, type: 'hot' | 'promo') {
  return offered(db, catalogue)
    .where(type === 'hot' ? 'anchors.is_hot' : 'anchors.is_promo', '=', true)
    .execute()
}

/** Index: the primary key of anchor_focus. */
export function selectFocus(db: Database, catalogue: BrandCatalogue, memberId: string) {
  return offered(db, catalogue)
    .innerJoin('anchor_focus', 'anchor_focus.anchor_id', 'anchors.id')
    .where('anchor_focus.member_id', '=', memberId)
    .execute()
}

export function selectAnchor(db: Database, catalogue: BrandCatalogue, id: string) {
  return offered(db, catalogue).where('anchors.id', '=', id).executeTakeFirst()
}

/** An anchor of any brand: pictures belong to no brand. */
export function selectAnyAnchor(db: Database, id: string) {
  return db.selectFrom('anchors').select(['id']).where('id', '=', id).executeTakeFirst()
}

export type AnchorRow = Awaited<ReturnType<typeof selectAnchors>>[number]

export async function insertAnchor(db: Database, row: AnchorTables['anchors']): Promise<void> {
  await db
    .insertInto('anchors')
    .values({ ...row, names: toJson(row.names) })
    .execute()
}

export async function insertFocus(
  db: Database,
  memberId: string,
  anchorId: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('anchor_focus')
    .values({ member_id: memberId, anchor_id: anchorId, since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteFocus(db: Database, memberId: string, anchorId: string): Promise<void> {
  await db
    .deleteFrom('anchor_focus')
    .where('member_id', '=', memberId)
    .where('anchor_id', '=', anchorId)
    .execute()
}
