import { parseArgs } from 'node:util'
import { readConfig } from '#start/config'
import { openDatabase } from '#db/database'
import { warm } from '#games/catalogue/pictures/warm'
import { StartupError } from '@site/service-kit/startup-error'

const USAGE = `Usage: catalogue-warm.ts [--ids 8800100000,8800100007] [--first 12] [--brand lotus]
Draws pictures ahead: of the named games, or of the first games of every rail of home (default 12 a rail, every brand).
DATA_DIR and DATABASE_URL say where; the embedded database serves one process, so stop the site first.`

try {
  const { values } = parseArgs({
    options: {
      ids: { type: 'string' },
      first: { type: 'string', default: '12' },
      brand: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  const first = Number(values.first)
  if (values.help === true || !Number.isInteger(first) || first < 1) throw new StartupError(USAGE)
  const config = readConfig(process.env, [])
  const database = await openDatabase(config)
  try {
    const drawn = await warm(database.db, config.dataDir, {
      ids: values.ids?.split(',').filter((id) => /^\d{1,18}$/.test(id)),
      first,
      brand: values.brand,
    })
    process.stdout.write(`${drawn} pictures are ready.\n`)
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
