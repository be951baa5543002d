import { randomUUID } from 'node:crypto'
import { Caller, codeOf, credentialOf, type Answer, type Credential } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { Table } from '../../rig/outside/play.ts'
import { launchPath, type Game, type Provider } from '../../rig/outside/provider.ts'
import { Browser } from '../../rig/people/browser.ts'
import { Editor } from '../../rig/people/editor.ts'
import { freshAddress, Guarded, HomeBrowser, secondStep } from '../../rig/people/guarded.ts'
import { FIRST, freshPayee, newMember, type Member } from '../../rig/people/member.ts'
import { coralForm, freshNumber, lotusForm, Person } from '../../rig/people/person.ts'
import { Withdrawer } from '../../rig/people/withdrawer.ts'
import { startPlatform, type Platform } from '../../rig/process/platform-process.ts'
import type { Rig } from '../../rig/rig.ts'
import { EventStream } from '../../rig/event-stream.ts'
import { underWaySuite } from './under-way.suite.ts'

const SECOND_MS = 1_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const TIME_OUT = { kind: 'time-out', hours: 24 } as const
const MONTHS = { kind: 'exclusion', months: 6, scope: 'brand' } as const
const FOR_EVER = { kind: 'exclusion', months: null, scope: 'house' } as const

let cards = 0
/** A number that no card of these tests has. */
const freshCard = (): string => String(5_550_000_000 + (cards += 1))
/** The same browser, without who is signed in. */
function copyOf(browser: Browser, caller = browser.caller): Browser {
  const copy = new Browser(caller, browser.address)
  copy.setCookie('MC_BROWSER', browser.cookie('MC_BROWSER') ?? '')
  return copy
}

