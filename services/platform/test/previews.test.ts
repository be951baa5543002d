import { databases } from './rig/process/databases.ts'
import { Rig } from './rig/rig.ts'
import { RegistryDouble } from './rig/outside/registry-double.ts'
import { previewsSuite } from './suites/site/previews.suite.ts'

jest.setTimeout(120_000)

describe.each(databases)('previews on $name (MOD-08)', ({ make }) => {
  const delivery = new RegistryDouble()
  const rig = new Rig(make, () => delivery.environment)
  beforeAll(async () => {
    await delivery.listen()
    await rig.setUp()
  })
  afterAll(async () => {
    await rig.tearDown()
    await delivery.close()
  })

  previewsSuite(rig, delivery)
})
