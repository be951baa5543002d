import { randomUUID } from 'node:crypto'
import type { CareCase } from '@site/shared-api/contract/play-console'
import { codeOf, credentialOf } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { Table } from '../../rig/outside/play.ts'
import type { Provider } from '../../rig/outside/provider.ts'
import { Editor } from '../../rig/people/editor.ts'
import { FIRST, freshPayee, newMember } from '../../rig/people/member.ts'
import { Person } from '../../rig/people/person.ts'
import { Withdrawer } from '../../rig/people/withdrawer.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** What operators see and do about harm (MEM-09, PLT-09). */
export function careSuite(rig: Rig, provider: Provider): void {
  const editor = new Editor(rig)
  const cases = async (): Promise<CareCase[]> =>
    (await editor.call('GET', 'care?merchant=lotus')).body.value.list
  const auditActions = async (account: string): Promise<string[]> =>
    (await rig.caller.get('/wps/operator/audit?limit=100', OPERATOR)).body.value.list
      .filter(({ subject }: { subject: string }) => subject === `lotus/${account}`)
      .map(({ action }: { action: string }) => action)

  it('a new account under an excluded member’s name is restricted until an operator has reviewed it', async () => {
    const away = await newMember(rig)
    await rig.caller.call('POST', '/wps/member/play/exclusion', {
      credential: away.credential,
      body: { kind: 'exclusion', months: 6, scope: 'brand' },
    })
    // The payee's name of every form of these tests.
    const duplicate = await newMember(rig)
    expect((await cases()).find(({ account }) => account === duplicate.name)).toMatchObject({
      state: 'open',
      markers: ['twin'],
    })
    const deposit = await rig.caller.call('POST', '/wps/relay/deposit', {
      credential: duplicate.credential,
      body: { orderId: '0b8b5b0e-4a3b-4d7d-9d0e-6a3f0c9c1a11', channelId: 'transfer', amount: '500.00' },
    })
    expect(codeOf(deposit)).toBe('play_restricted')
    const answer = await editor.call('POST', `care/lotus/${duplicate.name}/note`, {
      text: 'a brother',
      state: 'closed',
    })
    expect(answer.body.value).toMatchObject({ state: 'closed', restricted: true, notes: [{ what: 'note' }] })
  })

  it('an operator writes to a member, and excludes one, which cannot be undone; both are audited', async () => {
    const member = await newMember(rig, { payeeName: freshPayee() })
    const at = `care/lotus/${member.name}`
    const message = await editor.call('POST', `${at}/message`, {
      title: 'How are you?',
      text: 'We saw…\n\nCall us.',
    })
    expect(message.status).toBe(200)
    const mails = await rig.caller.get('/wps/mail', { credential: member.credential })
    expect(mails.body.value.list[0].title).toBe('How are you?')
    const away = await editor.call('POST', `${at}/exclusion`, {
      kind: 'time-out',
      hours: 48,
      why: 'requested by phone',
    })
    expect(away.body.value.exclusions).toMatchObject([{ kind: 'time-out', by: 'local', holds: true }])
    expect((await rig.caller.get('/wps/session', { credential: member.credential })).body.data).toEqual({
      reason: 'excluded',
    })
    expect(codeOf(await new Person(rig).login(member.name, FIRST))).toBe('self_excluded')
    expect(codeOf(await editor.call('POST', `${at}/message`, { title: 'x', text: 'y' }))).toBe(
      'self_excluded',
    )
    await editor.call('GET', at)
    expect(await auditActions(member.name)).toEqual(['care.looked', 'care.time-out', 'care.message'])
  })

  it('each thing that points to harm is found when its day is over, beside nothing that does not (PLT-09)', async () => {
    const name = freshPayee()
    const member = await newMember(rig, { payeeName: name })
    const quiet = await newMember(rig, { payeeName: freshPayee() })
    let payer = new Withdrawer(rig, 'lotus', member.credential)
    const table = new Table(rig, provider)
    const game = await table.game({ gameType: 'SLOT', vassalage: 'KIT' })
    await payer.setPin({ password: FIRST })
    const cardId = randomUUID()
    await payer.addCard({ cardId, holder: name, number: '6660000002' })
    const done = async (order: { orderId: string }, how: 'settle' | 'refuse', more: object = {}) =>
      expect(
        codeOf(await editor.call('POST', `deposits/${order.orderId}/${how}`, { why: 'seen', ...more })),
      ).toBe('200')
    const paidIn = async (): Promise<void> =>
      await done(await payer.begin({ channelId: 'transfer', amount: '300.00' }), 'settle', {
        amount: '300.00',
      })
    const play = async (amount: string, win: string): Promise<void> => {
      const sessionId = await table.open(payer.credential, game)
      const round = { transactionId: table.id(), roundId: table.id('r'), bet: amount, win }
      expect(codeOf(await table.call('bet-win', { sessionId, ...round, currency: 'THB' }))).toBe('200')
    }
    // Two in the morning in Bangkok, on days that no other test has ended yet.
    const first = 40 * DAY_MS + 19 * HOUR_MS - (Date.now() % DAY_MS)
    for (const night of [0, 1, 2]) {
      table.movedMs = first + night * DAY_MS
      await rig.moveClock(table.movedMs)
      payer = new Withdrawer(rig, 'lotus', credentialOf(await member.person.login(member.name, FIRST)))
      await paidIn()
      await play('300.00', '0.00')
      if (night < 2) continue
      // The last night: after what was lost, three times more.
      for (let i = 0; i < 3; i += 1) await paidIn()
      for (let i = 0; i < 3; i += 1)
        await done(await payer.begin({ channelId: 'transfer', amount: '300.00' }), 'refuse')
      await play('900.00', '400.00')
      for (let i = 0; i < 2; i += 1) {
        const { orderId } = await payer.take(cardId, { amount: '100.00' })
        expect(codeOf(await payer.call('POST', `/wps/transaction/orders/${orderId}/cancel`))).toBe('200')
      }
    }
    await rig.moveClock(first + 3 * DAY_MS)
    // Days end one after another, and each may find more.
    const found = await until(
      async () => (await cases()).find(({ account, score }) => account === member.name && score >= 5),
      'a case of who plays at night, with all that points to harm',
    )
    const { markers } = (await editor.call('GET', `care/lotus/${member.name}`)).body.value
    await rig.moveClock(0)
    expect(found).toMatchObject({ state: 'open', score: 5 })
    expect(
      Object.fromEntries(markers.map(({ detail, kind }: { detail: object; kind: string }) => [kind, detail])),
    ).toEqual({
      'rising-deposits': { week: '1800.00', usual: '0.00', orders: 6 },
      'chasing-losses': { deposits: 3 },
      'night-play': { nights: 3 },
      'cancelled-withdrawals': { count: 2 },
      'declined-deposits': { count: 3 },
    })
    expect((await cases()).some(({ account }) => account === quiet.name)).toBe(false)
  })
}
