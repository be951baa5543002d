import type { PaymentSandbox } from '../../rig/outside/payment-sandbox.ts'
import { PASSWORDS, said } from '../../rig/outside/play.ts'
import { payAt } from '../../rig/people/depositor.ts'
import { Browser } from '../../rig/people/browser.ts'
import { Editor } from '../../rig/people/editor.ts'
import { Payer, Withdrawer } from '../../rig/people/withdrawer.ts'
import type { JobDto } from '@site/shared-api/contract/job'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'

const HOUR_MS = 3_600_000

/** What operators do before money leaves (PLT-09). */
export function withdrawConsoleSuite(rig: Rig, sandbox: PaymentSandbox): void {
  const editor = new Editor(rig)
  const payer = new Payer(editor)
  let agent: Withdrawer
  let card: string
  beforeAll(async () => {
    agent = await Withdrawer.signIn(rig, 'lotus.agent')
    card = await agent.ready('7010')
  })
  afterEach(async () => expect(await payer.faults()).toEqual([]))

  it('asks two people from the brand’s amount on, and takes no one for two (MEM-03, PLT-09)', async () => {
    const order = await agent.take(card, { amount: '5000.00' })
    const first = (await payer.approve(order.orderId)).body.value
    expect(first).toMatchObject({ state: 'waiting', needed: 2, approvals: [{ by: 'local' }] })
    expect(said(await payer.approve(order.orderId))).toEqual([409, 'second_person_needed'])
    expect((await agent.withdrawal(order.orderId)).state).toBe('waiting')
    const name = `second-${order.orderId.slice(0, 8)}`
    const second = new Payer(await Editor.signedIn(rig, name, 'payments'))
    const answers = await Promise.all([second.approve(order.orderId), second.approve(order.orderId)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await agent.end(order.orderId, 'paid')
    const mails = (await agent.call('GET', '/wps/mail')).body.value.list
    expect(mails[0]).toMatchObject({ title: 'Your withdrawal was paid', kind: 'money' })
    // An example message has that title too.
    const { content } = (await agent.call('GET', `/wps/mail/${mails[0].id}`)).body.value
    expect(content).toContain('5000.00 THB was paid to your account ending in 7010.')
    const { list } = (await payer.do('GET', `audit?subject=lotus/${order.orderId}`)).body.value
    expect(list.map(({ action, actor }: { action: string; actor: string }) => [action, actor])).toEqual([
      ['withdrawal.approved', name],
      ['withdrawal.approved', 'local'],
    ])
    const below = await agent.take(card, { amount: '4999.99' })
    expect((await payer.approve(below.orderId)).body.value).toMatchObject({ needed: 1 })
    await agent.end(below.orderId, 'paid')
  })

  it('refuses with a reason: the money is back, and the member is notified (MEM-03, CON-07)', async () => {
    const before = await agent.cash()
    const order = await agent.take(card)
    expect(said(await payer.refuse(order.orderId, ' '))).toEqual([400, 'invalid_input', 'why'])
    const why = 'The name <b>differs</b> from your bank’s.'
    const risk = new Payer(await Editor.signedIn(rig, `risk-${order.orderId.slice(0, 8)}`, 'risk'))
    expect((await risk.refuse(order.orderId, why)).body.value).toMatchObject({ state: 'refused', why })
    expect(said(await payer.refuse(order.orderId))).toEqual([409, 'withdraw_closed'])
    expect(said(await payer.approve(order.orderId))).toEqual([409, 'withdraw_closed'])
    expect(await agent.cash()).toBe(before)
    expect(await agent.withdrawal(order.orderId)).toMatchObject({ state: 'refused', why })
    const { list } = (await agent.call('GET', '/wps/mail')).body.value
    expect(list[0]).toMatchObject({ title: 'Your withdrawal was not accepted', kind: 'money' })
    const { content } = (await agent.call('GET', `/wps/mail/${list[0].id}`)).body.value
    expect(content).toContain('&lt;b&gt;differs')
  })

  it('ends one way where approving, refusing and cancelling come at once; what was approved and not sent yet may be refused (MEM-03)', async () => {
    const before = await agent.cash()
    const order = await agent.take(card)
    const answers = await Promise.all([
      payer.approve(order.orderId),
      payer.refuse(order.orderId),
      agent.call('POST', `/wps/transaction/orders/${order.orderId}/cancel`),
    ])
    const [isApproved, isRefused, isCancelled] = answers.map(({ status }) => status === 200)
    expect([isApproved, isRefused, isCancelled]).toContain(true)
    expect(isCancelled === true && (isApproved === true || isRefused === true)).toBe(false)
    const end = await until(async () => {
      const found = await agent.withdrawal(order.orderId)
      return ['paid', 'refused', 'cancelled'].includes(found.state) ? found : undefined
    }, 'the end of the withdrawal')
    expect(end.state).toBe(isCancelled === true ? 'cancelled' : isRefused === true ? 'refused' : 'paid')
    expect(await agent.cash()).toBe(before - (end.state === 'paid' ? 50_000 : 0))
  })

  it('shows what speaks against it: a new card and device, a number that others have, money that was not played, a member kept from playing (MEM-03)', async () => {
    const demo = await Withdrawer.signIn(rig, 'lotus.demo')
    const shared = await agent.ready('9099')
    await demo.ready('9099')
    const turnover = await editor.get('turnover-rules', 'lotus')
    const free = await editor.publish(await editor.draft(turnover, { depositPercent: 0 }))
    const deposit = await agent.begin({ amount: '900.00' })
    await sandbox.act(payAt(deposit), { do: 'pay' })
    await agent.become(deposit.orderId, 'paid')
    const play = (restricted: boolean) => payer.do('PUT', 'members/lotus/lotus.agent/play', { restricted })
    await play(true)
    const order = await agent.take(shared)
    await play(false)
    const detail = await payer.withdrawal(order.orderId)
    expect(detail.signals.toSorted()).toEqual([
      'deposit_without_play',
      'new_card',
      'new_device',
      'play_restricted',
      'shared_card',
    ])
    expect(detail.member).toMatchObject({
      payeeName: 'Somchai Jaidee',
      lastDeposit: { amount: '900.00', playedSince: '0.00' },
    })
    expect(detail.member.cards.find(({ number }) => number === '9099')?.sharedWith).toEqual(['lotus.demo'])
    const { list } = (await payer.do('GET', 'withdrawals?merchant=lotus&state=waiting&account=lotus.agent'))
      .body.value
    expect(list.map(({ id }: { id: string }) => id)).toContain(order.orderId)
    expect((await editor.restore(free, 1)).status).toBe(200)
    // The card goes, what is under way stays.
    await agent.call('DELETE', '/wps/member/bankCard', { cardId: shared, paymentPassword: '481920' })
    await payer.approve(order.orderId)
    await agent.end(order.orderId, 'paid')
  })

  it('goes on where the payment company was away, which the queue of the site shows until then (MEM-03, PLT-09)', async () => {
    const order = await agent.take(card, { amount: '150.00' })
    await sandbox.stop()
    await payer.approve(order.orderId)
    await until(
      async () => ((await jobOf(payer, order.orderId))?.lastError == null ? undefined : true),
      'a failure that is shown',
    )
    expect(said(await payer.do('POST', `withdrawals/${order.orderId}/ask`))).toEqual([503, 'provider_down'])
    expect(await agent.withdrawal(order.orderId)).toMatchObject({ state: 'paying' })
    expect(said(await agent.call('POST', `/wps/transaction/orders/${order.orderId}/cancel`))).toEqual([
      409,
      'withdraw_closed',
    ])
    await sandbox.start()
    await agent.end(order.orderId, 'paid')
  })
}

/** What depends on the time; it moves the clock, and ends what comes before (MEM-03). */
export function withdrawTimeSuite(rig: Rig): void {
  it('signals no card and no device that is known for long, and begins a new day at midnight of the brand (MEM-03)', async () => {
    const payer = new Payer(new Editor(rig))
    const browser = new Browser(rig.caller, '198.51.100.73')
    await browser.login('lotus.agent', PASSWORDS.lotus)
    await (await Withdrawer.signIn(rig, 'lotus.agent')).ready('7010')
    // Past whatever the clock has been at before; so many hours after which the brand holds a card for known.
    const later = Date.now() + 3 * 24 * HOUR_MS
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Bangkok' }).format(later)
    // Bangkok is seven hours ahead all the year.
    const midnight = Date.parse(`${day}T00:00:00Z`) + 17 * HOUR_MS
    const at = async (time: number): Promise<Withdrawer> => {
      await rig.moveClock(time - Date.now())
      await browser.login('lotus.agent', PASSWORDS.lotus)
      return new Withdrawer(rig, 'lotus', browser.credential)
    }
    const left = async (who: Withdrawer): Promise<number> =>
      (await who.call('GET', '/wps/transaction/withdraw')).body.value.countLeft
    let agent = await at(midnight - HOUR_MS / 2)
    const whole = await left(agent)
    const order = await agent.take(await agent.ready('7010'), { amount: '110.00' })
    const { signals } = await payer.withdrawal(order.orderId)
    expect(signals.filter((signal) => signal !== 'deposit_without_play')).toEqual([])
    expect(await left(agent)).toBe(whole - 1)
    agent = await at(midnight + HOUR_MS / 2)
    expect(await left(agent)).toBe(whole)
    await agent.call('POST', `/wps/transaction/orders/${order.orderId}/cancel`)
    await rig.moveClock(0)
    expect(await payer.faults()).toEqual([])
  })
}

async function jobOf(payer: Payer, orderId: string): Promise<JobDto | undefined> {
  const { list } = (await payer.do('GET', 'jobs?kind=payout&limit=200')).body.value
  return list.find(({ key }: JobDto) => key === orderId)
}
