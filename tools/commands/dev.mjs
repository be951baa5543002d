import { build, buildWhatCan, publish, publishWhatFits } from '../lib/build.mjs'
import { devOnSite } from '../lib/dev-on-site.mjs'
import { faultFileOf, noteFault } from '../lib/dev-fault.mjs'
import { startHot } from '../lib/hot.mjs'
import { install } from '../lib/install.mjs'
import { CONSOLE, released } from '../lib/root.mjs'
import { freePort, portIsFree } from '../lib/services.mjs'
import { settings } from '../lib/settings.mjs'
import { startSite } from '../lib/site.mjs'
import { watchSources } from '../lib/watch-sources.mjs'
import { SITE, WrongWords } from '../lib/words.mjs'

export const command = {
  usage: 'npm run dev, or npm run dev -- MODULE… --site https://…',
  what: `Serves the site; shows a change of a component or a style on open pages, which keep their state; builds and releases the module
behind it, and starts a service again when its source changes. What does not build is said there and here, once.
With --site: builds modules of the work tree here and puts them into a site that is served elsewhere, for the one browser that opens
the link; who operates the site allows it with DEV_ORIGINS=http://127.0.0.1:8095. Example: npm run dev -- lobby --site https://play.example`,
  words: [0, 16],
  options: {
    ...SITE,
    site: { type: 'string', what: 'the address at which players see the site' },
    brand: { type: 'string', what: 'with --site: the merchant code of the brand there (lotus)' },
    url: { type: 'string', what: 'with --site: the address of its admin listener' },
    'hot-port': { type: 'string', what: 'with --site: where this machine serves what it builds (8095)' },
  },
  async run({ values: { site: elsewhere, brand, url, 'hot-port': port8095, ...values }, words }) {
    if (elsewhere !== undefined)
      return await devOnSite(words, { ...values, site: elsewhere, brand, url, 'hot-port': port8095 })
    if (words.length + [brand, url, port8095].filter(Boolean).length > 0)
      throw new WrongWords(
        'Modules, --brand, --url and --hot-port go with --site: without it the whole site is served.',
      )
    const { port, gamesPort, operatorPort, controlPort, dataDir, databaseUrl, examples } = settings(values)
    for (const wanted of [port, gamesPort, operatorPort, controlPort])
      if (!(await portIsFree(wanted)))
        throw new WrongWords(
          `Port ${wanted} is in use by another program. Stop it, or choose another: PORT=${port + 10} npm run dev`,
        )
    await install()
    const names = await buildWhatCan(released(), { quiet: true })
    await publishWhatFits(names, dataDir)
    noteFault(dataDir, '')
    const hotPort = await freePort()
    const site = await startSite({
      port,
      gamesPort,
      operatorPort,
      controlPort,
      dataDir,
      databaseUrl,
      examples,
      environment: {
        DEV_RELOAD: '1',
        DEV_FAULT: faultFileOf(dataDir),
        HOT_SERVER: `http://127.0.0.1:${hotPort}`,
      },
    })
    console.log(
      `\n  http://localhost:${port}/m/home   http://coral.localhost:${port}/m/home\n  Watching apps/, packages/ and services/. Stop with Ctrl+C.\n`,
    )
    const hot = await buildHot(released(), hotPort)
    watchSources((changed) => follow(changed, { site, dataDir, hot }))
    let stopping
    const stop = () => {
      hot?.stop()
      stopping ??= site.stop().then(() => process.exit(0))
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
  },
}

/** Builds for pages that keep their state; without them the site runs all the same, and its pages load again. */
async function buildHot(names, port) {
  const waiting = new Set(names)
  try {
    const hot = await startHot(names, {
      port,
      onBuilt({ name }) {
        if (waiting.delete(name) && waiting.size === 0)
          console.log('Hot reload is ready: pages that are opened from now on keep their state.')
      },
    })
    return { ...hot, names }
  } catch (error) {
    console.error(`${error.message}\nPages load again at every change instead.`)
    return undefined
  }
}

/** Services first: a module's new call wants its answer. A failure is said once, here and on open pages, until it is mended. */
async function follow({ modules, services }, { site, dataDir, hot }) {
  try {
    for (const service of services) {
      await site.restart(service)
      console.log(`${service} runs again with its new source`)
    }
    if (modules.length > 0) {
      await install()
      await build(modules, { quiet: true })
      const toRelease = modules.filter((name) => name !== CONSOLE)
      if (toRelease.length > 0) process.stdout.write(await publish(toRelease, dataDir, { quiet: true }))
      const others = toRelease.filter((name) => hot?.names.includes(name) === false)
      if (others.length > 0) hot.reload(`${others.join(', ')}: new since the command was started`)
    }
    noteFault(dataDir, '')
  } catch (error) {
    noteFault(dataDir, error.message)
    console.error(`${error.message}\nMend it and save: the site goes on with what it had.`)
  }
}
