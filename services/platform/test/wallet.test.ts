import { Bench } from './bench/bench.ts'
import { databases } from './bench/databases.ts'
import { Provider } from './bench/provider.ts'
import { walletGatewaySuite } from './suites/wallet-gateway.suite.ts'

jest.setTimeout(120_000)

/** Money on both databases; a provider of the tests' own stands beside the platform. */
describe.each(databases)('on $name', ({ make }) => {
  const provider = new Provider()
  const bench = new Bench(make, () => provider.environment)
  beforeAll(async () => {
    await provider.listen()
    await bench.setUp()
  })
  afterAll(async () => {
    await bench.tearDown()
    await provider.close()
  })

  describe('the seamless wallet', () => walletGatewaySuite(bench, provider))
})
