import { userInfo } from 'node:os'
import { releasesDir } from '#config.ts'
import { openRegistry } from '#registry/registry.ts'
import { createReleases, type Releases } from '#registry/releases.ts'
import { bucketStore } from '#store/bucket-store.ts'
import { createMirror } from '#store/mirror.ts'
import { bucketOfEnvironment } from '#store/store-setting.ts'

/** The registry as commands have it (RELEASES_DIR, else in DATA_DIR; with RELEASES_BUCKET the bucket's): running sites follow by themselves. */
export async function openReleases(onProblem?: (message: string) => void): Promise<Releases> {
  const bucket = bucketOfEnvironment(process.env)
  const mirror = bucket && createMirror(releasesDir(process.env), bucketStore(bucket))
  await mirror?.pull()
  return createReleases(openRegistry(releasesDir(process.env), onProblem), mirror)
}

/** Who runs a command: RELEASED_BY, else the name on this machine. */
export const whoRuns = (): string => process.env['RELEASED_BY'] ?? userInfo().username
