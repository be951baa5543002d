import { apiDatabases } from './rig/volumes.ts'
import { Rig } from './rig/rig.ts'
import { attacksSuite } from './suites/site/attacks.suite.ts'
import { helpSuite } from './suites/site/help.suite.ts'

jest.setTimeout(120_000)

describe.each(apiDatabases)('what operators publish on $name', ({ make }) => {
  const rig = new Rig(make)
  beforeAll(() => rig.setUp())
  afterAll(() => rig.tearDown())
  describe('the help centre', () => helpSuite(rig))
  describe('a text of an operator', () => attacksSuite(rig))
})
