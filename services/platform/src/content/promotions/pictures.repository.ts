import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '#db/database'
import type { PromotionTables } from '#content/promotions/tables'

type Table = PromotionTables['reward_pictures']
export type PictureRow = Selectable<Table>

export async function insertPictures(db: Database, rows: readonly Insertable<Table>[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto('reward_pictures')
      .values([...rows])
      .execute()
}

/** Gives pictures to the application that they were brought for. */
export async function claimPictures(
  tx: Database,
  ids: readonly string[],
  applicationId: string,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('reward_pictures')
    .set({ application_id: applicationId })
    .where('id', 'in', [...ids])
    .execute()
}

/** Index: reward_pictures_of_application. */
export async function selectPictures(db: Database, applicationIds: readonly string[]): Promise<PictureRow[]> {
  if (applicationIds.length === 0) return []
  return await db
    .selectFrom('reward_pictures')
    .selectAll()
    .where('application_id', 'in', [...applicationIds])
    .orderBy('application_id')
    .orderBy('place')
    .execute()
}

/**
 * Pictures that are no longer needed: brought for an application that never came to be, or of one that was decided so long
 * ago. Index: reward_pictures_by_time.
 */
export function selectDone(
  db: Database,
  { broughtBefore, decidedBefore, most }: { broughtBefore: Date; decidedBefore: Date; most: number },
): Promise<{ id: string }[]> {
  return db
    .selectFrom('reward_pictures as p')
    .leftJoin('reward_applications as r', 'r.id', 'p.application_id')
    .select('p.id')
    .where('p.brought_at', '<', broughtBefore)
    .where(sql<boolean>`r.id is null or r.decided_at < ${decidedBefore}`)
    .orderBy('p.brought_at')
    .limit(most)
    .execute()
}

export async function deletePicture(db: Database, id: string): Promise<void> {
  await db.deleteFrom('reward_pictures').where('id', '=', id).execute()
}
