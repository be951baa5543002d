import { callerOf } from './admin-client.mjs'
import { startHot } from './hot.mjs'
import { install } from './install.mjs'
import { released } from './root.mjs'
import { runningSite } from './settings.mjs'
import { WrongWords } from './words.mjs'

/** Where the site has to allow it (DEV_ORIGINS): always the same, so that it is allowed once. */
const PORT = 8095
const OVERRIDES = '/wps/operator/overrides'

/**
 * Puts modules of the work tree into a site that is served elsewhere, for the one browser that opens the printed link: built
 * and served on this machine, reported to the site again with every build. The shell comes along: its React is the one that refreshes.
 */
export async function devOnSite(names, { site, brand = 'lotus', 'hot-port': given, ...values }) {
  const origin = originOf(site)
  const unknown = names.find((name) => !released().includes(name))
  if (names.length === 0 || unknown !== undefined)
    throw new WrongWords(
      `${unknown === undefined ? 'Name a module' : `There is no module ${unknown}`}: one of ${released().join(', ')}.`,
    )
  const wanted = [...new Set(['shell', ...names])]
  const { dataDir, url } = runningSite(values)
  const ask = callerOf(values.url ?? url, dataDir, { flag: '--url', teams: false })
  await install()

  const builds = new Map()
  let override
  let reporting = Promise.resolve()
  /** One after the other: the site has the last build whatever comes when. */
  const reportBuilds = () => {
    reporting = reporting.then(async () => {
      if (builds.size < wanted.length) return
      const body = { builds: [...builds.values()] }
      if (override === undefined) override = await begin({ ...body, merchant: brand, origin: hot.origin })
      else await ask('PUT', `${OVERRIDES}/${override.id}`, body)
    })
    reporting = reporting.catch((error) => {
      console.error(error.message)
      if (override === undefined) return stop(1)
    })
  }
  const begin = async (body) => {
    const made = await ask('POST', OVERRIDES, body)
    console.log(
      `\n  ${made.link}\n  shows ${names.join(', ')} of this work tree in the browser that opens it first, until ${made.expiresAt}. That browser is\n  signed out of the site by it, and signs in apart from it. Stop with Ctrl+C.\n`,
    )
    return made
  }
  const stop = async (code = 0) => {
    hot.stop()
    if (override)
      await ask('DELETE', `${OVERRIDES}/${override.id}`).catch((error) => console.error(error.message))
    process.exit(code)
  }

  console.log(`Building ${wanted.join(', ')} …`)
  const hot = await startHot(wanted, {
    port: given ?? PORT,
    site: origin,
    onBuilt(build) {
      builds.set(build.name, build)
      // The first may be here before this process knows where they are served.
      setImmediate(reportBuilds)
    },
    onFault: (fault) => console.error(`${fault}\nMend it and save: the page goes on with what it had.`),
  })
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())
}

function originOf(site) {
  if (!URL.canParse(site) || !/^https?:$/.test(new URL(site).protocol))
    throw new WrongWords(`"${site}" is no address of a site, such as https://play.example`)
  const { hostname, origin, protocol } = new URL(site)
  if (protocol === 'http:' && !/(^|\.)(localhost|127\.0\.0\.1)$/.test(hostname))
    throw new WrongWords(
      `${origin} is plain http: a browser keeps modules of this machine out of it. Name its https address.`,
    )
  return origin
}
