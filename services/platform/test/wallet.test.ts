import { Aggregator } from './rig/outside/aggregator.ts'
import { Rig } from './rig/rig.ts'
import { apiDatabases } from './rig/volumes.ts'
import { Provider } from './rig/outside/provider.ts'
import { aggregatorSuite } from './suites/games/aggregator.suite.ts'
import { badLuckSuite } from './suites/site/bad-luck.suite.ts'
import { currenciesSuite } from './suites/money/currencies.suite.ts'
import { jackpotSuite } from './suites/money/jackpot.suite.ts'
import { ledgerSuite } from './suites/money/ledger.suite.ts'
import { ownMoneySuite } from './suites/money/own-money.suite.ts'
import { recordDaysSuite } from './suites/money/record-days.suite.ts'
import { recordsSuite } from './suites/money/records.suite.ts'
import { reconcileSuite } from './suites/money/reconcile.suite.ts'
import { transfersSuite } from './suites/money/transfers.suite.ts'
import { walletGatewaySuite } from './suites/money/wallet-gateway.suite.ts'
import { walletRefusalsSuite } from './suites/money/wallet-refusals.suite.ts'
import { walletTurnsSuite } from './suites/money/wallet-turns.suite.ts'

jest.setTimeout(120_000)

/** The vendor whose games the aggregator runs in these tests. */
const OF_AGGREGATOR = 'OBS'

/** Money on both databases; a provider of the tests' own runs beside the platform. */
describe.each(apiDatabases)('on $name', ({ make }) => {
  const provider = new Provider()
  const aggregator = new Aggregator()
  const rig = new Rig(make, () => ({ ...provider.environment, ...aggregator.environment(OF_AGGREGATOR) }))
  beforeAll(async () => {
    await Promise.all([provider.listen(), aggregator.listen()])
    await rig.setUp()
  })
  afterAll(async () => {
    await rig.tearDown()
    await Promise.all([provider.close(), aggregator.close()])
  })

  describe('a member’s own money (MEM-07)', () => ownMoneySuite(rig, provider))
  describe('the seamless wallet (GAM-05)', () => {
    walletGatewaySuite(rig, provider)
    walletRefusalsSuite(rig, provider)
    walletTurnsSuite(rig, provider)
  })
  describe('an aggregator', () => aggregatorSuite(rig, aggregator, OF_AGGREGATOR))
  describe('the ledger', () => ledgerSuite(rig, provider))
  describe('books beside a provider’s', () => reconcileSuite(rig, provider))
  describe('a transfer', () => transfersSuite(rig, provider))
  describe('the jackpot', () => jackpotSuite(rig, provider))
  describe('other currencies', () => currenciesSuite(rig, provider))
  describe('bad luck', () => badLuckSuite(rig, provider))
  describe('days of records', () => recordDaysSuite(rig, provider))
  describe('records', () => recordsSuite(rig, provider))
})
