import { Bench } from './bench/bench.ts'
import { databases } from './bench/databases.ts'
import { Provider } from './bench/provider.ts'
import { badInputSuite } from './suites/bad-input.suite.ts'
import { brandsSuite } from './suites/brands.suite.ts'
import { contentSuite } from './suites/content.suite.ts'
import { crashSuite } from './suites/crash.suite.ts'
import { frameSuite } from './suites/frame.suite.ts'
import { instancesSuite } from './suites/instances.suite.ts'
import { launchSuite } from './suites/launch.suite.ts'
import { launchedSuite, launchExpirySuite } from './suites/launched.suite.ts'
import { liveInstancesSuite, liveSuite } from './suites/live.suite.ts'
import { lotterySuite } from './suites/lottery.suite.ts'
import { memberSuite } from './suites/member.suite.ts'
import { searchSuite } from './suites/search.suite.ts'
import { sessionSuite } from './suites/session.suite.ts'
import { trialSuite } from './suites/trial.suite.ts'

jest.setTimeout(120_000)

/** One platform per database serves every suite: a start costs seconds. */
describe.each(databases)('on $name', ({ name, make }) => {
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

  describe('a brand', () => brandsSuite(bench))
  describe('announcements', () => contentSuite(bench))
  describe('a member', () => memberSuite(bench))
  describe('opening a game', () => launchSuite(bench, provider))
  describe('what an opened game may do', () => launchedSuite(bench, provider))
  describe('a trial account', () => trialSuite(bench))
  describe('what happens live', () => liveSuite(bench, provider))
  describe('lotteries', () => lotterySuite(bench))
  describe('a supervisor sees health, readiness and metrics (PLT-07)', () => frameSuite(bench))
  describe('every bad input gets 4xx, a code and a field, and changes nothing (PLT-03)', () =>
    badInputSuite(bench))
  if (name === 'a real PostgreSQL') {
    describe('several instances share nothing but the database (PLT-02)', () => {
      instancesSuite(bench)
      liveInstancesSuite(bench, provider)
    })
  }
  describe('a killed platform loses nothing and does nothing twice (PLT-06)', () => crashSuite(bench))
  describe('an opened game', () => launchExpirySuite(bench, provider))
  describe('search by name', () => searchSuite(bench))
  describe('a session', () => sessionSuite(bench))
})
