import { Bench } from './bench/bench.ts'
import { databases } from './bench/databases.ts'
import { Oidc } from './bench/oidc.ts'
import { devicesSuite } from './suites/devices.suite.ts'
import { securitySuite } from './suites/security.suite.ts'
import { signInSuite } from './suites/sign-in.suite.ts'
import { socialSuite } from './suites/social.suite.ts'

jest.setTimeout(300_000)

/** The doors of the platform, and who tries to come in without a key. */
describe.each(databases)('on $name', ({ make }) => {
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

  describe('signing in', () => signInSuite(bench))
  describe('devices', () => devicesSuite(bench))
  describe('social sign-in', () => socialSuite(bench, oidc))
  describe('an attacker gets nowhere', () => securitySuite(bench))
})
