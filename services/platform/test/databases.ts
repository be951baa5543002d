import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locatePostgres, startPostgres, type Postgres } from './postgres.ts'

/** A place where a platform keeps its data. */
export interface Place {
  dataDir: string
  databaseUrl: string | undefined
  remove(): Promise<void>
}

export interface DatabaseKind {
  name: string
  make(): Promise<Place>
}

const programs = locatePostgres()
if (programs === undefined) {
  console.warn(
    'PostgreSQL is not here and cannot be installed: these tests run on the embedded database alone.',
  )
}

const embedded: DatabaseKind = {
  name: 'the embedded database',
  async make() {
    const folder = mkdtempSync(join(tmpdir(), 'site-platform-'))
    return {
      dataDir: folder,
      databaseUrl: undefined,
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    }
  },
}

const postgres = (place: string): DatabaseKind => ({
  name: 'a real PostgreSQL',
  async make() {
    const server: Postgres = await startPostgres(place)
    const folder = mkdtempSync(join(tmpdir(), 'site-platform-'))
    return {
      dataDir: folder,
      databaseUrl: server.createDatabase('site'),
      async remove() {
        await server.stop()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  },
})

/** Every database the platform runs on. */
export const databases: DatabaseKind[] = [embedded, ...(programs === undefined ? [] : [postgres(programs)])]
