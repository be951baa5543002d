import { join } from 'node:path'
import { released, root } from './root.mjs'
import { tsx } from './run.mjs'

const AT_ONCE = 2

/** Builds modules, two at a time; those whose sources have not changed are left as they are. */
export async function build(names = released(), { quiet = false } = {}) {
  const builder = join(root, 'packages/build/src/build-module.ts')
  const stale = (await tsx(join(root, 'packages/build/src/stale.ts'), names, { quiet: true }))
    .trim()
    .split(' ')
    .filter(Boolean)
  if (!quiet) for (const name of names) if (!stale.includes(name)) console.log(`${name} is up to date`)
  if (stale.length > 0) console.log(`Building ${stale.join(', ')} …`)
  const queue = [...stale]
  const work = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const said = await tsx(builder, [name], { quiet: true })
      process.stdout.write(said)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Puts finished builds into the registry of a data folder and makes them live; `force` those older than the live ones too. */
export const publish = (names, dataDir, { quiet = false, force = false } = {}) =>
  tsx(join(root, 'services/delivery/src/cli/publish.ts'), [...names, ...(force ? ['--force'] : [])], {
    env: { DATA_DIR: dataDir },
    quiet,
    cwd: join(root, 'services/delivery'),
  })
