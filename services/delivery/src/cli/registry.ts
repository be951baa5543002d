import { join, resolve } from 'node:path'
import { openRegistry, RefusedRelease } from '#registry/registry.ts'

/**
 * `registry.ts [list]` says what is live; `registry.ts remove <module>[@<version>]` takes a module, or one release of it, off
 * the registry of DATA_DIR. Running sites follow by themselves.
 */
const registry = openRegistry(join(resolve(process.env['DATA_DIR'] ?? '.data'), 'registry'), (message) =>
  console.error(message),
)
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
    registry.remove(module, version)
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