/** A table of doors and states: whoever keeps away passes none of them, on any copy, within a second (MEM-09). */
export function doorsSuite(rig: Rig, provider: Provider, isShared: boolean): void {
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

  const exclude = (caller: Caller, credential: Credential, body: object): Promise<Answer> =>
    caller.call('POST', '/wps/member/play/exclusion', { credential, body })
  const bet = (url: string, sessionId: string, more: object = {}): Promise<Answer> =>
    provider.call(url, 'bet', {
      sessionId,
      transactionId: table.id(),
      roundId: table.id('r'),
      amount: '1.00',
      currency: 'THB',
      ...more,
    })
  const gift = async (account: string): Promise<string> => {
    const answer = await editor.call('POST', 'grants', {
      id: randomUUID(),
      merchant: 'lotus',
      account,
      amount: '50.00',
      title: { EN: 'Gift', TY: 'ของขวัญ' },
      why: 'to play with',
      days: null,
    })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body.value.id
  }
  const reached = async (account: string): Promise<number> =>
    (
      await editor.call('POST', 'mailings/lotus/check', {
        audience: { to: 'one', account },
        title: { EN: 'News', TY: 'ข่าว' },
        content: { EN: '<p>News</p>', TY: '<p>ข่าว</p>' },
      })
    ).body.value.count

  /** Every door that a session opens, by name. */
  const doors = (
    reward: string,
  ): readonly (readonly [string, string, string | (() => string), object?])[] => [
    ['session', 'GET', '/wps/session'],
    ['renewal', 'POST', '/wps/session/renew'],
    ['deposit', 'POST', '/wps/relay/deposit', { orderId: randomUUID(), channelId: 'qr', amount: '500.00' }],
    ['launch', 'GET', () => launchPath(game)],
    ['clock', 'POST', '/wps/member/play/clock'],
    ['reward', 'POST', `/wps/rewards/${reward}/claim`],
    ['bonus', 'POST', `/wps/relay/bonuses/${randomUUID()}/convert`],
    ['rebate', 'POST', '/wps/rebate/claim', { claimId: randomUUID() }],
    [
      'transfer',
      'POST',
      '/wps/relay/transfer',
      { transferId: randomUUID(), from: 'MAIN', to: 'GRN', amount: '1.00' },
    ],
    ['join', 'POST', '/wps/promotion/join', { promotionId: 'lotus-welcome' }],
    ['stream', 'POST', '/wps/events/ticket'],
    ['messages', 'GET', '/wps/mail'],
  ]

  describe.each([
    ['a time-out', TIME_OUT],
    ['a self-exclusion of months', MONTHS],
    ['a self-exclusion for ever, in the whole house', FOR_EVER],
  ])('in %s', (_state, wish) => {
    let member: Member
    let reward: string
    let sessionId: string
    let roundId: string
    /** Where the member is remembered: known to the site, and bound to a device token. */
    let phone: Browser
    let deviceToken: string
    let cardNumber: string
    const closed: Record<string, unknown> = {}

    beforeAll(async () => {
      const [here, there] = copies()
      phone = new Browser(rig.caller, freshAddress())
      const holder = freshPayee()
      const made = await newMember(rig, { payeeName: holder }, phone)
      const { body } = await phone.login(made.name, FIRST, { remember: true })
      // A browser has one session at a time.
      member = { ...made, credential: phone.credential }
      deviceToken = String(body.value.deviceToken)
      const payer = new Withdrawer(rig, 'lotus', member.credential)
      await payer.setPin({ password: FIRST })
      cardNumber = freshCard()
      expect(codeOf(await payer.addCard({ number: cardNumber, holder }))).toBe('200')
      await here.call('POST', `/wps/rewards/${await gift(member.name)}/claim`, {
        credential: member.credential,
      })
      reward = await gift(member.name)
      sessionId = await table.open(member.credential, game)
      roundId = table.id('r')
      expect(codeOf(await bet(here.url, sessionId, { roundId }))).toBe('200')
      expect(await reached(member.name)).toBe(1)
      // A launch that was asked for and not opened yet, and a page that listens on the other copy.
      const token = await table.launch(member.credential, game, 'lotus')
      const second = await member.person.login(member.name, FIRST)
      expect(second.status).toBe(200)
      const { ticket } = (await there.call('POST', '/wps/events/ticket', { credential: member.credential }))
        .body.value
      const page = await EventStream.open(`${there.url}/wps/events?merchant=lotus&ticket=${ticket}`)
      const began = Date.now()
      expect(codeOf(await exclude(here, member.credential, wish))).toBe('200')
      closed['told'] = (await page.next('sessionEnded')).data
      closed['within'] = Date.now() - began < SECOND_MS
      for (const caller of [there, here])
        for (const [name, method, path, body] of doors(reward)) {
          const answer = await caller.call(method, typeof path === 'string' ? path : path(), {
            credential: member.credential,
            ...(body !== undefined && { body }),
          })
          closed[`${name}${caller === there ? ' elsewhere' : ''}`] = [
            codeOf(answer),
            answer.body.data?.['reason'],
          ]
        }
      closed['opened later'] = codeOf(await provider.call(there.url, 'authenticate', { token }))
      await page.close()
    })

    it('an open page is told within a second, on another copy too', () => {
      expect([closed['told'], closed['within']]).toEqual([{ reason: 'excluded' }, true])
    })

    it.each(doors('').map(([name]) => name))('the door %s is shut on both copies', (name) => {
      const shut = ['session_ended', 'excluded']
      expect([closed[name], closed[`${name} elsewhere`] ?? shut]).toEqual([shut, shut])
    })

    it('a round that runs is settled, and nothing new begins with it or beside it (GAM-05)', async () => {
      const [here, there] = copies()
      expect(closed['opened later']).toBe('play_restricted')
      for (const { url } of [there, here]) {
        expect(codeOf(await bet(url, sessionId))).toBe('play_restricted')
        expect(codeOf(await bet(url, sessionId, { roundId }))).toBe('play_restricted')
      }
      const win = await provider.call(there.url, 'win', {
        sessionId,
        transactionId: table.id(),
        roundId,
        amount: '9.00',
        currency: 'THB',
        endRound: true,
      })
      expect([win.status, win.body.value.balance]).toEqual([200, '58.00'])
      expect(
        (await rig.caller.get('/wps/operator/ledger/verify?whole=1', OPERATOR)).body.value.fault,
      ).toBeNull()
    })

    it('signing in is refused by every way, with the time of its end', async () => {
      const [, there] = copies()
      const person = new Person({ caller: there })
      const byName = await person.login(member.name, FIRST)
      expect([codeOf(byName), byName.body.data?.['kind']]).toEqual(['self_excluded', wish.kind])
      expect(byName.body.data?.['until'] === null).toBe(wish === FOR_EVER)
      expect(byName.body.data?.['ticket']).toBeUndefined()
      const code = await person.code(member.mobile.typed, member.mobile.e164, 'login')
      const bySms = await person.login(member.mobile.typed, code, { type: 'sms', countryDialingCode: '66' })
      expect(codeOf(bySms)).toBe('self_excluded')
      // A remembered browser is forgotten, so that it does not come back by itself when the time is over.
      const remembered = await copyOf(phone, there).login(member.name, deviceToken, { remembered: true })
      expect(codeOf(remembered)).toBe('login_failed')
    })

    it('neither a passkey nor a second step lets anybody in (ACC-21)', async () => {
      const [here] = copies()
      const owner = await Guarded.begin(rig)
      const { passkey } = await owner.addPasskey()
      expect(codeOf(await exclude(here, owner.browser.credential, wish))).toBe('200')
      const browser = new HomeBrowser(rig.caller, freshAddress())
      const { options } = (await browser.call('POST', '/wps/session/passkey/options')).body.value
      const body = { assertion: passkey.answer(options) }
      const entered = await browser.call('POST', '/wps/session/passkey', { body })
      expect([codeOf(entered), entered.body.data?.['kind']]).toEqual(['self_excluded', wish.kind])
      const first = await owner.signIn(browser)
      const ticket = String(first.body.data?.['ticket'])
      const asked = await browser.call('POST', '/wps/session/secondStep/options', { body: { ticket } })
      const assertion = passkey.answer(asked.body.value.options)
      const stepped = await secondStep(browser, { way: 'passkey', ticket, assertion })
      expect([codeOf(stepped), browser.cookie('MC_SID')]).toEqual(['self_excluded', undefined])
    })

    it('an operator pays out what is left to the card, once, since the member cannot ask', async () => {
      const orderId = randomUUID()
      const path = `members/lotus/${member.name}/payout`
      const pay = (why = 'They keep away from play.') => editor.call('POST', path, { orderId, why })
      expect(codeOf(await pay(' '))).toBe('invalid_input')
      const paid = (await pay()).body.value
      expect(paid).toEqual({ orderId, amount: '58.00', currency: 'THB' })
      expect((await pay()).body.value).toEqual(paid)
      const second = await editor.call('POST', path, { orderId: randomUUID(), why: 'Once more' })
      expect(codeOf(second)).toBe('insufficient_funds')
      const { value } = (await editor.call('GET', `withdrawals/${orderId}`)).body
      expect(value).toMatchObject({ state: 'waiting', account: member.name, amount: '58.00' })
      const { list } = (await editor.call('GET', `audit?subject=lotus/${orderId}`)).body.value
      expect(list).toContainEqual(expect.objectContaining({ action: 'withdrawal.asked_for_member' }))
      expect((await editor.call('GET', 'ledger/verify?whole=1')).body.value.fault).toBeNull()
    })

    it('nobody writes to them, and nothing is given to them', async () => {
      expect(await reached(member.name)).toBe(0)
      const given = await editor.call('POST', 'grants', {
        id: randomUUID(),
        merchant: 'lotus',
        account: member.name,
        amount: '1.00',
        title: { EN: 'Gift', TY: 'ของขวัญ' },
        why: 'not while away',
        days: null,
      })
      expect(codeOf(given)).toBe('self_excluded')
    })

    it('a second account with the same address is refused, in the whole house where that was asked for', async () => {
      const person = new Person(rig)
      const { typed, e164 } = freshNumber()
      const verificationCode = await person.code(typed, e164, 'register')
      const twin = await person.sealed(
        'PUT',
        '/wps/member/register',
        lotusForm({ mobileNum: typed, verificationCode, email: member.email }),
      )
      expect(codeOf(twin)).toBe('self_excluded')
      const coral = new Person(rig, 'coral')
      const elsewhere = await coral.sealed(
        'PUT',
        '/wps/member/register',
        await coralForm(coral, { email: member.email.toUpperCase() }),
      )
      expect(codeOf(elsewhere)).toBe(wish === FOR_EVER ? 'self_excluded' : '200')
    })

    it('a second account with the same browser or the same card plays and pays in nothing until a person has looked', async () => {
      const opened = await newMember(rig, { payeeName: freshPayee() }, copyOf(phone))
      const holder = freshPayee()
      const other = await newMember(rig, { payeeName: holder })
      const payer = new Withdrawer(rig, 'lotus', other.credential)
      await payer.setPin({ password: FIRST })
      const open = await payer.ask({ channelId: 'transfer' })
      expect(codeOf(open)).toBe('200')
      const card = await payer.addCard({ number: cardNumber, holder })
      expect([codeOf(card), card.body.field]).toEqual(['self_excluded', 'number'])
      for (const { credential, name } of [opened, other]) {
        const deposit = await new Withdrawer(rig, 'lotus', credential).ask({ channelId: 'transfer' })
        const launch = await rig.caller.get(launchPath(game), { credential })
        expect([codeOf(deposit), codeOf(launch)]).toEqual(['play_restricted', 'play_restricted'])
        const { value } = (await editor.call('GET', `care/lotus/${name}`)).body
        expect(value).toMatchObject({ state: 'open', restricted: true, markers: [{ kind: 'twin' }] })
      }
    })
  })

  it('other accounts of the same proved number keep away too, those of the same address wait for a person', async () => {
    const { credential, email, mobile } = await newMember(rig, { payeeName: freshPayee() })
    const sharing = await newMember(rig, { payeeName: freshPayee(), email })
    const patch = (countries: string[]) =>
      editor.call('PATCH', 'brands/coral', { sms: { countries, perHour: 500 } })
    expect((await patch(['PH', 'SG', 'TH'])).status).toBe(200)
    const coral = new Person(rig, 'coral')
    const form = await coralForm(coral)
    const theirs = credentialOf(await coral.sealed('PUT', '/wps/member/register', form))
    const number = { mobileNum: mobile.typed, countryDialingCode: '66', password: FIRST }
    const after = await coral.lastSent()
    const asked = await coral.call('POST', '/wps/member/info/mobile/code', {
      credential: theirs,
      body: { end: 'new', ...number },
    })
    expect(codeOf(asked)).toBe('200')
    const { code } = await coral.sent(mobile.e164, after)
    const proved = await coral.call('POST', '/wps/member/info/mobile', {
      credential: theirs,
      body: { ...number, newCode: code },
    })
    expect(codeOf(proved)).toBe('200')
    await exclude(rig.caller, credential, FOR_EVER)
    await patch(['PH', 'SG'])
    const gone = await coral.get('/wps/session', { credential: theirs })
    expect([codeOf(gone), gone.body.data]).toEqual(['session_ended', { reason: 'excluded' }])
    expect(codeOf(await coral.login(String(form['username']), FIRST))).toBe('self_excluded')
    expect(await sharing.person.isAlive(sharing.credential)).toBe(true)
    const { value } = (await editor.call('GET', `care/lotus/${sharing.name}`)).body
    expect(value).toMatchObject({ state: 'open', restricted: false, markers: [{ kind: 'twin' }] })
  })

  describe('as time goes by', () => {
    afterEach(() => rig.moveClock(0))

    it('money that was on its way is theirs, without the bonus that would be played for (MEM-02)', async () => {
      const member = await newMember(rig, { payeeName: freshPayee() })
      const payer = new Withdrawer(rig, 'lotus', member.credential)
      const { promotions } = (await payer.call('GET', '/wps/relay/deposit/channels')).body.value
      const [{ promotionId }] = promotions
      const order = await payer.begin({ channelId: 'transfer', promotionId })
      await exclude(rig.caller, member.credential, TIME_OUT)
      const settled = await editor.call('POST', `deposits/${order.orderId}/settle`, {
        amount: order.amount,
        why: 'seen on the statement',
      })
      expect(settled.body.value).toMatchObject({ state: 'paid', credited: order.amount })
      await rig.moveClock(DAY_MS)
      const credential = credentialOf(await member.person.login(member.name, FIRST))
      const { wallets } = (await rig.caller.get('/wps/wallets/gcs', { credential })).body.value
      const of = (kind: string): string =>
        wallets.find((one: { kind: string }) => one.kind === kind)?.balance ?? '0.00'
      expect([wallets[0].balance, of('bonus')]).toEqual([order.amount, '0.00'])
    })

    it('comes back from a time-out with its end, and from a self-exclusion by an own wish and a day later', async () => {
      const member = await newMember(rig, { payeeName: freshPayee() })
      const again = () => member.person.login(member.name, FIRST)
      await exclude(rig.caller, member.credential, TIME_OUT)
      await rig.moveClock(DAY_MS - 60 * SECOND_MS)
      expect(codeOf(await again())).toBe('self_excluded')
      await rig.moveClock(DAY_MS)
      const back = await again()
      expect(codeOf(back)).toBe('200')
      const cookie = /MC_SID=([^;]*)/.exec(back.headers.get('set-cookie') ?? '')?.[1] ?? ''
      await exclude(rig.caller, { token: String(back.body.value.token), cookie }, MONTHS)
      // What an operator sets beside it ends nothing sooner.
      const shorter = { kind: 'time-out', hours: 24, why: 'asked for less' }
      expect((await editor.call('POST', `care/lotus/${member.name}/exclusion`, shorter)).status).toBe(200)
      await rig.moveClock(3 * DAY_MS)
      expect((await again()).body.data?.['kind']).toBe('exclusion')
      await rig.moveClock(DAY_MS + 170 * DAY_MS)
      expect((await again()).body.data).not.toHaveProperty('ticket')
      await rig.moveClock(DAY_MS + 190 * DAY_MS)
      const over = await again()
      expect([codeOf(over), typeof over.body.data?.['ticket']]).toEqual(['self_excluded', 'string'])
      // The ticket is good for a quarter of an hour.
      await rig.moveClock(DAY_MS + 190 * DAY_MS + 16 * 60 * SECOND_MS)
      const late = { body: { ticket: over.body.data?.['ticket'] } }
      expect(codeOf(await rig.caller.call('POST', '/wps/member/play/return', late))).toBe('return_invalid')
      await rig.moveClock(DAY_MS + 190 * DAY_MS)
      const ask = (ticket: unknown, merchant = 'lotus') =>
        rig.caller.call('POST', '/wps/member/play/return', { merchant, body: { ticket } })
      expect(codeOf(await ask('made up'))).toBe('return_invalid')
      expect(codeOf(await ask(over.body.data?.['ticket'], 'coral'))).toBe('return_invalid')
      expect(codeOf(await ask(over.body.data?.['ticket']))).toBe('200')
      await rig.moveClock(DAY_MS + 190 * DAY_MS + 23 * HOUR_MS)
      const waiting = await again()
      expect([codeOf(waiting), typeof waiting.body.data?.['opensAt']]).toEqual(['self_excluded', 'string'])
      await rig.moveClock(DAY_MS + 191 * DAY_MS + HOUR_MS)
      expect(codeOf(await again())).toBe('200')
    })
  })

  if (isShared) describe('what was under way', () => underWaySuite(rig))
}
