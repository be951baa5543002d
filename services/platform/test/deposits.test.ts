import { apiDatabases } from './rig/volumes.ts'
import { PaymentSandbox } from './rig/outside/payment-sandbox.ts'
import { Rig } from './rig/rig.ts'
import { depositConsoleSuite } from './suites/deposit/deposit-console.suite.ts'
import { depositStormSuite } from './suites/deposit/deposit-storm.suite.ts'
import { depositTimeSuite } from './suites/deposit/deposit-time.suite.ts'
import { heldDepositSuite } from './suites/deposit/held-deposit.suite.ts'
import { reversalsSuite } from './suites/deposit/reversals.suite.ts'
import { differencesSuite } from './suites/money/differences.suite.ts'
import { depositSuite } from './suites/deposit/deposit.suite.ts'

jest.setTimeout(120_000)

describe.each(apiDatabases)('deposits on $name', ({ make }) => {
  const sandbox = new PaymentSandbox()
  const rig = new Rig(make, () => sandbox.environment)
  beforeAll(async () => {
    await sandbox.prepare()
    await Promise.all([rig.setUp(), sandbox.start()])
  })
  afterAll(async () => {
    await rig.tearDown()
    await sandbox.remove()
  })
  describe('a deposit', () => depositSuite(rig, sandbox))
  describe('what needs a person', () => depositConsoleSuite(rig, sandbox))
  describe('money that may not be credited', () => heldDepositSuite(rig, sandbox))
  describe('what is taken back', () => reversalsSuite(rig, sandbox))
  describe('many deposits', () => depositStormSuite(rig, sandbox))
  describe('time that passes', () => depositTimeSuite(rig, sandbox))
  // Last: what strangers have paid stays in the company's book.
  describe('books beside the companies’', () => differencesSuite(rig, sandbox))
})
