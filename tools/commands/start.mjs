import { buildWhatCan, publishWhatFits } from '../lib/build.mjs'
import { install } from '../lib/install.mjs'
import { released } from '../lib/root.mjs'
import { portIsFree } from '../lib/services.mjs'
import { settings } from '../lib/settings.mjs'
import { gamesOrigin, startSite } from '../lib/site.mjs'
import { SITE } from '../lib/words.mjs'

export const command = {
  usage: 'npm start',
  what: 'Installs and builds what is missing, seeds two example brands and serves the site until it is stopped.',
  options: {
    ...SITE,
    yardstick: { type: 'boolean', what: 'also serves the same source as one bundle (YARDSTICK)' },
  },
  async run({ values }) {
    const { port, gamesPort, dataDir, databaseUrl, yardstick } = settings(values)
    for (const wanted of [port, gamesPort])
      if (!(await portIsFree(wanted)))
        throw new Error(
          `Port ${wanted} is in use by another program. Stop it, or choose others: PORT=${port + 10} npm start`,
        )
    await install()
    const modules = await buildWhatCan(released(), { quiet: true })
    const publishing = publishWhatFits(modules, dataDir)
    publishing.catch(() => undefined) // it is awaited, and told, by startSite
    const site = await startSite({ port, gamesPort, dataDir, databaseUrl, yardstick, released: publishing })
    console.log(`\n  The site is served at  http://localhost:${port}/m/home   (brand lotus)`)
    console.log(`                         http://coral.localhost:${port}/m/home   (brand coral)`)
    console.log(`  The games (sandbox)    ${gamesOrigin(gamesPort)}`)
    console.log(`  The API                http://localhost:${port}/wps/docs`)
    console.log('  Sign in as             lotus.demo / Lotus-2026!   ·   coral.demo / Coral-2026!')
    console.log('  Stop with Ctrl+C.\n')
    const stop = () => void site.stop().then(() => process.exit(0))
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  },
}
