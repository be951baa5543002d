import { apiDatabases } from './rig/volumes.ts'
import { Provider } from './rig/outside/provider.ts'
import { Rig } from './rig/rig.ts'
import { agentsAtOnceSuite } from './suites/agents/at-once.suite.ts'
import { consoleListsSuite } from './suites/agents/console-lists.suite.ts'
import { CONTRACT_SUITE_MS, contractSuite } from './suites/agents/contract.suite.ts'
import { agentTimeSuite } from './suites/agents/passing-time.suite.ts'
import { paySuite } from './suites/agents/pay.suite.ts'
import { agentStormSuite } from './suites/agents/storm.suite.ts'
import { teamSuite } from './suites/agents/team.suite.ts'

jest.setTimeout(180_000)

describe.each(apiDatabases)('agents, on $name', ({ make, name }) => {
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
  describe('links and transfers in the console', () => consoleListsSuite(rig))
  // Only there may several copies stand on one database.
  if (name === 'a real PostgreSQL') describe('two copies at once', () => agentsAtOnceSuite(rig, provider))
  // Each lets more time pass than the one before: days that are over are not worked through again.
  describe('what agents are paid', () => paySuite(rig, provider))
  describe('contracts', () => contractSuite(rig))
  describe('as time passes', () => agentTimeSuite(rig, CONTRACT_SUITE_MS))
  describe('a run that is killed', () => agentStormSuite(rig))
})
