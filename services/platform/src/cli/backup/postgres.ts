import { spawn } from 'node:child_process'
import { open } from 'node:fs/promises'
import pg from 'pg'
import { databaseError, refuseStrangeUrl } from '#db/database-error'

const OWNER_ALONE = 0o600
const SCHEMAS = `select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'S', 'v')`

/** Writes the database to a file as it is at one instant, while the site goes on. */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  refuseStrangeUrl(url)
  // Made before the program opens it: what it holds is for the owner alone from the first byte on.
  await (await open(file, 'wx', OWNER_ALONE)).close()
  await program('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], url)
}

/** Fills an empty database from such a file, whole or not at all. */
export async function restorePostgres(url: string, file: string): Promise<void> {
  refuseStrangeUrl(url)
  await requireEmptyDatabase(url)
  const how = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction']
  await program('pg_restore', [...how, `--dbname=${new URL(url).pathname.slice(1)}`, file], url)
}

async function requireEmptyDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    const { rows } = await client.query<{ count: number }>(SCHEMAS)
    if (rows[0]?.count !== 0)
      throw new Error(
        'The database holds tables already; a restore fills an empty one. Make another: createdb NAME.',
      )
  } catch (error) {
    throw error instanceof Error && 'code' in error ? databaseError(url, error) : error
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The address goes by the environment: every user of the machine can read arguments. */
function environmentOf(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const sslmode = searchParams.get('sslmode')
  return {
    ...process.env,
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    ...(port !== '' && { PGPORT: port }),
    ...(username !== '' && { PGUSER: decodeURIComponent(username) }),
    ...(password !== '' && { PGPASSWORD: decodeURIComponent(password) }),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(sslmode !== null && { PGSSLMODE: sslmode }),
  }
}

function program(name: string, args: readonly string[], url: string): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(name, args, { env: environmentOf(url), stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (text) => (said += String(text)))
    child.once('error', () =>
      failed(
        new Error(
          `${name} is not here. Install PostgreSQL's client programs, of the server's version or later (Debian: postgresql-client).`,
        ),
      ),
    )
    child.once('close', (code) =>
      code === 0 ? done() : failed(new Error(`${name} ended with ${code}: ${said.trim()}`)),
    )
  })
}
