import { watch } from 'node:fs'
import { join, sep } from 'node:path'
import { build, publish } from '../lib/build.mjs'
import { install } from '../lib/install.mjs'
import { RELEASED, root } from '../lib/root.mjs'
import { fail } from '../lib/run.mjs'
import { portIsFree } from '../lib/services.mjs'
import { settings } from '../lib/settings.mjs'
import { startSite } from '../lib/site.mjs'

const QUIET_MS = 150

/** Which modules a changed file belongs to; the shared packages are the shell's. */
function modulesOf(folder, file) {
  if (/(^|[\\/])(node_modules|dist)([\\/]|$)|\.test\.tsx?$|README\.md$/.test(file)) return []
  if (folder === 'packages') return file.startsWith(`config${sep}`) ? RELEASED : ['shell']
  return RELEASED.filter((name) => file.startsWith(`${name}${sep}`))
}

// `npm run dev`: serves the site, rebuilds and releases a module when its source changes; open pages reload.
try {
  const { port, dataDir, databaseUrl } = settings()
  if (!(await portIsFree(port)))
    throw new Error(
      `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 10} npm run dev`,
    )
  await install()
  await build(RELEASED, { quiet: true })
  await publish(RELEASED, dataDir, { quiet: true })
  const site = await startSite({ port, dataDir, databaseUrl, environment: { DEV_RELOAD: '1' } })
  console.log(
    `\n  http://localhost:${port}/m/home   http://coral.localhost:${port}/m/home\n  Watching apps/ and packages/. Stop with Ctrl+C.\n`,
  )

  const changed = new Set()
  let timer
  let working = Promise.resolve()
  const rebuild = async () => {
    const names = RELEASED.filter((name) => changed.has(name))
    changed.clear()
    try {
      await build(names)
      await publish(names, dataDir)
    } catch (error) {
      console.error(`${error.message}\nMend it and save: the site goes on with the last build.`)
    }
  }
  for (const folder of ['apps', 'packages']) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      const names = modulesOf(folder, file ?? '')
      if (names.length === 0) return
      for (const name of names) changed.add(name)
      clearTimeout(timer)
      timer = setTimeout(() => (working = working.then(rebuild)), QUIET_MS)
    })
  }
  const stop = () => void site.stop().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  fail(error)
}
