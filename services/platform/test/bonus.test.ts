import { Provider } from './rig/outside/provider.ts'
import { apiDatabases } from './rig/volumes.ts'
import { Rig } from './rig/rig.ts'
import { BONUS_SUITE_MS, bonusSuite } from './suites/money/bonus.suite.ts'
import { locksSuite } from './suites/money/locks.suite.ts'
import { turnoverSuite } from './suites/money/turnover.suite.ts'

jest.setTimeout(120_000)

/** What is played and what it is worth, on both databases. */
describe.each(apiDatabases)('on $name', ({ make, name }) => {
  const provider = new Provider()
  const rig = new Rig(make, () => provider.environment)
  beforeAll(async () => {
    await provider.listen()
    await rig.setUp()
  })
  afterAll(async () => {
    await rig.tearDown()
    await provider.close()
  })

  // Only there may several copies stand on one database.
  if (name === 'a real PostgreSQL') describe('two copies at once', () => locksSuite(rig, provider))
  describe('a bonus', () => bonusSuite(rig, provider))
  describe('turnover', () => turnoverSuite(rig, provider, BONUS_SUITE_MS))
})
