import { runService, type RunningService } from '@site/service-kit/run-service'
import { loggerOptions } from '@site/service-kit/log'
import { openDatabase } from '#db/database'
import { migrate } from '#db/migrate'
import { indexNames } from '#games/index'
import { buildApp } from '#start/app'
import { readConfig, type Config } from '#start/config'
import { holdsExamples, seedExamples } from '#start/seed/index'
import { outbox, systemClock, systemRandomness } from '#start/system-deps'

async function start(config: Config): Promise<RunningService> {
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
    if (config.examples) await seedExamples(database.db, deps)
    await indexNames(database.db)
    const { app, inner } = await buildApp(deps)
    if (newer.length > 0)
      app.log.warn(
        { migrations: newer },
        'the database has steps of a newer version, which this one leaves alone',
      )
    if (!config.examples && (await holdsExamples(database.db)))
      app.log.warn(
        'the database holds examples: accounts with money whose passwords are public; take another for a real site',
      )
    if (!config.examples && config.sandboxUrl !== undefined)
      app.log.warn(
        { offers: ['games', 'payments'] },
        'SANDBOX_URL is set: sandbox games and sandbox payments are offered, whose deposits are credited without money; unset it for a real site',
      )
    const { host, leaveMs, port } = config
    const about = { database: database.kind }
    return { app, host, port, leaveMs, inner, about, close: () => database.close() }
  } catch (error) {
    await database.close()
    throw error
  }
}

await runService(async () => await start(readConfig(process.env, process.argv.slice(2))))
