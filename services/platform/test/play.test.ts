import { databases } from './rig/process/databases.ts'
import { Provider } from './rig/outside/provider.ts'
import { Rig } from './rig/rig.ts'
import { careSuite } from './suites/play/care.suite.ts'
import { doorsSuite } from './suites/play/doors.suite.ts'
import { limitsSuite } from './suites/play/limits.suite.ts'

jest.setTimeout(120_000)

/** Responsible play, on both databases; every door on two copies where the database is shared. */
describe.each(databases)('on $name', ({ make, name }) => {
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

  describe('limits of members', () => limitsSuite(rig, provider))
  describe('what operators do about harm', () => careSuite(rig, provider))
  // Last: it lets months pass.
  describe('whoever keeps away from play', () => doorsSuite(rig, provider, name === 'a real PostgreSQL'))
})
