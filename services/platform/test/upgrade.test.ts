import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'
import { Caller } from './rig/caller.ts'
import { databases } from './rig/process/databases.ts'
import { startPlatform } from './rig/process/platform-process.ts'

jest.setTimeout(240_000)

const FOLDER = join(__dirname, '..')

describe.each(databases)('a database of an older or a newer copy, on $name', ({ make }) => {
  const withOldBooks = async (...newer: string[]) => {
    const place = await make()
    const { dataDir, databaseUrl = '' } = place
    execFileSync(process.execPath, ['test/rig/process/old-books.ts', dataDir, databaseUrl, ...newer], {
      cwd: FOLDER,
      stdio: 'pipe',
    })
    return place
  }

  it('starts where an older copy kept its own books, runs no step twice, and says which steps are newer than itself', async () => {
    const place = await withOldBooks('999-of-tomorrow')
    const platform = await startPlatform(place)
    const answer = await new Caller(platform.url).get('/wps/announcements')
    const log = platform.log()
    await platform.stop()
    const again = await startPlatform(place)
    await again.stop()
    await place.remove()
    expect(answer.status).toBe(200)
    expect(log).toContain('"migrations":["999-of-tomorrow"]')
  })

  it('is refused where a newer copy made a step that older ones cannot live with', async () => {
    const place = await withOldBooks('999-of-tomorrow.breaking')
    const refused = await startPlatform(place).then(
      (platform) => platform.stop(),
      (error: unknown) => String(error),
    )
    await place.remove()
    expect(refused).toMatch(/newer version .*999-of-tomorrow\.breaking/)
  })
})

describe('indexes of tables that are in use (PLT-06)', () => {
  const NAME = 'wallet_transactions_undone'
  /** From this step on; those before were all made on empty tables, or have been made. */
  const FIRST = 192

  it('are made beside other copies, and anew where a killed copy left one half made', async () => {
    const [, postgres] = databases
    const place = await postgres?.make()
    const pool = new pg.Pool({ connectionString: place?.databaseUrl ?? '' })
    // A connection that is still closing when its server ends says so.
    pool.on('error', () => undefined)
    const isValid = async (): Promise<unknown[]> => {
      const { rows } = await pool.query(
        'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
        [NAME],
      )
      return rows
    }
    try {
      await pool.query('update pg_index set indisvalid = false where indexrelid = to_regclass($1)', [NAME])
      await pool.query(`delete from kysely_migration where name = '195-undone-transactions'`)
      expect(await isValid()).toEqual([{ valid: false }])
      if (!place) throw new Error('no PostgreSQL')
      const copies = await Promise.all([startPlatform(place), startPlatform(place)])
      await Promise.all(copies.map((copy) => copy.stop()))
      expect(await isValid()).toEqual([{ valid: true }])
    } finally {
      await pool.end()
      await place?.remove()
    }
  })

  it('are never made by a step within a transaction', () => {
    const steps = globSync('src/**/migrations/*.ts', { cwd: FOLDER })
    const late = steps.filter((path) => Number.parseInt(basename(path), 10) >= FIRST)
    expect(late).not.toEqual([])
    const faults = late.flatMap((path) => {
      const text = readFileSync(join(FOLDER, path), 'utf8')
      const made = [...text.matchAll(/create table (?:if not exists )?(\w+)/g)].map(([, table]) => table)
      const indexed = [...text.matchAll(/create (?:unique )?index[^`]*? on (\w+)/g)].map(([, table]) => table)
      return indexed.filter((table) => !made.includes(table)).map((table) => `${path}: ${table}`)
    })
    expect(faults).toEqual([])
  })
})
