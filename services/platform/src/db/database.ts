import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { databaseError, refuseStrangeUrl } from '#db/database-error'
import { lockFolder } from '#db/embedded/folder-lock'
import { listenEmbedded, listenPostgres, type Listen } from '#db/signals/listen'
import { PgliteDialect } from '#db/embedded/pglite-dialect'
import type { Tables } from '#db/tables'
import { PARSERS } from '#db/value-types'

export type Database = Kysely<Tables>

export interface OpenDatabase {
  db: Database
  kind: 'pglite' | 'postgres'
  listen: Listen
  close(): Promise<void>
}

const CONNECT_TIMEOUT_MS = 5_000
const POOL_SIZE = 10
/** No caller waits for a statement that takes longer; migrations and checks of the books have no limit. */
const STATEMENT_MS = 30_000
/** A call that waits longer for a row is refused, and its connection serves others. */
const LOCK_MS = 3_000
/** An idle transaction holds its locks no longer. */
const IDLE_MS = 10_000

/** Opens PostgreSQL when a URL is given, else the embedded database in `dataDir/db`; throws StartupError. */
export function openDatabase(options: {
  dataDir: string
  databaseUrl: string | undefined
}): Promise<OpenDatabase> {
  return options.databaseUrl === undefined ? openEmbedded(options.dataDir) : openPostgres(options.databaseUrl)
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true })
  const unlock = await lockFolder(dataDir)
  try {
    const pglite = await PGlite.create(join(dataDir, 'db'), { parsers: PARSERS })
    const db = new Kysely<Tables>({ dialect: new PgliteDialect(pglite) })
    return {
      db,
      kind: 'pglite',
      listen: listenEmbedded(pglite),
      async close() {
        await db.destroy()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  refuseStrangeUrl(url)
  try {
    const pool = new pg.Pool({
      connectionString: url,
      max: POOL_SIZE,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      statement_timeout: STATEMENT_MS,
      lock_timeout: LOCK_MS,
      idle_in_transaction_session_timeout: IDLE_MS,
      types: { getTypeParser: (oid, format) => PARSERS[oid] ?? pg.types.getTypeParser(oid, format) },
    })
    // An idle connection that the server drops is replaced at the next use; without a listener it ends the process.
    pool.on('error', () => undefined)
    // The same for one that is in use, between two statements of a transaction: its next statement is refused.
    pool.on('connect', (client) => client.on('error', () => undefined))
    const client = await pool.connect()
    client.release()
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
    return { db, kind: 'postgres', listen: listenPostgres(url), close: () => db.destroy() }
  } catch (error) {
    throw databaseError(url, error)
  }
}
