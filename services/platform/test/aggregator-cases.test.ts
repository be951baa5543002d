import { Aggregator } from './rig/outside/aggregator.ts'
import { databases } from './rig/process/databases.ts'
import { Rig } from './rig/rig.ts'
import { aggregatorCasesSuite } from './suites/games/aggregator-cases.suite.ts'

jest.setTimeout(120_000)

const VENDORS = ['OBS', 'JL'] as const

/** What aggregators publish that they send, on both databases. */
describe.each(databases)('on $name', ({ make }) => {
  const aggregator = new Aggregator()
  const rig = new Rig(make, () => aggregator.environment(VENDORS.join(',')))
  beforeAll(async () => {
    await aggregator.listen()
    await rig.setUp()
  })
  afterAll(async () => {
    await rig.tearDown()
    await aggregator.close()
  })

  aggregatorCasesSuite(rig, aggregator, VENDORS)
})
