import { placesOf } from '#operations/index'
import { apiDatabases } from './rig/volumes.ts'
import { Rig } from './rig/rig.ts'
import { brandWalkSuite } from './suites/site/brand-walk.suite.ts'

jest.setTimeout(120_000)

describe.each(apiDatabases)('operators of some brands on $name', ({ make }) => {
  const rig = new Rig(make)
  beforeAll(() => rig.setUp())
  afterAll(() => rig.tearDown())

  brandWalkSuite(rig)
})

it('serves no operators’ call that does not say how its brand is known (D9, PLT-05)', () => {
  expect(() => placesOf({})).toThrow('brandOf')
})
