import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { root } from './root.mjs'
import { WrongWords } from './words.mjs'

const DEFAULT_PORT = 8080

/** PORT, DATA_DIR, DATABASE_URL and EXAMPLES, from the flags that a command was given or from the environment; GAMES_PORT, OPERATOR_PORT and CONTROL_PORT are the next ones. */
export function settings(values = {}) {
  const { env } = process
  const port = portOf(values.port ?? (env.PORT || undefined) ?? DEFAULT_PORT)
  const databaseUrl = values['database-url'] ?? (env.DATABASE_URL || undefined)
  return {
    port,
    gamesPort: Number(env.GAMES_PORT ?? port + 1),
    operatorPort: Number(env.OPERATOR_PORT || operatorPortOf(port)),
    controlPort: Number(env.CONTROL_PORT || port + 3),
    dataDir: dataDirOf(values),
    databaseUrl,
    examples: databaseUrl === undefined || values.examples === true || env.EXAMPLES === '1',
    yardstick: values.yardstick === true || env.YARDSTICK === '1',
  }
}

/** Two beyond the site's own, unless OPERATOR_PORT says otherwise. */
const operatorPortOf = (port) => port + 2

/** The folder of a site's data: relative ones stand in the project's folder, wherever the command was called. */
function dataDirOf(values) {
  const folder = values['data-dir'] ?? (process.env.DATA_DIR || '.data')
  return isAbsolute(folder) ? folder : join(root, folder)
}

function portOf(text) {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new WrongWords(`"${text}" is no port: a port is a number from 1 to 65535, for example --port 8090`)
  return port
}

/** Where a running site notes its ports, so that commands find it by its data folder alone. */
export const noteOf = (dataDir) => join(dataDir, 'site.json')

/** Data folder of the running site that a command is for, and its admin listener: by its port, else by the note in the folder. */
export function runningSite(values = {}) {
  const dataDir = dataDirOf(values)
  const { OPERATOR_PORT, PORT } = process.env
  const port = values.port ?? (PORT || undefined)
  const ofSite = port === undefined ? notedPort(dataDir) : operatorPortOf(portOf(port))
  const given = (OPERATOR_PORT || undefined) ?? ofSite ?? operatorPortOf(DEFAULT_PORT)
  return { dataDir, url: `http://127.0.0.1:${portOf(given)}` }
}

function notedPort(dataDir) {
  const note = noteOf(dataDir)
  try {
    return existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')).operatorPort : undefined
  } catch {
    // A note that was half written says nothing.
    return undefined
  }
}
