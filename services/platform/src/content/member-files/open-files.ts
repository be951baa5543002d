import { bucketStore } from '@site/delivery/bucket-store'
import type { Deps } from '#deps'
import { databaseFiles } from '#content/member-files/database-files'
import type { FileStore } from '#content/member-files/file-store'

/** The bucket of FILES_BUCKET where there is one, else the database. */
export function openFiles({ db, config }: Pick<Deps, 'db' | 'config'>): FileStore {
  if (config.filesBucket === undefined) return databaseFiles(db)
  const bucket = bucketStore(config.filesBucket)
  return { ...bucket, read: async (name) => (await bucket.read(name))?.bytes }
}
