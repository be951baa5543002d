import { isAbsolute, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './root.mjs'

/** PORT, DATA_DIR and DATABASE_URL, as flags of the same names or from the environment; GAMES_PORT is the next one. */
export function settings() {
  const { values } = parseArgs({
    strict: false,
    options: {
      PORT: { type: 'string' },
      DATA_DIR: { type: 'string' },
      DATABASE_URL: { type: 'string' },
      port: { type: 'string' },
      'data-dir': { type: 'string' },
      'database-url': { type: 'string' },
      yardstick: { type: 'boolean' },
    },
  })
  const dataDir = values['data-dir'] ?? values.DATA_DIR ?? process.env.DATA_DIR ?? '.data'
  const port = Number(values.port ?? values.PORT ?? process.env.PORT ?? 8080)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT must be a number from 1 to 65535, for example PORT=8090 npm start`)
  return {
    port,
    gamesPort: Number(process.env.GAMES_PORT ?? port + 1),
    dataDir: isAbsolute(dataDir) ? dataDir : join(root, dataDir),
    databaseUrl: values['database-url'] ?? values.DATABASE_URL ?? process.env.DATABASE_URL,
    yardstick: values.yardstick === true || process.env.YARDSTICK === '1',
  }
}
