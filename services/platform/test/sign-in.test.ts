import { Bench } from './bench/bench.ts'
import { databases } from './bench/databases.ts'
import { Oidc } from './bench/oidc.ts'
import { devicesSuite } from './suites/devices.suite.ts'
import { guessingSuite } from './suites/guessing.suite.ts'
import { hostileInputSuite } from './suites/hostile-input.suite.ts'
import { passingTimeSuite } from './suites/passing-time.suite.ts'
import { renewedHashSuite } from './suites/renewed-hash.suite.ts'
import { sealedBodySuite } from './suites/sealed-body.suite.ts'
import { signInSuite } from './suites/sign-in.suite.ts'
import { socialRegistrationSuite } from './suites/social-registration.suite.ts'
import { socialSuite } from './suites/social.suite.ts'

jest.setTimeout(300_000)

/** The doors of the platform, and who tries to come in without a key. */
describe.each(databases)('on $name', ({ name, make }) => {
  const oidc = new Oidc()
  const bench = new Bench(make, () => oidc.environment)
  beforeAll(async () => {
    await oidc.start()
    await bench.setUp()
  })
  afterAll(async () => {
    await bench.tearDown()
    await oidc.stop()
  })

  describe('signing in', () => {
    signInSuite(bench)
    if (name === 'a real PostgreSQL') renewedHashSuite(bench)
  })
  describe('devices', () => devicesSuite(bench))
  describe('social sign-in', () => {
    socialSuite(bench, oidc)
    socialRegistrationSuite(bench, oidc)
  })
  describe('an attacker gets nowhere', () => {
    guessingSuite(bench)
    sealedBodySuite(bench)
    hostileInputSuite(bench, { index: databases.findIndex((one) => one.name === name), of: databases.length })
  })
  describe('time', () => passingTimeSuite(bench))
})
