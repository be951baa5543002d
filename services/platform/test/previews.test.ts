import { apiDatabases } from './rig/volumes.ts'
import { Rig } from './rig/rig.ts'
import { DeliveryBeside } from './rig/outside/delivery.ts'
import { previewsSuite } from './suites/site/previews.suite.ts'

jest.setTimeout(120_000)

describe.each(apiDatabases)('previews on $name (MOD-08)', ({ make }) => {
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

  previewsSuite(rig, delivery)
})
