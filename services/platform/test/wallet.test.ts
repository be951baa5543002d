import { Aggregator } from './bench/aggregator.ts'
import { Bench } from './bench/bench.ts'
import { databases } from './bench/databases.ts'
import { Provider } from './bench/provider.ts'
import { aggregatorSuite } from './suites/aggregator.suite.ts'
import { badLuckSuite } from './suites/bad-luck.suite.ts'
import { jackpotSuite } from './suites/jackpot.suite.ts'
import { ledgerSuite } from './suites/ledger.suite.ts'
import { ownMoneySuite } from './suites/own-money.suite.ts'
import { walletGatewaySuite } from './suites/wallet-gateway.suite.ts'
import { walletRefusalsSuite } from './suites/wallet-refusals.suite.ts'

jest.setTimeout(120_000)

/** The vendor whose games the aggregator runs in these tests. */
const OF_AGGREGATOR = 'OBS'

/** Money on both databases; a provider of the tests' own stands beside the platform. */
describe.each(databases)('on $name', ({ make }) => {
  const provider = new Provider()
  const aggregator = new Aggregator()
  const bench = new Bench(make, () => ({ ...provider.environment, ...aggregator.environment(OF_AGGREGATOR) }))
  beforeAll(async () => {
    await Promise.all([provider.listen(), aggregator.listen()])
    await bench.setUp()
  })
  afterAll(async () => {
    await bench.tearDown()
    await Promise.all([provider.close(), aggregator.close()])
  })

  describe('a member’s own money (MEM-07)', () => ownMoneySuite(bench, provider))
  describe('the seamless wallet (GAM-05)', () => {
    walletGatewaySuite(bench, provider)
    walletRefusalsSuite(bench, provider)
  })
  describe('an aggregator', () => aggregatorSuite(bench, aggregator, OF_AGGREGATOR))
  describe('the ledger', () => ledgerSuite(bench, provider))
  describe('the jackpot', () => jackpotSuite(bench, provider))
  describe('bad luck', () => badLuckSuite(bench, provider))
})
