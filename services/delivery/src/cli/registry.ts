import { parseArgs } from 'node:util'
import { releaseMove } from '@site/shared-api/contract/release'
import { historyOf, madeOf, statesOf } from '#control/module-state.ts'
import { RefusedRelease } from '#registry/registry.ts'
import { openReleases, whoRuns } from './open-releases.ts'

/**
 * The registry's folder itself, for commands that find no running site: `registry.ts list [<module>]` and
 * `registry.ts move <module> <move as JSON> [--why …]` answer in JSON what the control listener answers;
 * `registry.ts remove <module>[@<version>]` takes a module, or one release of it, off and says so.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { why: { type: 'string' } } })
const releases = await openReleases((message) => console.error(message))
const { registry } = releases
const [action = 'list', what = '', moveJson = ''] = positionals

function known(module: string): string {
  const all = ['shell', ...registry.modules()]
  if (all.includes(module)) return module
  throw new RefusedRelease(`"${module}" is not in the registry. There are ${all.join(', ')}.`)
}

async function move(): Promise<unknown> {
  const moveInput = { ...releaseMove.parse(JSON.parse(moveJson)), module: what }
  const { before } = await releases.move(moveInput, { who: whoRuns(), why: values.why })
  return madeOf(registry, moveInput, before)
}

async function remove(): Promise<string> {
  const [module = '', version = ''] = what.split('@')
  await releases.remove(module, version === '' ? undefined : version)
  const now = registry.live(module)
  return now === undefined
    ? `${module} is off: the next load of a page is without it, open pages go on.`
    : `${module} ${version} is off, ${now.version} is live.`
}

const list = (): unknown => (what === '' ? { list: statesOf(registry) } : historyOf(registry, known(what)))

try {
  console.log(
    action === 'remove' ? await remove() : JSON.stringify(action === 'move' ? await move() : list()),
  )
} catch (error) {
  if (!(error instanceof RefusedRelease)) throw error
  console.error(error.message)
  process.exitCode = 1
}
