import { freePort, startService } from './services.mjs'

const RESTART_MS = 1_000
const STOP_LIMIT_MS = 8_000

/** Starts platform and delivery; a platform that dies is started again while the site goes on with what it has. */
export async function startSite({
  port,
  dataDir,
  databaseUrl,
  yardstick = false,
  environment: extra = {},
  released = Promise.resolve(),
}) {
  const platformPort = await freePort()
  const environment = {
    ...extra,
    DATA_DIR: dataDir,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  }
  let stopping = false
  const startPlatform = () =>
    startService('platform', { ...environment, PORT: String(platformPort), HOST: '127.0.0.1' })
  const startDelivery = () =>
    startService('delivery', {
      ...environment,
      PORT: String(port),
      PLATFORM_URL: `http://127.0.0.1:${platformPort}`,
      ...(yardstick ? { YARDSTICK: '1' } : {}),
    })
  const [first, second] = await Promise.allSettled([startPlatform(), released.then(startDelivery)])
  for (const [one, other] of [
    [first, second],
    [second, first],
  ]) {
    if (one.status === 'fulfilled') continue
    if (other.status === 'fulfilled') await end(other.value)
    throw one.reason
  }
  let platform = first.value
  const delivery = second.value
  const revive = async (code) => {
    if (!stopping) console.error(`The platform ended (${code ?? 'killed'}); it is started again.`)
    for (let alive = false; !alive;) {
      await new Promise((done) => setTimeout(done, RESTART_MS))
      if (stopping) return
      try {
        platform = await startPlatform()
        alive = true
      } catch (error) {
        console.error(error.message)
      }
    }
    platform.once('exit', revive)
  }
  platform.once('exit', revive)
  delivery.once('exit', (code) => {
    if (stopping) return
    console.error(`The delivery service ended (${code ?? 'killed'}). Start the site again with npm start.`)
    platform.kill('SIGTERM')
    process.exit(1)
  })
  return {
    port,
    platformPort,
    platformPid: () => platform.pid,
    async stop() {
      stopping = true
      await Promise.all([delivery, platform].map(end))
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
