import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Rig } from './rig/rig.ts'
import { databases } from './rig/process/databases.ts'
import { OPERATOR_TOKEN } from './rig/process/platform-process.ts'

jest.setTimeout(120_000)

const PGLITE = pathToFileURL(join(__dirname, '../node_modules/@electric-sql/pglite/dist/index.js')).href

/** Runs a statement on an embedded database that no platform has open. */
function runOn(folder: string, statement: string): void {
  const code = `const { PGlite } = await import(${JSON.stringify(PGLITE)})
    const db = await PGlite.create(${JSON.stringify(join(folder, 'db'))})
    await db.exec(${JSON.stringify(statement)})
    await db.close()`
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { stdio: 'pipe' })
}

const [embedded] = databases
const rig = new Rig(() => {
  if (embedded === undefined) throw new Error('there is no embedded database')
  return embedded.make()
})
afterAll(() => rig.tearDown())

const patch = (body: object) =>
  rig.caller.call('PATCH', '/wps/operator/brands/lotus', {
    body,
    merchant: '',
    headers: { Authorization: `Bearer ${OPERATOR_TOKEN}` },
  })

test('a brand stored by an older or a newer copy of the site answers every call, and keeps what this copy does not know (MOD-05, SHL-19)', async () => {
  await rig.setUp()
  expect(await rig.platform.stop()).toBe(0)
  runOn(
    rig.place.dataDir,
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
