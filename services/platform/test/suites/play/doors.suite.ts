import { randomUUID } from 'node:crypto'
import { Caller, codeOf, type Answer, type Credential } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { Table } from '../../rig/outside/play.ts'
import { launchPath, type Game, type Provider } from '../../rig/outside/provider.ts'
import { Editor } from '../../rig/people/editor.ts'
import { FIRST, freshPayee, newMember, type Member } from '../../rig/people/member.ts'
import { coralForm, freshNumber, lotusForm, Person } from '../../rig/people/person.ts'
import { startPlatform, type Platform } from '../../rig/process/platform-process.ts'
import type { Rig } from '../../rig/rig.ts'
import { EventStream } from '../../rig/event-stream.ts'

const SECOND_MS = 1_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const TIME_OUT = { kind: 'time-out', hours: 24 } as const
const MONTHS = { kind: 'exclusion', months: 6, scope: 'brand' } as const
const FOR_EVER = { kind: 'exclusion', months: null, scope: 'house' } as const

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
      { transferId: randomUUID(), from: '0', to: 'AV', amount: '1.00' },
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
    const closed: Record<string, unknown> = {}

    beforeAll(async () => {
      const [here, there] = copies()
      member = await newMember(rig, { payeeName: freshPayee() })
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
  })

  it('comes back from a time-out with its end, and from a self-exclusion by an own wish and a day later', async () => {
    const member = await newMember(rig, { payeeName: freshPayee() })
    const again = () => member.person.login(member.name, FIRST)
    await exclude(rig.caller, member.credential, TIME_OUT)
    expect(codeOf(await again())).toBe('self_excluded')
    await rig.moveClock(DAY_MS)
    const back = await again()
    expect(codeOf(back)).toBe('200')
    const cookie = /MC_SID=([^;]*)/.exec(back.headers.get('set-cookie') ?? '')?.[1] ?? ''
    await exclude(rig.caller, { token: String(back.body.value.token), cookie }, MONTHS)
    await rig.moveClock(DAY_MS + 170 * DAY_MS)
    expect((await again()).body.data).not.toHaveProperty('ticket')
    await rig.moveClock(DAY_MS + 190 * DAY_MS)
    const over = await again()
    expect([codeOf(over), typeof over.body.data?.['ticket']]).toEqual(['self_excluded', 'string'])
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
    await rig.moveClock(0)
  })
}
