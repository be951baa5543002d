import { apiDatabases } from './rig/volumes.ts'
import { Provider } from './rig/outside/provider.ts'
import { Rig } from './rig/rig.ts'
import { claimsSuite } from './suites/loyalty/claims.suite.ts'
import { dayEndSuite } from './suites/loyalty/day-end.suite.ts'
import { mallSuite } from './suites/loyalty/mall.suite.ts'

jest.setTimeout(120_000)

describe.each(apiDatabases)('what play gives, on $name', ({ make }) => {
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
  describe('points and what they are exchanged for', () => mallSuite(rig, provider))
  describe('rebate and rewards', () => claimsSuite(rig, provider))
  describe('the end of a day', () => dayEndSuite(rig, provider))
})
