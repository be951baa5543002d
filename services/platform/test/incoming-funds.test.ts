import { Provider } from './rig/outside/provider.ts'
import { apiDatabases } from './rig/volumes.ts'
import { Rig } from './rig/rig.ts'
import { incomingFundsSuite } from './suites/money/incoming-funds.suite.ts'

jest.setTimeout(120_000)

describe.each(apiDatabases)('money that comes in for a member, on $name', ({ make }) => {
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
  describe('of every kind', () => incomingFundsSuite(rig, provider))
})
