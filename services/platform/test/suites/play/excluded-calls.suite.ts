import { randomUUID } from 'node:crypto'
import { Caller, codeOf, credentialOf } from '../../rig/caller.ts'
import { EventStream } from '../../rig/event-stream.ts'
import { memberCalls, openTo, waysIn } from '../../rig/member-calls.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { Table } from '../../rig/outside/play.ts'
import type { Game, Provider } from '../../rig/outside/provider.ts'
import { Editor } from '../../rig/people/editor.ts'
import { freshAddress, Guarded, HomeBrowser, secondStep } from '../../rig/people/guarded.ts'
import {
  copyOf,
  exclude,
  FOR_EVER,
  give,
  knownMember,
  MONTHS,
  stakeOf,
  TIME_OUT,
  type Known,
} from '../../rig/people/kept-away.ts'
import { FIRST } from '../../rig/people/member.ts'
import { Person } from '../../rig/people/person.ts'
import { startPlatform, type Platform } from '../../rig/process/platform-process.ts'
import type { Rig } from '../../rig/rig.ts'
import { returnSuite } from './return.suite.ts'
import { sameNumberSuite, secondAccountSuite } from './second-account.suite.ts'
import { underWaySuite } from './under-way.suite.ts'

const SECOND_MS = 1_000
/** What MEM-09 and its operators' pages say is refused: money in, play, gifts, exchanges, messages. */
const NAMED = [
  'GET /wps/session',
  'POST /wps/session/renew',
  'POST /wps/relay/deposit',
  'PUT /wps/relay/deposits/:orderId/slip',
  'GET /wps/game/launchGame',
  'GET /lgw/games/mobile/launch',
  'POST /wps/member/play/clock',
  'POST /wps/rewards/:id/claim',
  'POST /wps/vip/:level/claim',
  'POST /wps/relay/bonuses/:bonusId/convert',
  'POST /wps/rebate/claim',
  'POST /wps/mall/goods/:id/redeem',
  'POST /wps/relay/transfer',
  'POST /wps/agent/transfer',
  'POST /wps/promotion/join',
  'POST /wps/promotion/requestReward',
  'POST /wps/events/ticket',
  'GET /wps/mail',
]
/** Each is tried below, or where its provider is: by social sign-in and by phone in their own suites. Free play has no member. */
const TRIED = [
  'POST /wps/session/login',
  'POST /wps/session/login/social',
  'POST /wps/session/passkey',
  'POST /wps/session/secondStep',
  'PUT /wps/member/register',
  'PUT /wps/member/register/mobile',
  'POST /wps/session/login/freeplay',
]

