import { apiDatabases } from './rig/volumes.ts'
import { PaymentSandbox } from './rig/outside/payment-sandbox.ts'
import { Editor } from './rig/people/editor.ts'
import { Rig } from './rig/rig.ts'
import { bankCardSuite } from './suites/withdraw/bank-card.suite.ts'
import { withdrawConsoleSuite, withdrawTimeSuite } from './suites/withdraw/withdraw-console.suite.ts'
import { withdrawStormSuite } from './suites/withdraw/withdraw-storm.suite.ts'
import { withdrawSuite } from './suites/withdraw/withdraw.suite.ts'

jest.setTimeout(120_000)

describe.each(apiDatabases)('withdrawals on $name', ({ make }) => {
  const sandbox = new PaymentSandbox()
  const rig = new Rig(make, () => sandbox.environment)
  beforeAll(async () => {
    await sandbox.prepare()
    await Promise.all([rig.setUp(), sandbox.start()])
    // These members change cards and passwords all the time; what waits after it is the safety suite's.
    await new Editor(rig).change('security-rules', 'lotus', { coolingHours: 0 })
    await new Editor(rig).change('security-rules', 'coral', { coolingHours: 0 })
  })
  afterAll(async () => {
    await rig.tearDown()
    await sandbox.remove()
  })
  describe('cards and the payment password', () => bankCardSuite(rig))
  describe('a withdrawal', () => withdrawSuite(rig, sandbox))
  describe('what operators do', () => withdrawConsoleSuite(rig, sandbox))
  describe('many withdrawals', () => withdrawStormSuite(rig, sandbox))
  describe('time that passes', () => withdrawTimeSuite(rig))
})
