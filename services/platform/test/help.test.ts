import { databases } from './rig/process/databases.ts'
import { Rig } from './rig/rig.ts'
import { helpSuite } from './suites/site/help.suite.ts'

jest.setTimeout(120_000)

describe.each(databases)('the help centre on $name', ({ make }) => {
  const rig = new Rig(make)
  beforeAll(() => rig.setUp())
  afterAll(() => rig.tearDown())
  helpSuite(rig)
})
