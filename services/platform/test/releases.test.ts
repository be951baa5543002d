import { apiDatabases } from './rig/volumes.ts'
import { DeliveryBeside } from './rig/outside/delivery.ts'
import { Rig } from './rig/rig.ts'
import { releasesSuite } from './suites/site/releases.suite.ts'
import { teamsSuite } from './suites/site/teams.suite.ts'

jest.setTimeout(120_000)

describe.each(apiDatabases)('releases of modules on $name', ({ make }) => {
  const delivery = new DeliveryBeside()
  const rig = new Rig(make, () => ({ CONTROL_URL: delivery.controlUrl }))
  beforeAll(async () => {
    await delivery.setUp()
    await rig.setUp()
  })
  afterAll(async () => {
    await rig.tearDown()
    await delivery.tearDown()
  })

  releasesSuite(rig, delivery)
  describe('teams', () => teamsSuite(rig, delivery))
})
