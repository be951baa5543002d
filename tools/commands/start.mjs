import { buildWhatCan, publishWhatFits } from '../lib/build.mjs'
import { install } from '../lib/install.mjs'
import { released } from '../lib/root.mjs'
import { portIsFree } from '../lib/services.mjs'
import { settings } from '../lib/settings.mjs'
import { gamesOrigin, startSite } from '../lib/site.mjs'
import { SITE } from '../lib/words.mjs'

export const command = {
  usage: 'npm start',
  what: `Installs and builds what is missing and serves the site until it is stopped. An empty database is filled with two example
brands, whose accounts have public passwords, unless it is a PostgreSQL (then with --examples alone).`,
  options: {
    ...SITE,
    examples: { type: 'boolean', what: 'fills an empty PostgreSQL with examples, too (EXAMPLES=1)' },
    yardstick: { type: 'boolean', what: 'also serves the same source as one bundle (YARDSTICK)' },
  },
  async run({ values }) {
    const { port, gamesPort, operatorPort, controlPort, dataDir, databaseUrl, examples, yardstick } =
      settings(values)
    for (const wanted of [port, gamesPort, operatorPort, controlPort])
      if (!(await portIsFree(wanted)))
        throw new Error(
          `Port ${wanted} is in use by another program. Stop it, or choose others: PORT=${port + 10} npm start`,
        )
    await install()
    const modules = await buildWhatCan(released(), { quiet: true })
    const publishing = publishWhatFits(modules, dataDir)
    publishing.catch(() => undefined) // it is awaited, and reported, by startSite
    const place = { port, gamesPort, operatorPort, controlPort, dataDir, databaseUrl, examples }
    const site = await startSite({ ...place, yardstick, released: publishing })
    console.log(
      `\n  The site is served at  http://localhost:${port}/m/home${examples ? '   (brand lotus)' : ''}`,
    )
    if (examples)
      console.log(`                         http://coral.localhost:${port}/m/home   (brand coral)`)
    console.log(`  The games (sandbox)    ${gamesOrigin(gamesPort)}`)
    console.log(`  The console            http://localhost:${operatorPort}/console`)
    console.log(`  The API                http://localhost:${operatorPort}/wps/docs`)
    if (examples)
      console.log('  Sign in as             lotus.demo / Lotus-2026!   ·   coral.demo / Coral-2026!')
    console.log('  Stop with Ctrl+C.\n')
    // Ctrl+C reaches the process group and is forwarded by npm as well: a repeated signal does not cut the stop short.
    let stopping
    const stop = () => (stopping ??= site.stop().then(() => process.exit(0)))
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
  },
}
