import { apiDatabases } from './rig/volumes.ts'
import { Rig } from './rig/rig.ts'
import { fieldSuite } from './suites/site/field.suite.ts'

jest.setTimeout(120_000)

describe.each(apiDatabases)('what happened in the field on $name', ({ make }) => {
  const rig = new Rig(make)
  beforeAll(() => rig.setUp())
  afterAll(() => rig.tearDown())

  fieldSuite(rig)
})
