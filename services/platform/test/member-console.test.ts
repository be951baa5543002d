import { Provider } from './rig/outside/provider.ts'
import { apiDatabases } from './rig/volumes.ts'
import { Rig } from './rig/rig.ts'
import { adjustmentsSuite } from './suites/console/adjustments.suite.ts'
import { booksSuite } from './suites/console/books.suite.ts'
import { dayReportSuite } from './suites/console/day-report.suite.ts'
import { freezesSuite } from './suites/console/freezes.suite.ts'
import { limitsSuite } from './suites/console/limits.suite.ts'

jest.setTimeout(120_000)

/** What operators do about one member, and how they know that the books add up, on both databases. */
describe.each(apiDatabases)('the console’s money and members on $name', ({ make }) => {
  const provider = new Provider()
  const rig = new Rig(make, () => provider.environment)
  beforeAll(async () => {
    await provider.listen()
    provider.rounds = []
    await rig.setUp()
  })
  afterAll(async () => {
    await rig.tearDown()
    await provider.close()
  })
  describe('a frozen member', () => freezesSuite(rig, provider))
  describe('limits, notes, and who is found', () => limitsSuite(rig))
  describe('an adjustment', () => adjustmentsSuite(rig))
  describe('checks of the books', () => booksSuite(rig, provider))
  describe('a day', () => dayReportSuite(rig, provider))
})
