import { OpnCompany } from './rig/outside/opn-company.ts'
import { Editor } from './rig/people/editor.ts'
import { Rig } from './rig/rig.ts'
import { apiDatabases } from './rig/volumes.ts'
import { startAttemptsSuite } from './suites/deposit/start-attempts.suite.ts'
import { payoutAttemptsSuite } from './suites/withdraw/payout-attempts.suite.ts'

jest.setTimeout(120_000)

describe.each(apiDatabases)('calls that move money on $name', ({ make }) => {
  const company = new OpnCompany()
  const rig = new Rig(make, () => company.environment)
  beforeAll(async () => {
    await company.start()
    await rig.setUp()
    await new Editor(rig).change('security-rules', 'lotus', { coolingHours: 0 })
  })
  afterAll(async () => {
    await rig.tearDown()
    await company.stop()
  })
  describe('a payout', () => payoutAttemptsSuite(rig, company))
  describe('the start of a deposit', () => startAttemptsSuite(rig, company))
})
