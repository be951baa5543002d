import { execFileSync } from 'node:child_process'
import { apiDatabases } from './rig/volumes.ts'
import { bundled } from './rig/process/platform-process.ts'
import { Rig } from './rig/rig.ts'
import { newBrandSuite } from './suites/site/new-brand.suite.ts'
import { choiceSuite } from './suites/games/choice.suite.ts'
import { managedBrandSuite } from './suites/site/managed-brand.suite.ts'
import { managedTimeSuite } from './suites/site/managed-time.suite.ts'
import { managedSuite } from './suites/site/managed.suite.ts'
import { operatorsSuite } from './suites/site/operators.suite.ts'
import { rolesSuite } from './suites/site/roles.suite.ts'
import { secureCookiesSuite } from './suites/site/secure-cookies.suite.ts'
import { sealedAuditSuite } from './suites/site/sealed-audit.suite.ts'

jest.setTimeout(120_000)

describe.each(apiDatabases)('the admin listener on $name', ({ name, make }) => {
  const rig = new Rig(make)
  beforeAll(() => rig.setUp())
  afterAll(() => rig.tearDown())

  operatorsSuite(rig)
  describe('over https', () => secureCookiesSuite(rig))
  describe('a new brand', () => newBrandSuite(rig))
  describe('a role', () => rolesSuite(rig))
  describe('games to choose from', () => choiceSuite(rig))
  describe('what operators write', () => managedSuite(rig))
  describe('a brand of operators', () => managedBrandSuite(rig))

  it('keeps an audit log that cannot be changed, deleted or emptied (PLT-05)', async () => {
    const { dataDir, databaseUrl } = rig.place
    await rig.platform.stop()
    const where = databaseUrl === undefined ? [dataDir] : [dataDir, databaseUrl]
    const said = execFileSync(process.execPath, [...bundled('test/rig/process/rewrite-audit.ts'), ...where], {
      encoding: 'utf8',
    })
    await rig.start()
    expect(JSON.parse(said)).toEqual(Array(3).fill(expect.stringContaining('only ever added to')))
  })

  describe('what is written for a time', () => managedTimeSuite(rig))
  if (name === 'a real PostgreSQL') describe('the log', () => sealedAuditSuite(rig))
})
