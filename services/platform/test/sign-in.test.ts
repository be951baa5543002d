import { Rig } from './rig/rig.ts'
import { apiDatabases } from './rig/volumes.ts'
import { Oidc } from './rig/outside/oidc.ts'
import { devicesSuite } from './suites/identity/devices.suite.ts'
import { guessingSuite } from './suites/identity/guessing.suite.ts'
import { hostileInputSuite } from './suites/site/hostile-input.suite.ts'
import { passingTimeSuite } from './suites/site/passing-time.suite.ts'
import { renewedHashSuite } from './suites/identity/renewed-hash.suite.ts'
import { sealedBodySuite } from './suites/identity/sealed-body.suite.ts'
import { signInSuite } from './suites/identity/sign-in.suite.ts'
import { socialRegistrationSuite } from './suites/registration/social-registration.suite.ts'
import { socialSuite } from './suites/identity/social.suite.ts'

jest.setTimeout(300_000)

/** The ways to sign in, and attempts without a credential. */
describe.each(apiDatabases)('on $name', ({ name, make }) => {
  const oidc = new Oidc()
  const rig = new Rig(make, () => oidc.environment)
  beforeAll(async () => {
    await oidc.start()
    await rig.setUp()
  })
  afterAll(async () => {
    await rig.tearDown()
    await oidc.stop()
  })

  describe('signing in', () => {
    signInSuite(rig)
    if (name === 'a real PostgreSQL') renewedHashSuite(rig)
  })
  describe('devices', () => devicesSuite(rig))
  describe('social sign-in', () => {
    socialSuite(rig, oidc)
    socialRegistrationSuite(rig, oidc)
  })
  describe('an attacker gets nowhere', () => {
    sealedBodySuite(rig)
    guessingSuite(rig)
    hostileInputSuite(rig, {
      index: apiDatabases.findIndex((one) => one.name === name),
      of: apiDatabases.length,
    })
  })
  describe('time', () => passingTimeSuite(rig))
})
