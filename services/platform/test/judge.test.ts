import { DeliveryBeside } from './rig/outside/delivery.ts'
import { startPlatform, type Platform } from './rig/process/platform-process.ts'
import { Rig } from './rig/rig.ts'
import { apiDatabases } from './rig/volumes.ts'
import { judgeSuite } from './suites/site/judge.suite.ts'

jest.setTimeout(180_000)

describe.each(apiDatabases)('a canary on $name', ({ make }) => {
  const delivery = new DeliveryBeside()
  const environment = () => ({ CONTROL_URL: delivery.controlUrl })
  const rig = new Rig(make, environment)
  let other: Platform | undefined
  beforeAll(async () => {
    await delivery.setUp()
    await rig.setUp()
    // Where several copies share a database, two judge.
    if (rig.place.databaseUrl !== undefined) other = await startPlatform(rig.place, environment())
  })
  afterAll(async () => {
    await other?.kill()
    await rig.tearDown()
    await delivery.tearDown()
  })

  judgeSuite(rig, delivery, {
    log: () => rig.platform.log() + (other?.log() ?? ''),
    moveClocks: (offsetMs) => Promise.all([rig.moveClock(offsetMs), other?.moveClock(offsetMs)]),
  })
})
