import { build, publish } from '../lib/build.mjs'
import { install } from '../lib/install.mjs'
import { RELEASED } from '../lib/root.mjs'
import { fail } from '../lib/run.mjs'
import { portIsFree } from '../lib/services.mjs'
import { settings } from '../lib/settings.mjs'
import { gamesOrigin, startSite } from '../lib/site.mjs'

// `npm start`: everything from nothing to a served site.
try {
  const { port, gamesPort, dataDir, databaseUrl, yardstick } = settings()
  for (const wanted of [port, gamesPort])
    if (!(await portIsFree(wanted)))
      throw new Error(
        `Port ${wanted} is in use by another program. Stop it, or choose others: PORT=${port + 10} npm start`,
      )
  await install()
  await build(RELEASED, { quiet: true })
  const released = publish(RELEASED, dataDir, { quiet: true })
  released.catch(() => undefined) // it is awaited, and told, by startSite
  const site = await startSite({ port, gamesPort, dataDir, databaseUrl, yardstick, released })
  console.log(`\n  The site is served at  http://localhost:${port}/m/home   (brand lotus)`)
  console.log(`                         http://coral.localhost:${port}/m/home   (brand coral)`)
  console.log(`  The games (sandbox)    ${gamesOrigin(gamesPort)}`)
  console.log(`  The API                http://localhost:${port}/wps/docs`)
  console.log('  Sign in as             lotus.demo / Lotus-2026!   ·   coral.demo / Coral-2026!')
  console.log('  Stop with Ctrl+C.\n')
  const stop = () => void site.stop().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  fail(error)
}
