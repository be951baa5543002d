import type { Database } from '#db/database'
import type { FileStore } from '#content/member-files/file-store'

/** Members' files in the database: every host has them without a shared folder, and a backup has them too. */
export function databaseFiles(db: Database): FileStore {
  return {
    async read(name) {
      const row = await db
        .selectFrom('member_files')
        .select('content')
        .where('name', '=', name)
        .executeTakeFirst()
      return row && Buffer.from(row.content)
    },
    async write(name, content) {
      await db
        .insertInto('member_files')
        .values({ name, content })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ content }))
        .execute()
    },
    async remove(name) {
      await db.deleteFrom('member_files').where('name', '=', name).execute()
    },
  }
}
