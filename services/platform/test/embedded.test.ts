import { databases } from './rig/process/databases.ts'
import { Provider } from './rig/outside/provider.ts'
import { Team } from './rig/people/team.ts'
import { Rig } from './rig/rig.ts'
import { figuresSuite } from './suites/agents/figures.suite.ts'
import { treeSuite } from './suites/agents/tree.suite.ts'
import { chatModelSuite } from './suites/chat/model.suite.ts'
import { launchedSuite } from './suites/games/launched.suite.ts'
import { searchSuite } from './suites/games/search.suite.ts'
import { memberSuite } from './suites/identity/member.suite.ts'
import { signInSuite } from './suites/identity/sign-in.suite.ts'
import { claimsSuite } from './suites/loyalty/claims.suite.ts'
import { ledgerSuite } from './suites/money/ledger.suite.ts'
import { recordsSuite } from './suites/money/records.suite.ts'
import { walletGatewaySuite } from './suites/money/wallet-gateway.suite.ts'
import { walletTurnsSuite } from './suites/money/wallet-turns.suite.ts'
import { careSuite } from './suites/play/care.suite.ts'
import { brandsSuite } from './suites/site/brands.suite.ts'
import { crashSuite } from './suites/site/crash.suite.ts'
import { mailSuite } from './suites/site/mail.suite.ts'
import { operatorsSuite } from './suites/site/operators.suite.ts'

jest.setTimeout(120_000)

const [embedded] = databases
if (embedded === undefined) throw new Error('there is no embedded database')
const embeddedDatabase = embedded

/** Suites on an embedded platform of their own: those that count money begin with the examples' untouched. */
function describeOnPlatform(name: string, suites: (rig: Rig, provider: Provider) => void): void {
  describe(name, () => {
    const provider = new Provider()
    const rig = new Rig(embeddedDatabase.make, () => provider.environment)
    beforeAll(async () => {
      await provider.listen()
      await rig.setUp()
    })
    afterAll(async () => {
      await rig.tearDown()
      await provider.close()
    })
    suites(rig, provider)
  })
}

/**
 * The embedded database: what depends on the store itself (types, transactions, locks, kills, full-text search), and one smoke
 * of every room; of deposits, withdrawals, bonuses and claims it is the storm. Every API suite runs on PostgreSQL, and on both
 * databases in the soak.
 */
describe('on the embedded database (PLT-02)', () => {
  describeOnPlatform('money', (rig, provider) => {
    describe('members', () => memberSuite(rig))
    describe('the seamless wallet', () => {
      walletGatewaySuite(rig, provider)
      walletTurnsSuite(rig, provider)
    })
    describe('the ledger', () => ledgerSuite(rig, provider))
    describe('a killed platform', () => crashSuite(rig))
  })
  describeOnPlatform('rewards', (rig, provider) => {
    describe('claims', () => claimsSuite(rig, provider))
    describe('player protection', () => careSuite(rig, provider))
  })
  describeOnPlatform('agents', (rig, provider) => {
    const team = new Team(rig, provider)
    beforeAll(() => team.gather())
    figuresSuite(team)
    treeSuite(team)
  })
  describeOnPlatform('rooms', (rig, provider) => {
    describe('operators', () => operatorsSuite(rig))
    describe('brands', () => brandsSuite(rig))
    describe('sign-in', () => signInSuite(rig))
    describe('games', () => launchedSuite(rig, provider))
    describe('search', () => searchSuite(rig))
    describe('messages', () => mailSuite(rig))
    describe('chat', () => chatModelSuite(rig))
    // Last: it lets days pass.
    describe('records', () => recordsSuite(rig, provider))
  })
})
