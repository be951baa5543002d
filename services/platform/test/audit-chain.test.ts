import { databases } from './rig/process/databases.ts'
import { Rig } from './rig/rig.ts'
import { auditChainSuite } from './suites/site/audit-chain.suite.ts'

jest.setTimeout(120_000)

const postgres = databases.slice(-1)

describe.each(postgres)('the audit log as a chain on $name', ({ make }) => {
  const rig = new Rig(make)
  beforeAll(() => rig.setUp())
  afterAll(() => rig.tearDown())

  auditChainSuite(rig)
})
