import { bucketStore } from '@site/delivery/bucket-store'
import { StartupError } from '@site/service-kit/startup-error'
import type { Deps } from '#deps'
import { databaseFiles } from '#content/member-files/database-files'
import type { FileStore } from '#content/member-files/file-store'
import { folderFiles } from '#content/member-files/folder-files'

/** The bucket of FILES_BUCKET or the folder of FILES_DIR where there is one, else the database. Throws StartupError where both are. */
export function openFiles({ db, config }: Pick<Deps, 'db' | 'config'>): FileStore {
  const { filesBucket, filesDir } = config
  if (filesBucket !== undefined && filesDir !== undefined)
    throw new StartupError('Members’ files lie in one place: set FILES_BUCKET or FILES_DIR, not both.')
  if (filesDir !== undefined) return folderFiles(filesDir)
  if (filesBucket === undefined) return databaseFiles(db)
  const bucket = bucketStore(filesBucket)
  return { ...bucket, read: async (name) => (await bucket.read(name))?.bytes }
}
