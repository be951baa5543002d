import { sql, type Insertable } from 'kysely'
import type { Database } from '#db/database'
import type { PictureTables } from '#content/pictures/tables'

/** The same picture is there once; brought again it is as new. */
export async function insertPicture(db: Database, row: Insertable<PictureTables['pictures']>): Promise<void> {
  const { uploaded_at } = row
  await db
    .insertInto('pictures')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ uploaded_at }))
    .execute()
}

export async function selectPicture(db: Database, slug: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('pictures').select('content').where('slug', '=', slug).executeTakeFirst()
  return row && Buffer.from(row.content)
}

export async function isPictureThere(db: Database, slug: string): Promise<boolean> {
  const row = await db.selectFrom('pictures').select('slug').where('slug', '=', slug).executeTakeFirst()
  return row !== undefined
}

/** Forgets pictures that were brought before a moment and that nothing shows, drafts and kept versions included. Index: pictures_by_time. */
export async function forgetUnused(db: Database, before: Date): Promise<number> {
  const { numAffectedRows: gone = 0n } = await sql`delete from pictures p where p.uploaded_at < ${before}
    and not exists (select 1 from announcements a where a.art = p.slug or a.images @> to_jsonb(array[p.slug]))
    and not exists (select 1 from mall_goods g where g.document->>'picture' = p.slug)
    and not exists (select 1 from managed_documents d where strpos(coalesce(d.draft::text, '') || coalesce(d.scheduled::text, ''), p.slug) > 0)
    and not exists (select 1 from managed_history h where h.document is not null and strpos(h.document::text, p.slug) > 0)`.execute(
    db,
  )
  return Number(gone)
}
