import { databases } from './rig/process/databases.ts'
import { Rig } from './rig/rig.ts'
import { rewardsSuite } from './suites/site/rewards.suite.ts'

jest.setTimeout(120_000)

describe.each(databases)('promotions that members join on $name', ({ make }) => {
  const rig = new Rig(make)
  beforeAll(() => rig.setUp())
  afterAll(() => rig.tearDown())
  describe('joining, applying and deciding', () => rewardsSuite(rig))
})
