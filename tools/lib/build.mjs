import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { built, CONSOLE, root } from './root.mjs'
import { runNode } from './run.mjs'
import { flagsAgain } from './words.mjs'

const AT_ONCE = 2

/**
 * Builds modules and the console, two at a time; those whose sources have not changed are left as they are. Every one is tried: the failure
 * names those that do not build (`failed`) with what each said.
 */
export async function build(names = built(), { quiet = false } = {}) {
  const builder = join(root, 'packages/build/src/build-module.ts')
  const stale = (await runNode(join(root, 'packages/build/src/stale.ts'), names, { quiet: true }))
    .trim()
    .split(' ')
    .filter(Boolean)
  if (!quiet) for (const name of names) if (!stale.includes(name)) console.log(`${name} is up to date`)
  if (stale.length > 0) console.log(`Building ${stale.join(', ')} …`)
  const queue = [...stale]
  const faults = new Map()
  const work = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift())
      await runNode(builder, [name], { quiet: true }).then(
        (said) => process.stdout.write(said),
        (error) => faults.set(name, error.message),
      )
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  if (faults.size > 0)
    throw Object.assign(new Error([...faults.values()].join('\n')), { failed: [...faults.keys()] })
}

/** Builds for a site that is to run whatever a module, or the console, lacks: answers those that can be released, and says what the others lack. */
export async function buildWhatCan(names, options) {
  try {
    await build([CONSOLE, ...names], options)
    return names
  } catch (error) {
    if (error.failed === undefined || error.failed.includes('shell')) throw error
    console.error(
      `${error.message}\nNot built: ${error.failed.join(', ')}. The site goes on with the release of it that is live, or without it.`,
    )
    return names.filter((name) => !error.failed.includes(name))
  }
}

/**
 * Puts finished builds into the registry of a data folder and makes them live; `force` those older than the live ones too,
 * `lay` without making anything live.
 */
export function publish(names, dataDir, { quiet = false, force = false, lay = false, why } = {}) {
  const flags = { ...(force && { force }), ...(lay && { lay }), ...(why !== undefined && { why }) }
  const delivery = join(root, 'services/delivery')
  return runNode(join(delivery, 'src/cli/publish.ts'), [...names, ...flagsAgain(flags)], {
    env: { DATA_DIR: dataDir },
    quiet,
    cwd: delivery,
  })
}

/** Publishes for a site that is to run: what is refused is said, and the site goes on with what is live, where anything is. */
export async function publishWhatFits(names, dataDir) {
  try {
    await publish(names, dataDir, { quiet: true })
  } catch (error) {
    if (!existsSync(join(dataDir, 'registry', 'channels.json'))) throw error
    console.error(`${error.message}\nThe site goes on with what is live.`)
  }
}
