import { releasesDir } from '#config.ts'
import { openRegistry, RefusedRelease } from '#registry/registry.ts'
import { bucketStore } from '#store/bucket-store.ts'
import { createMirror } from '#store/mirror.ts'
import { bucketOfEnvironment } from '#store/store-setting.ts'

/**
 * `registry.ts [list]` says what is live; `registry.ts remove <module>[@<version>]` takes a module, or one release of it, off
 * the registry (RELEASES_DIR, else in DATA_DIR). Running sites follow by themselves.
 */
const bucket = bucketOfEnvironment(process.env)
const mirror = bucket && createMirror(releasesDir(process.env), bucketStore(bucket))
await mirror?.pull()
const registry = openRegistry(releasesDir(process.env), (message) => console.error(message))
const [action = 'list', what = ''] = process.argv.slice(2)

function list(): void {
  for (const name of ['shell', ...registry.modules()]) {
    const live = registry.live(name)
    const good = registry.lastGood(name)
    console.log(
      `${name.padEnd(16)} ${live === undefined ? 'cannot be read' : `${live.version} of ${live.createdAt}`}${good === undefined ? '' : `, falls back to ${good.version}`}`,
    )
  }
}

try {
  if (action === 'remove') {
    const [module = '', version] = what.split('@')
    if (mirror) await mirror.change((now) => registry.without(now, module, version))
    else registry.remove(module, version)
    const now = registry.live(module)
    console.log(
      now === undefined
        ? `${module} is off: the next load of a page is without it, open pages go on.`
        : `${module} ${version} is off, ${now.version} is live.`,
    )
  } else list()
} catch (error) {
  if (!(error instanceof RefusedRelease)) throw error
  console.error(error.message)
  process.exitCode = 1
}
