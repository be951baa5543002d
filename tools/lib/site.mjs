import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { freePort, startService as startFrom } from './services.mjs'
import { noteOf } from './settings.mjs'

const RESTART_MS = 1_000
const STOP_LIMIT_MS = 8_000
/** Where Node.js keeps what it has compiled of the bundles. */
const COMPILED = join(root, '.cache', 'compiled')

/**
 * From one file, made anew where a source has changed: a thousand small ones take seconds at each start. What bundles is loaded
 * here alone: commands are read before anything is installed.
 */
const startService = async (name, env) => {
  const { bundled } = await import('./bundle.mjs')
  const file = await bundled(join(root, 'services', name))
  return await startFrom(name, { NODE_COMPILE_CACHE: COMPILED, ...env }, { file })
}

/** Where browsers reach the games of a port: an origin of their own, so that no game shares a cookie with the site. */
export const gamesOrigin = (port) => process.env.GAMES_ORIGIN ?? `http://games.localhost:${port}`

/** Hosts of the example brands, which the sandbox sign-in sends players back to. */
const HOSTS = ['localhost', '127.0.0.1', 'lotus.localhost', 'coral.localhost']

/**
 * The environment of each service of a site, for the ports and the folder it lives on; `npm start` and the journeys both use it.
 * `social: false` leaves the sandbox of outside sign-ins out.
 */
export function environmentsOf({
  port,
  platformPort,
  operatorPort,
  controlPort,
  gamesPort,
  dataDir,
  social: wanted = true,
}) {
  const platformUrl = `http://127.0.0.1:${platformPort}`
  const social = wanted ? sandboxSocial(port, gamesPort) : { platform: {}, identity: {} }
  return {
    platform: {
      DATA_DIR: dataDir,
      PORT: String(platformPort),
      HOST: '127.0.0.1',
      OPERATOR_PORT: String(operatorPort),
      SITE_PORT: String(port),
      SANDBOX_URL: `http://127.0.0.1:${gamesPort}`,
      CONTROL_URL: `http://127.0.0.1:${controlPort}`,
      ...social.platform,
    },
    games: {
      DATA_DIR: join(dataDir, 'games'),
      SITE_DATA_DIR: dataDir,
      PORT: String(gamesPort),
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: gamesOrigin(gamesPort),
      PLATFORM_URL: platformUrl,
      ...social.identity,
    },
    delivery: {
      DATA_DIR: dataDir,
      PORT: String(port),
      CONTROL_PORT: String(controlPort),
      PLATFORM_URL: platformUrl,
      GAME_ORIGINS: [gamesOrigin(gamesPort), process.env.GAME_ORIGINS ?? ''].join(' ').trim(),
    },
  }
}

/** Without a client of their own, Google and Facebook are replaced by a sandbox at the games' listener. */
function sandboxSocial(port, playPort) {
  if (process.env.GOOGLE_CLIENT_ID !== undefined || process.env.FACEBOOK_CLIENT_ID !== undefined)
    return { platform: {}, identity: {} }
  const origin = `http://127.0.0.1:${playPort}`
  const [id, secret] = ['site', randomBytes(24).toString('base64url')]
  const client = (name) => ({
    [`${name}_ISSUER`]: `${origin}/identity`,
    [`${name}_CLIENT_ID`]: id,
    [`${name}_CLIENT_SECRET`]: secret,
  })
  const redirects = HOSTS.flatMap((host) =>
    ['google', 'facebook'].map(
      (provider) => `http://${host}:${port}/wps/session/social/${provider}/callback`,
    ),
  )
  return {
    platform: { ...client('GOOGLE'), ...client('FACEBOOK') },
    identity: {
      IDENTITY_ORIGIN: origin,
      IDENTITY_CLIENT_ID: id,
      IDENTITY_CLIENT_SECRET: secret,
      IDENTITY_REDIRECTS: redirects.join(' '),
    },
  }
}

/**
 * Starts platform, games and delivery; with `examples` (wherever no PostgreSQL is named) an empty database is filled with them; a platform or a provider that dies is started again while the site goes on with
 * what it has.
 */
export async function startSite({
  port,
  gamesPort,
  operatorPort,
  controlPort,
  dataDir,
  databaseUrl,
  examples = databaseUrl === undefined,
  yardstick = false,
  environment: extra = {},
  released = Promise.resolve(),
}) {
  const platformPort = await freePort()
  const environment = { ...extra, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) }
  const environments = environmentsOf({
    port,
    platformPort,
    operatorPort: (operatorPort ??= await freePort()),
    controlPort: controlPort ?? (await freePort()),
    gamesPort: gamesPort ?? (await freePort()),
    dataDir,
  })
  let stopping = false
  const startPlatform = () =>
    startService('platform', { ...environment, ...environments.platform, EXAMPLES: examples ? '1' : '0' })
  const startGames = () => startService('sandbox-provider', { ...environment, ...environments.games })
  const startDelivery = () =>
    startService('delivery', {
      ...environment,
      ...environments.delivery,
      ...(yardstick ? { YARDSTICK: '1' } : {}),
    })
  const begun = await Promise.allSettled([startPlatform(), startGames(), released.then(startDelivery)])
  const failed = begun.find(({ status }) => status === 'rejected')
  if (failed) {
    await Promise.all(begun.map(({ value }) => value && end(value)))
    throw failed.reason
  }
  const [platform, games, delivery] = begun.map(({ value }) => value)
  const running = { platform, games }
  const restarting = new Set()
  /** Brings a service back whenever it ends by itself. */
  const revive = (name, start) => {
    running[name].once('exit', async (code) => {
      if (restarting.has(name)) return
      if (!stopping) console.error(`The service "${name}" ended (${code ?? 'killed'}); it is started again.`)
      for (let alive = false; !alive;) {
        await new Promise((done) => setTimeout(done, RESTART_MS))
        if (stopping) return
        try {
          running[name] = await start()
          alive = true
        } catch (error) {
          console.error(error.message)
        }
      }
      revive(name, start)
    })
  }
  const starts = { platform: startPlatform, games: startGames }
  for (const [name, start] of Object.entries(starts)) revive(name, start)
  let page = delivery
  let changing = false
  const watchDelivery = () =>
    page.once('exit', (code) => {
      if (stopping || changing) return
      console.error(`The delivery service ended (${code ?? 'killed'}). Start the site again with npm start.`)
      for (const child of Object.values(running)) child.kill('SIGTERM')
      process.exit(1)
    })
  watchDelivery()
  const note = noteOf(dataDir)
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(note, JSON.stringify({ port, operatorPort }))
  return {
    port,
    operatorPort,
    platformPort,
    platformPid: () => running.platform.pid,
    deliveryPid: () => page.pid,
    /** Ends a service and starts it with the sources as they stand; rejects with what it said where it does not start. */
    async restart(name) {
      if (name !== 'delivery') {
        restarting.add(name)
        await end(running[name])
        running[name] = await starts[name]().finally(() => restarting.delete(name))
        return revive(name, starts[name])
      }
      changing = true
      await end(page)
      page = await startDelivery()
      changing = false
      watchDelivery()
    },
    async stop() {
      stopping = true
      rmSync(note, { force: true })
      await Promise.all([page, ...Object.values(running)].map(end))
    },
  }
}

function end(child) {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done()
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
    child.once('exit', () => {
      clearTimeout(limit)
      done()
    })
    child.kill('SIGTERM')
  })
}
