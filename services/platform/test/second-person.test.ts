import { apiDatabases } from './rig/volumes.ts'
import { Rig } from './rig/rig.ts'
import { secondPersonSuite } from './suites/console/second-person.suite.ts'

jest.setTimeout(120_000)

describe.each(apiDatabases)('dual control on $name', ({ make }) => {
  const rig = new Rig(make)
  beforeAll(() => rig.setUp())
  afterAll(() => rig.tearDown())

  secondPersonSuite(rig)
})