/** A table of calls and exclusions: an excluded member is refused everywhere, on any copy, within a second (MEM-09). */
export function excludedCallsSuite(rig: Rig, provider: Provider, isShared: boolean): void {
  const table = new Table(rig, provider)
  const editor = new Editor(rig)
  let other: Platform | undefined
  let game: Game
  /** Two copies of the platform on one database, or one where the database is its own. */
  const copies = (): [Caller, Caller] => [
    rig.caller,
    other ? new Caller(other.url, other.operatorUrl) : rig.caller,
  ]

  beforeAll(async () => {
    if (isShared) other = await startPlatform(rig.place, rig.environment())
    game = await table.game({ gameType: 'SLOT', vassalage: 'KIT' })
  })
  afterAll(async () => {
    await other?.stop()
    await rig.moveClock(0)
  })

  const reached = async (account: string): Promise<number> =>
    (
      await editor.call('POST', 'mailings/lotus/check', {
        audience: { to: 'one', account },
        title: { EN: 'News', TY: 'ข่าว' },
        content: { EN: '<p>News</p>', TY: '<p>ข่าว</p>' },
      })
    ).body.value.count

  it('every call in the table is a member’s call or a way in that is tried', () => {
    expect(NAMED.filter((name) => !memberCalls.includes(name))).toEqual([])
    expect(waysIn.toSorted()).toEqual(TRIED.toSorted())
  })

  describe.each([
    ['a time-out', TIME_OUT],
    ['a self-exclusion of months', MONTHS],
    ['a self-exclusion for ever, in the whole house', FOR_EVER],
  ])('in %s', (_state, exclusion) => {
    let known: Known

    beforeAll(async () => {
      known = await knownMember(table, game)
    })

    it('an open page is notified within a second and every call is refused, on another copy too', async () => {
      const [here, there] = copies()
      const { credential, name, person } = known.member
      expect(await reached(name)).toBe(1)
      const elsewhere = credentialOf(await person.login(name, FIRST))
      const { ticket } = (await there.call('POST', '/wps/events/ticket', { credential })).body.value
      const page = await EventStream.open(`${there.url}/wps/events?merchant=lotus&ticket=${ticket}`)
      const began = Date.now()
      expect(codeOf(await exclude(here, credential, exclusion))).toBe('200')
      const { data } = await page.next('sessionEnded')
      expect([data, Date.now() - began < SECOND_MS]).toEqual([{ reason: 'excluded' }, true])
      await page.close()
      for (const copy of [there, here]) expect(await openTo(copy, credential, 'excluded')).toEqual([])
      expect(await person.isAlive(elsewhere)).toBe(false)
    })

    it('a round that runs is settled, and nothing new begins with it or beside it (GAM-05)', async () => {
      const [here, there] = copies()
      const { launchToken, roundId, sessionId } = known
      const opened = await provider.call(there.url, 'authenticate', { token: launchToken })
      expect(codeOf(opened)).toBe('play_restricted')
      for (const { url } of [there, here])
        for (const more of [{}, { roundId }]) {
          const stake = await provider.call(url, 'bet', stakeOf(table, sessionId, more))
          expect(codeOf(stake)).toBe('play_restricted')
        }
      const end = { amount: '9.00', roundId, endRound: true }
      const win = await provider.call(there.url, 'win', stakeOf(table, sessionId, end))
      expect([win.status, win.body.value.balance]).toEqual([200, '58.00'])
      expect(
        (await rig.caller.get('/wps/operator/ledger/verify?whole=1', OPERATOR)).body.value.fault,
      ).toBeNull()
    })

    it('signing in is refused by every way, with the time of its end', async () => {
      const [, there] = copies()
      const { deviceToken, member, phone } = known
      const person = new Person({ caller: there })
      const byName = await person.login(member.name, FIRST)
      expect([codeOf(byName), byName.body.data?.['kind']]).toEqual(['self_excluded', exclusion.kind])
      expect(byName.body.data?.['until'] === null).toBe(exclusion === FOR_EVER)
      expect(byName.body.data?.['ticket']).toBeUndefined()
      const code = await person.code(member.mobile.typed, member.mobile.e164, 'login')
      const bySms = await person.login(member.mobile.typed, code, { type: 'sms', countryDialingCode: '66' })
      expect(codeOf(bySms)).toBe('self_excluded')
      // A remembered browser is forgotten, so that it does not come back by itself when the time is over.
      const remembered = await copyOf(phone, there).login(member.name, deviceToken, { remembered: true })
      expect(codeOf(remembered)).toBe('login_failed')
    })

    it('neither a passkey nor a second step lets them in (ACC-21)', async () => {
      const [here] = copies()
      const owner = await Guarded.begin(rig)
      const { passkey } = await owner.addPasskey()
      expect(codeOf(await exclude(here, owner.browser.credential, exclusion))).toBe('200')
      const browser = new HomeBrowser(rig.caller, freshAddress())
      const { options } = (await browser.call('POST', '/wps/session/passkey/options')).body.value
      const body = { assertion: passkey.answer(options) }
      const entered = await browser.call('POST', '/wps/session/passkey', { body })
      expect([codeOf(entered), entered.body.data?.['kind']]).toEqual(['self_excluded', exclusion.kind])
      const first = await owner.signIn(browser)
      const ticket = String(first.body.data?.['ticket'])
      const optionsAnswer = await browser.call('POST', '/wps/session/secondStep/options', {
        body: { ticket },
      })
      const assertion = passkey.answer(optionsAnswer.body.value.options)
      const stepped = await secondStep(browser, { way: 'passkey', ticket, assertion })
      expect([codeOf(stepped), browser.cookie('MC_SID')]).toEqual(['self_excluded', undefined])
    })

    it('an operator pays out what is left to the card, once, since the member cannot ask', async () => {
      const { name } = known.member
      const orderId = randomUUID()
      const path = `members/lotus/${name}/payout`
      const pay = (why = 'They keep away from play.') => editor.call('POST', path, { orderId, why })
      expect(codeOf(await pay(' '))).toBe('invalid_input')
      const paid = (await pay()).body.value
      expect(paid).toEqual({ orderId, amount: '58.00', currency: 'THB' })
      expect((await pay()).body.value).toEqual(paid)
      const second = await editor.call('POST', path, { orderId: randomUUID(), why: 'Once more' })
      expect(codeOf(second)).toBe('insufficient_funds')
      const { value } = (await editor.call('GET', `withdrawals/${orderId}`)).body
      expect(value).toMatchObject({ state: 'waiting', account: name, amount: '58.00' })
      const { list } = (await editor.call('GET', `audit?subject=lotus/${orderId}`)).body.value
      expect(list).toContainEqual(expect.objectContaining({ action: 'withdrawal.asked_for_member' }))
      expect((await editor.call('GET', 'ledger/verify?whole=1')).body.value.fault).toBeNull()
    })

    it('they receive no messages, and nothing is given to them', async () => {
      const { name } = known.member
      expect(await reached(name)).toBe(0)
      expect(codeOf(await give(editor, name))).toBe('self_excluded')
    })

    secondAccountSuite(table, exclusion, () => ({ ...known, game }))
  })

  sameNumberSuite(rig)
  describe('as time goes by', () => returnSuite(rig))
  if (isShared) describe('what was under way', () => underWaySuite(table, () => game))
}
