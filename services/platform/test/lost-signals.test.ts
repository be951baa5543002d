import pg from 'pg'
import { databases } from './rig/process/databases.ts'
import { Browser } from './rig/people/browser.ts'
import { Rig } from './rig/rig.ts'
import { waitForSessionEnd, listenAs } from './rig/session-stream.ts'

jest.setTimeout(120_000)

const [, postgres] = databases
const rig = new Rig(() => {
  if (postgres === undefined) throw new Error('there is no PostgreSQL')
  return postgres.make()
})
beforeAll(() => rig.setUp())
afterAll(() => rig.tearDown())

test('an open page hears of what happened while the database was not listened to (PLT-02, SHL-34)', async () => {
  const browser = new Browser(rig.caller, '198.51.100.7')
  await browser.login('lotus.demo', 'Lotus-2026!')
  const stream = await listenAs(browser, rig.platform.url)
  const client = new pg.Client({ connectionString: rig.place.databaseUrl })
  await client.connect()
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and pid <> pg_backend_pid()`,
  )
  // One that hears of members, one for operators, one that hears of changed facts.
  expect(rowCount).toBe(3)
  await client.query(
    `update sessions set revoked_at = now(), ended_by = 'elsewhere' where revoked_at is null`,
  )
  await client.end()
  expect(await waitForSessionEnd(stream)).toEqual({ reason: 'elsewhere' })
  await stream.close()
})
