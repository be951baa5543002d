import { databases } from './rig/process/databases.ts'
import { Provider } from './rig/outside/provider.ts'
import { Rig } from './rig/rig.ts'
import { teamSuite } from './suites/agents/team.suite.ts'

jest.setTimeout(180_000)

describe.each(databases)('agents, on $name', ({ make }) => {
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
  describe('the team', () => teamSuite(rig, provider))
})
