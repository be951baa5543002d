import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { Rig } from './rig/rig.ts'
import type { Place } from './rig/process/databases.ts'
import { apiDatabases } from './rig/volumes.ts'
import { OPERATOR_TOKEN } from './rig/process/platform-process.ts'

jest.setTimeout(120_000)

const PGLITE = pathToFileURL(join(__dirname, '../node_modules/@electric-sql/pglite/dist/index.js')).href

/** Runs a statement on a database that no platform has open. */
async function runOn({ dataDir, databaseUrl }: Place, statement: string): Promise<void> {
  if (databaseUrl !== undefined) {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(statement)
    return await client.end()
  }
  const code = `const { PGlite } = await import(${JSON.stringify(PGLITE)})
    const db = await PGlite.create(${JSON.stringify(join(dataDir, 'db'))})
    await db.exec(${JSON.stringify(statement)})
    await db.close()`
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { stdio: 'pipe' })
}

describe.each(apiDatabases)('on $name', ({ make }) => {
  const rig = new Rig(make)
  beforeAll(() => rig.setUp())
  afterAll(() => rig.tearDown())

  const patch = (body: object) =>
    rig.caller.call('PATCH', '/wps/operator/brands/lotus', {
      body,
      merchant: '',
      headers: { Authorization: `Bearer ${OPERATOR_TOKEN}` },
    })

  test('a brand stored by an older or a newer copy of the site answers every call, and keeps what this copy does not know (MOD-05, SHL-19)', async () => {
    expect(await rig.platform.stop()).toBe(0)
    await runOn(
      rig.place,
      `update brands set document = jsonb_set(jsonb_set(jsonb_set(jsonb_set(
       document #- '{flags,SINGLELOGIN3}' #- '{flags,CBS3}' #- '{modules,lobby}',
       '{flags,FROMLATER}', '1'), '{modules,missions}', 'true'), '{fromLater}', '"kept"'), '{jackpot,fromLater}', '7')`,
    )
    await rig.start()
    const paths = ['status', 'whitelabel', 'settings/consolidated', 'setting/register', 'customerService']
    for (const path of paths)
      expect([path, (await rig.caller.get(`/wps/system/${path}`)).status]).toEqual([path, 200])
    expect((await rig.caller.get('/wps/system/whitelabel')).body.value).toMatchObject({
      CBS3: 0,
      FROMLATER: 1,
    })

    const answer = await patch({ flags: { CBS3: 1 } })
    expect(answer.body.value.document).toMatchObject({
      flags: { CBS3: 1, FROMLATER: 1 },
      modules: { missions: true },
      fromLater: 'kept',
      jackpot: { fromLater: 7 },
    })
    expect((await patch({ flags: { cbs3: 1 } })).body).toMatchObject({
      code: 'invalid_input',
      field: 'flags.cbs3',
    })
  })
})
