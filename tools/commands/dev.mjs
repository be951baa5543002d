import { build, buildWhatCan, publish, publishWhatFits } from '../lib/build.mjs'
import { faultFileOf, noteFault } from '../lib/dev-fault.mjs'
import { install } from '../lib/install.mjs'
import { CONSOLE, released } from '../lib/root.mjs'
import { portIsFree } from '../lib/services.mjs'
import { settings } from '../lib/settings.mjs'
import { startSite } from '../lib/site.mjs'
import { watchSources } from '../lib/watch-sources.mjs'
import { SITE, WrongWords } from '../lib/words.mjs'

export const command = {
  usage: 'npm run dev',
  what: `Serves the site; builds and releases a module when its source, declaration or messages change, and starts a service
again when its source does. Open pages follow by themselves; what does not build is said there and here, once.`,
  options: SITE,
  async run({ values }) {
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
    const site = await startSite({
      port,
      gamesPort,
      operatorPort,
      controlPort,
      dataDir,
      databaseUrl,
      examples,
      environment: { DEV_RELOAD: '1', DEV_FAULT: faultFileOf(dataDir) },
    })
    console.log(
      `\n  http://localhost:${port}/m/home   http://coral.localhost:${port}/m/home\n  Watching apps/, packages/ and services/. Stop with Ctrl+C.\n`,
    )
    watchSources((changed) => follow(changed, { site, dataDir }))
    const stop = () => void site.stop().then(() => process.exit(0))
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  },
}

/** Services first: a module's new call wants its answer. A failure is said once, here and on open pages, until it is mended. */
async function follow({ modules, services }, { site, dataDir }) {
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
    }
    noteFault(dataDir, '')
  } catch (error) {
    noteFault(dataDir, error.message)
    console.error(`${error.message}\nMend it and save: the site goes on with what it had.`)
  }
}
