import { Rig } from './rig/rig.ts'
import { apiDatabases } from './rig/volumes.ts'
import { Provider } from './rig/outside/provider.ts'
import { badInputSuite } from './suites/site/bad-input.suite.ts'
import { brandsSuite } from './suites/site/brands.suite.ts'
import { contentSuite } from './suites/site/content.suite.ts'
import { crashSuite } from './suites/site/crash.suite.ts'
import { frameSuite } from './suites/site/frame.suite.ts'
import { instancesSuite } from './suites/site/instances.suite.ts'
import { launchSuite } from './suites/games/launch.suite.ts'
import { launchedSuite, launchExpirySuite } from './suites/games/launched.suite.ts'
import { liveInstancesSuite, liveSuite } from './suites/site/live.suite.ts'
import { lotterySuite } from './suites/games/lottery.suite.ts'
import { memberSuite } from './suites/identity/member.suite.ts'
import { namedCallsSuite } from './suites/site/named-calls.suite.ts'
import { searchSuite } from './suites/games/search.suite.ts'
import { refusalsSuite } from './suites/site/refusals.suite.ts'
import { sessionSuite } from './suites/identity/session.suite.ts'
import { trialSuite } from './suites/identity/trial.suite.ts'

jest.setTimeout(120_000)

/** One platform per database serves every suite: a start costs seconds. */
describe.each(apiDatabases)('on $name', ({ name, make }) => {
  const provider = new Provider()
  const rig = new Rig(make, () => provider.environment)
  beforeAll(async () => {
    await provider.listen()
    await rig.setUp()
  })
  afterAll(async () => {
    await rig.tearDown()
    await provider.close()
  })

  describe('a brand', () => brandsSuite(rig))
  describe('a member', () => memberSuite(rig))
  describe('opening a game', () => launchSuite(rig, provider))
  describe('what an opened game may do', () => launchedSuite(rig, provider))
  describe('a trial account', () => trialSuite(rig))
  describe('what happens live', () => liveSuite(rig, provider))
  describe('lotteries', () => lotterySuite(rig, provider))
  describe('announcements', () => contentSuite(rig))
  describe('a supervisor sees health, readiness and metrics (PLT-07)', () => frameSuite(rig))
  describe('what the specification names', () => namedCallsSuite(rig))
  describe('every bad input gets 4xx, a code and a field (PLT-03)', () => badInputSuite(rig))
  describe('search by name', () => searchSuite(rig))
  describe('what is refused', () => refusalsSuite(rig))
  if (name === 'a real PostgreSQL') {
    describe('several instances share nothing but the database (PLT-02)', () => {
      instancesSuite(rig)
      liveInstancesSuite(rig, provider)
    })
  }
  describe('a killed platform loses nothing and does nothing twice (PLT-06)', () => crashSuite(rig))
  describe('an opened game', () => launchExpirySuite(rig, provider))
  describe('a session', () => sessionSuite(rig))
})
