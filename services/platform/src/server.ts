import { buildApp } from '#start/app'
import { readConfig, type Config } from '#start/config'
import { openDatabase } from '#db/database'
import { migrate } from '#db/migrate'
import { loggerOptions } from '#start/logger'
import { indexNames } from '#games/index'
import { outbox, systemClock, systemRandomness } from '#start/system-deps'
import { seed } from '#start/seed/index'
import { StartupError } from '#start/startup-error'

async function start(config: Config): Promise<void> {
  const database = await openDatabase(config)
  const deps = {
    db: database.db,
    listen: database.listen,
    clock: systemClock,
    randomness: systemRandomness,
    outbox: outbox(systemClock),
    config,
    logger: loggerOptions(config.logLevel),
  }
  try {
    const { newer } = await migrate(database.db)
    await seed(database.db, deps)
    await indexNames(database.db)
    const app = await buildApp(deps)
    if (newer.length > 0)
      app.log.warn(
        { migrations: newer },
        'the database has steps of a newer version, which this one leaves alone',
      )
    await listen(() => app.listen({ port: config.port, host: config.host }), config)
    stopOnSignal(async () => {
      await app.close()
      await database.close()
    })
    const address = app.server.address()
    const port = typeof address === 'object' && address !== null ? address.port : config.port
    process.stdout.write(
      `${JSON.stringify({ ready: true, port, host: config.host, database: database.kind })}\n`,
    )
  } catch (error) {
    await database.close()
    throw error
  }
}

async function listen(open: () => Promise<unknown>, config: Config): Promise<void> {
  try {
    await open()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    const at = `${config.host}:${config.port}`
    if (code === 'EADDRINUSE')
      throw new StartupError(
        `The address ${at} is in use. Stop what listens there, or choose another port with PORT or --port.`,
      )
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
      throw new StartupError(`The address ${at} cannot be used (${code}). Choose another with HOST and PORT.`)
    throw error
  }
}

/** A first signal lets running calls end and closes the database; nothing waits for longer than the limit. */
function stopOnSignal(stop: () => Promise<void>): void {
  const LIMIT_MS = 10_000
  let stopping = false
  const onSignal = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), LIMIT_MS).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

function fail(error: unknown): never {
  const text =
    error instanceof StartupError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

try {
  await start(readConfig(process.env, process.argv.slice(2)))
} catch (error) {
  fail(error)
}
