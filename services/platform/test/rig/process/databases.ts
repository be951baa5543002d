import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { locatePostgres, startPostgres, type Postgres } from './postgres.ts'
import { dayIsDone } from '../day-done.ts'
import { OPERATOR_TOKEN, startPlatform } from './platform-process.ts'
import { template } from './template.ts'

/** A place where a platform keeps its data. */
export interface Place {
  dataDir: string
  databaseUrl: string | undefined
  /** Ends the database at once and starts it again, where it is a server. */
  restart?(): Promise<void>
  remove(): Promise<void>
}

export interface DatabaseKind {
  name: string
  /** A place that a platform has started on before: the example data are there. */
  make(): Promise<Place>
  /** One without any data. */
  makeEmpty(): Promise<Place>
}

const PGLITE = join(__dirname, '../../../node_modules/@electric-sql/pglite/dist/index.js')
const programs = locatePostgres()
if (programs === undefined)
  throw new Error(
    'PostgreSQL is not here and could not be installed, and half of these tests run on it. Install it (Debian, Ubuntu: apt-get install postgresql), or put its programs (initdb, postgres, createdb) on the PATH.',
  )

/** An empty embedded database, made once for a version of PGlite: making it takes seconds, copying it does not. */
function emptyCluster(): string {
  const version = createHash('sha256').update(readFileSync(PGLITE)).digest('hex').slice(0, 12)
  const cluster = join(tmpdir(), `site-platform-empty-${version}`)
  if (existsSync(cluster)) return cluster
  const making = mkdtempSync(join(tmpdir(), 'site-platform-empty-'))
  const code = `const { PGlite } = await import(${JSON.stringify(pathToFileURL(PGLITE).href)}); await (await PGlite.create(${JSON.stringify(making)})).close()`
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { stdio: 'pipe' })
  renameSync(making, cluster)
  return cluster
}

/** A data folder whose embedded database is empty. */
export function embeddedPlace(copyOf = emptyCluster()): Pick<Place, 'dataDir' | 'databaseUrl'> {
  const folder = mkdtempSync(join(tmpdir(), 'site-platform-'))
  cpSync(copyOf, join(folder, 'db'), { recursive: true })
  return { dataDir: folder, databaseUrl: undefined }
}

/** What a first start leaves behind, its day's work with it. */
async function seed(place: Pick<Place, 'dataDir' | 'databaseUrl'>): Promise<void> {
  const platform = await startPlatform(place)
  await dayIsDone(platform.operatorUrl, OPERATOR_TOKEN)
  await platform.stop()
}

function removable(place: ReturnType<typeof embeddedPlace>): Place {
  return { ...place, remove: async () => rmSync(place.dataDir, { recursive: true, force: true }) }
}

const embedded: DatabaseKind = {
  name: 'the embedded database',
  makeEmpty: async () => removable(embeddedPlace()),
  async make() {
    const seeded = await template('embedded', async (folder) => {
      const place = removable(embeddedPlace())
      await seed(place)
      cpSync(join(place.dataDir, 'db'), join(folder, 'db'), { recursive: true })
      await place.remove()
    })
    return removable(embeddedPlace(join(seeded, 'db')))
  },
}

const postgres = (found: string): DatabaseKind => {
  const placeOn = (server: Postgres, databaseUrl: string): Place => {
    const folder = mkdtempSync(join(tmpdir(), 'site-platform-'))
    return {
      dataDir: folder,
      databaseUrl,
      restart: () => server.restart(),
      async remove() {
        await server.stop()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  }
  return {
    name: 'a real PostgreSQL',
    async makeEmpty() {
      const server = await startPostgres(found)
      return placeOn(server, server.createDatabase('site'))
    },
    async make() {
      const seeded = await template('postgres', async (folder) => {
        const server = await startPostgres(found)
        const { dataDir, databaseUrl } = placeOn(server, server.createDatabase('site'))
        await seed({ dataDir, databaseUrl })
        await server.moveTo(join(folder, 'data'))
        rmSync(dataDir, { recursive: true, force: true })
      })
      const server = await startPostgres(found, join(seeded, 'data'))
      return placeOn(server, server.url('site'))
    },
  }
}

/** Every database the platform runs on. */
export const databases: DatabaseKind[] = [embedded, postgres(programs)]
