import { randomUUID } from 'node:crypto'
import { codeOf } from '../../rig/caller.ts'
import { EventStream } from '../../rig/event-stream.ts'
import type { PaymentSandbox } from '../../rig/outside/payment-sandbox.ts'
import { said } from '../../rig/outside/play.ts'
import { payAt } from '../../rig/people/depositor.ts'
import { Editor } from '../../rig/people/editor.ts'
import { Payer, PIN, Withdrawer } from '../../rig/people/withdrawer.ts'
import type { Rig } from '../../rig/rig.ts'

/** Withdrawals as members make them, at a payment company that behaves badly (MEM-03). */
export function withdrawSuite(rig: Rig, sandbox: PaymentSandbox): void {
  const editor = new Editor(rig)
  const payer = new Payer(editor)
  let demo: Withdrawer
  let card: string
  beforeAll(async () => {
    await editor.publish(
      await editor.draft(await editor.get('withdraw-rules', 'lotus'), {
        mostPerDay: 60,
        mostAmountPerDay: '1000000.00',
        mostCards: 20,
      }),
    )
    demo = await Withdrawer.signIn(rig, 'lotus.demo')
    card = await demo.ready('7002')
  })
  afterEach(async () => expect(await payer.faults()).toEqual([]))

  it('says bounds, fee, what is left of today and what is under way, in either language (MEM-03)', async () => {
    const { value } = (await demo.call('GET', '/wps/transaction/withdraw')).body
    expect(value).toMatchObject({
      on: true,
      currency: 'THB',
      symbol: '฿',
      min: '100.00',
      max: '50000.00',
      feeBasisPoints: 0,
      hasPaymentPassword: true,
      turnover: null,
    })
    const coral = await Withdrawer.signIn(rig, 'coral.demo', 'coral')
    expect((await coral.call('GET', '/wps/transaction/withdraw')).body.value).toMatchObject({
      currency: 'PHP',
      feeBasisPoints: 50,
      feeFixed: '10.00',
      countLeft: 5,
      amountLeft: '100000.00',
      hasPaymentPassword: false,
      cards: [],
      open: [],
    })
  })

  it('lets nothing out before what a deposit asks has been played, and says how far that is (MEM-03)', async () => {
    const fresh = await Withdrawer.signIn(rig, 'lotus.new')
    const own = await fresh.ready('7004')
    const deposit = await fresh.begin({ amount: '800.00' })
    await sandbox.act(payAt(deposit), { do: 'pay' })
    await fresh.become(deposit.orderId, 'paid')
    const { turnover } = (await fresh.call('GET', '/wps/transaction/withdraw')).body.value
    expect(turnover).toEqual({ required: '800.00', done: '0.00' })
    const refused = await fresh.want(own)
    expect(said(refused)).toEqual([409, 'turnover_missing'])
    expect(refused.body.data).toEqual({ left: '800.00', currency: 'THB' })
    expect(await fresh.cash()).toBe(80_000)
  })

  it('holds the money in one step, and gives it back when the member cancels (MEM-03)', async () => {
    const before = await demo.cash()
    const order = await demo.take(card, { amount: '612.50' })
    expect(order).toMatchObject({
      state: 'waiting',
      amount: '612.50',
      fee: '0.00',
      net: '612.50',
      number: '7002',
    })
    expect(await demo.cash()).toBe(before - 61_250)
    const { open } = (await demo.call('GET', '/wps/transaction/withdraw')).body.value
    expect(open.map(({ orderId }: { orderId: string }) => orderId)).toContain(order.orderId)
    const cancel = () => demo.call('POST', `/wps/transaction/orders/${order.orderId}/cancel`)
    expect((await cancel()).body.value.state).toBe('cancelled')
    expect((await cancel()).body.value.state).toBe('cancelled')
    expect(await demo.cash()).toBe(before)
    expect(said(await payer.approve(order.orderId))).toEqual([409, 'withdraw_closed'])
    const { transactions } = (await demo.call('GET', '/wps/relay/transactions?limit=2')).body.value
    expect(transactions).toMatchObject([
      { kind: 'release', title: 'Withdrawal given back', amount: '612.50' },
      { kind: 'hold', title: 'Withdrawal', amount: '-612.50' },
    ])
  })

  it('makes one withdrawal of one id, however often and from how many tabs it is requested (MEM-03)', async () => {
    const before = await demo.cash()
    const orderId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 4 }, () => demo.want(card, { orderId })))
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['200']))
    expect(await demo.cash()).toBe(before - 50_000)
    expect(said(await demo.want(card, { orderId, amount: '501.00' }))).toEqual([
      409,
      'transaction_conflict',
      'orderId',
    ])
    const other = await Withdrawer.signIn(rig, 'lotus.agent')
    const own = await other.ready('7003')
    expect(said(await other.want(own, { orderId }))).toEqual([409, 'transaction_conflict', 'orderId'])
    for (const [method, path] of [
      ['GET', `/wps/transaction/orders/${orderId}`],
      ['POST', `/wps/transaction/orders/${orderId}/cancel`],
    ] as const)
      expect(said(await other.call(method, path))).toEqual([404, 'withdraw_unknown', 'orderId'])
    expect(said(await other.want(card))).toEqual([404, 'card_unknown', 'cardId'])
    await demo.call('POST', `/wps/transaction/orders/${orderId}/cancel`)
  })

  it('refuses what may not be, with code and field, and nothing of it remains (MEM-03)', async () => {
    const before = await demo.cash()
    const refused = async (more: object) => said(await demo.want(card, { ...more }))
    expect(await refused({ amount: '99.99' })).toEqual([422, 'amount_bounds', 'amount'])
    expect(await refused({ amount: '50000.01' })).toEqual([422, 'amount_bounds', 'amount'])
    for (const amount of ['500', '500.0', '500.005', '-500.00', '0.00', '5e2', '', 500])
      expect(await refused({ amount })).toEqual([400, 'invalid_input', 'amount'])
    expect(await refused({ amount: '50000.00' })).toEqual([422, 'insufficient_funds'])
    expect(await refused({ paymentPassword: '000001' })).toEqual([
      400,
      'payment_password_wrong',
      'paymentPassword',
    ])
    expect(said(await demo.want(randomUUID()))).toEqual([404, 'card_unknown', 'cardId'])
    const gone = await demo.ready('7009')
    await demo.call('DELETE', '/wps/member/bankCard', { cardId: gone, paymentPassword: PIN })
    expect(said(await demo.want(gone))).toEqual([404, 'card_unknown', 'cardId'])
    expect(await refused({ orderId: 'one' })).toEqual([400, 'invalid_input', 'orderId'])
    const trial = await Withdrawer.signIn(rig, 'lotus.trial')
    expect(said(await trial.want(card))).toEqual([403, 'trial_refused'])
    expect(said(await trial.call('GET', '/wps/transaction/withdraw'))).toEqual([403, 'trial_refused'])
    await editor.call('PATCH', 'brands/lotus', { maintenance: true })
    expect(await refused({})).toEqual([503, 'maintenance'])
    await editor.call('PATCH', 'brands/lotus', { maintenance: false })
    expect(await demo.cash()).toBe(before)
  })

  it('lets no more out in a day than the brand says, from however many tabs, and nothing while it is off (MEM-03, PLT-08)', async () => {
    const coral = await Withdrawer.signIn(rig, 'coral.agent', 'coral')
    const own = await coral.ready('5551', { bankId: 'bpi', digits: 10 })
    const before = await coral.cash()
    const rules = await editor.get('withdraw-rules', 'coral')
    const few = await editor.publish(await editor.draft(rules, { mostPerDay: 3 }))
    const answers = await Promise.all(Array.from({ length: 4 }, () => coral.want(own, { amount: '200.00' })))
    expect(answers.map(codeOf).toSorted()).toEqual(['200', '200', '200', 'withdraw_day_full'])
    const made = answers.find(({ status }) => status === 200)
    expect(made?.body.value).toMatchObject({ fee: '11.00', net: '189.00' })
    expect(await coral.cash()).toBe(before - 60_000)
    const { countLeft, open } = (await coral.call('GET', '/wps/transaction/withdraw')).body.value
    expect([countLeft, open.length]).toEqual([0, 3])
    // What came to nothing counts for nothing.
    for (const { orderId } of open) await coral.call('POST', `/wps/transaction/orders/${orderId}/cancel`)
    const limited = await editor.publish(await editor.draft(few, { mostAmountPerDay: '300.00' }))
    const second = await coral.take(own, { amount: '200.00' })
    expect(said(await coral.want(own, { amount: '200.00' }))).toEqual([409, 'withdraw_day_full', 'amount'])
    const off = await editor.publish(await editor.draft(limited, { on: false }))
    expect(said(await coral.want(own, { amount: '100.00' }))).toEqual([403, 'feature_unavailable'])
    await coral.call('POST', `/wps/transaction/orders/${second.orderId}/cancel`)
    expect((await editor.restore(off, 1)).status).toBe(200)
    const wrong = await editor.draft(await editor.get('withdraw-rules', 'coral'), { min: '5.001' })
    expect(wrong.body.value.draft.problems).toMatchObject([{ field: 'min' }])
    expect(await coral.cash()).toBe(before)
  })

  it('is paid once it is approved, keeps its fee, and notifies the member’s open page (MEM-03)', async () => {
    const coral = await Withdrawer.signIn(rig, 'coral.demo', 'coral')
    const own = await coral.ready('5552', { bankId: 'bpi', digits: 10 })
    const before = await coral.cash()
    const { ticket } = (await coral.call('POST', '/wps/events/ticket')).body.value
    const stream = await EventStream.open(
      `${rig.platform.url}/wps/events?merchant=coral&ticket=${String(ticket)}`,
    )
    const paidOut = async () =>
      Number((await coral.call('GET', '/wps/member/play/activity?range=day')).body.value.withdrawals)
    const statement = await paidOut()
    const order = await coral.take(own, { amount: '1000.00' })
    expect(await paidOut()).toBe(statement)
    await payer.approve(order.orderId)
    expect(await coral.end(order.orderId, 'paid')).toMatchObject({ fee: '15.00', net: '985.00', why: null })
    expect(await coral.cash()).toBe(before - 100_000)
    // The statement of play shows what was paid out, once it was (MEM-09).
    expect(await paidOut()).toBe(statement + 1_000)
    // What reaches the bank is what the member was promised, and the fee stays.
    const sent = (await sandbox.book('payout-book')).filter(({ payoutId }) => payoutId === order.orderId)
    expect(sent).toMatchObject([{ amount: '985.00', currency: 'PHP', kind: 'paid' }])
    expect((await payer.withdrawal(order.orderId)).disputed).toBe('0.00')
    const states = [await stream.next('withdrawal'), await stream.next('withdrawal')].map(({ data }) => data)
    expect(states).toEqual(['paying', 'paid'].map((state) => ({ orderId: order.orderId, state })))
    await stream.close()
    expect(said(await coral.call('POST', `/wps/transaction/orders/${order.orderId}/cancel`))).toEqual([
      409,
      'withdraw_closed',
    ])
  })

  it('books a payout once when its callback comes once, twice, forged, disordered, or never (MEM-03)', async () => {
    const before = await demo.cash()
    const slow = await demo.ready('6111')
    const behaviours = ['once', 'twice', 'forged', 'disordered', 'never'] as const
    const orders = []
    for (const callback of behaviours) {
      const { orderId } = await demo.take(slow)
      await payer.approve(orderId)
      await sandbox.payout(await payer.referenceOf(orderId), { do: 'pay', callback })
      orders.push(orderId)
    }
    for (const orderId of orders) {
      await demo.end(orderId, 'paid')
      const { events } = await payer.withdrawal(orderId)
      expect(events.filter(({ what }) => what === 'paid')).toHaveLength(1)
    }
    expect(await demo.cash()).toBe(before - 250_000)
  })

  it('gives the money back where the account does not exist, and where what was paid comes back later, and the member is notified (MEM-03, CON-07)', async () => {
    const before = await demo.cash()
    const failing = await demo.ready('8000')
    const failed = await demo.take(failing)
    await payer.approve(failed.orderId)
    await demo.end(failed.orderId, 'failed')
    expect(await demo.cash()).toBe(before)
    const lastMail = async () => (await demo.call('GET', '/wps/mail?limit=1')).body.value.list[0]
    expect(await lastMail()).toMatchObject({ title: 'Your withdrawal could not be paid', kind: 'money' })
    const paid = await demo.take(card, { amount: '700.00' })
    await payer.approve(paid.orderId)
    await demo.end(paid.orderId, 'paid')
    expect(await demo.cash()).toBe(before - 70_000)
    await sandbox.payout(await payer.referenceOf(paid.orderId), { do: 'return', callback: 'twice' })
    await demo.end(paid.orderId, 'returned')
    expect(await demo.cash()).toBe(before)
    const mail = await lastMail()
    expect(mail).toMatchObject({ title: 'Your withdrawal came back', kind: 'money' })
    const { content } = (await demo.call('GET', `/wps/mail/${mail.id}`)).body.value
    expect(content).toMatch(/700\.00 THB is in your wallet again.*7002/)
  })

  it('disputes what was paid twice, in another amount, or after it was given back, and the member loses nothing (MEM-03, PLT-09)', async () => {
    const before = await demo.cash()
    const slow = await demo.ready('6111')
    const orders = [await demo.take(slow), await demo.take(slow), await demo.take(slow)]
    const references: string[] = []
    for (const { orderId } of orders) {
      await payer.approve(orderId)
      references.push(await payer.referenceOf(orderId))
    }
    const [twice = '', less = '', late = ''] = references
    await sandbox.payout(twice, { do: 'pay' })
    await sandbox.payout(twice, { do: 'pay' })
    await sandbox.payout(less, { do: 'pay', amount: '450.00' })
    await sandbox.payout(late, { do: 'fail' })
    await demo.end(orders[2]?.orderId ?? '', 'failed')
    await sandbox.payout(late, { do: 'pay' })
    const disputed = async (at: number): Promise<string> =>
      (await payer.withdrawal(orders[at]?.orderId ?? '')).disputed
    for (const { orderId } of orders) await payer.do('POST', `withdrawals/${orderId}/ask`)
    expect([await disputed(0), await disputed(1), await disputed(2)]).toEqual(['500.00', '-50.00', '500.00'])
    expect(await demo.cash()).toBe(before - 100_000)
    const { list } = (await payer.do('GET', 'withdrawals?merchant=lotus&signalled=true&limit=200')).body.value
    const ids = list.map(({ id }: { id: string }) => id)
    for (const { orderId } of orders) expect(ids).toContain(orderId)
  })

  it('believes no callback of a payout that is signed by another, is old, or is about something else (MEM-03)', async () => {
    const slow = await demo.ready('6111')
    const order = await demo.take(slow)
    const claim = { payoutId: order.orderId, reference: 'out-anything', state: 'paid', receipts: [] }
    const statusOf = async (...given: Parameters<PaymentSandbox['callback']>) => {
      const { code, status } = await sandbox.callback(...given)
      return status === 200 ? 200 : `${status} ${code}`
    }
    const nonce = randomUUID()
    // It is not approved: whatever is claimed, nothing is requested and nothing is paid.
    expect([
      await statusOf(claim, { nonce }),
      await statusOf(claim, { nonce }),
      await statusOf(claim, { at: Date.now() - 3_600_000 }),
      await statusOf(claim, { secret: 'another-secret-altogether' }),
      await statusOf({ ...claim, payoutId: randomUUID() }),
    ]).toEqual([
      200,
      '409 callback_replayed',
      '401 signature_stale',
      '401 signature_invalid',
      '404 withdraw_unknown',
    ])
    expect(await demo.withdrawal(order.orderId)).toMatchObject({ state: 'waiting' })
    expect((await payer.withdrawal(order.orderId)).reference).toBeNull()
    await demo.call('POST', `/wps/transaction/orders/${order.orderId}/cancel`)
  })

  it('pays once where the answer is lost and the platform is killed before it comes (MEM-03)', async () => {
    const before = await demo.cash()
    const order = await demo.take(card, { amount: '1408.00' })
    await payer.approve(order.orderId)
    await rig.platform.kill()
    await rig.start()
    await demo.end(order.orderId, 'paid')
    expect(await demo.cash()).toBe(before - 140_800)
    expect((await payer.withdrawal(order.orderId)).disputed).toBe('0.00')
  })

  it('lists the member’s own history page by page, newest first, in the language of the call (MEM-03)', async () => {
    const first = (await demo.call('GET', '/wps/transaction/orders?limit=5', undefined, 'TY')).body.value
    const path = `/wps/transaction/orders?limit=50&cursor=${first.nextCursor}`
    const next = (await demo.call('GET', path)).body.value
    const all = [...first.withdrawals, ...next.withdrawals]
    expect(first.withdrawals).toHaveLength(5)
    expect(first.withdrawals[0].bankName).toMatch(/[\u0E00-\u0E7F]/)
    const times = all.map(({ createdAt }: { createdAt: string }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(new Set(all.map(({ orderId }: { orderId: string }) => orderId)).size).toBe(all.length)
    expect(JSON.stringify(all)).not.toContain(PIN)
  })
}
