import { randomUUID } from 'node:crypto'
import { codeOf } from '../../rig/caller.ts'
import { EventStream } from '../../rig/event-stream.ts'
import { said } from '../../rig/outside/play.ts'
import type { PaymentSandbox } from '../../rig/outside/payment-sandbox.ts'
import { Cashier, Depositor, payAt } from '../../rig/people/depositor.ts'
import { Editor } from '../../rig/people/editor.ts'
import type { Rig } from '../../rig/rig.ts'

/** Deposits as members make them, at a provider that behaves badly (MEM-02, PLT-01). */
export function depositSuite(rig: Rig, sandbox: PaymentSandbox): void {
  const editor = new Editor(rig)
  const cashier = new Cashier(editor)
  let demo: Depositor
  beforeAll(async () => {
    demo = await Depositor.signIn(rig, 'lotus.demo')
  })
  afterEach(async () => expect(await cashier.faults()).toEqual([]))

  it('offers each way with its bounds, fee and quick amounts, in either language, and promotions with their terms (MEM-02)', async () => {
    const { value } = (await demo.call('GET', '/wps/relay/deposit/channels')).body
    expect(value).toMatchObject({ currency: 'THB', symbol: '฿' })
    expect(value.channels.map(({ channelId }: { channelId: string }) => channelId)).toEqual([
      'qr',
      'bank',
      'transfer',
      'voucher',
    ])
    expect(value.channels[0]).toMatchObject({ name: 'QR transfer', min: '50.00', max: '100000.00' })
    expect(value.promotions.length).toBeGreaterThan(0)
    for (const { title, terms } of value.promotions) expect([title, terms]).not.toContain('')
    const thai = (await demo.call('GET', '/wps/relay/deposit/channels', undefined, 'TY')).body.value
    expect(thai.channels[0].name).toMatch(/[\u0E00-\u0E7F]/)
  })

  it.each(['once', 'twice', 'forged', 'disordered', 'never'] as const)(
    'credits a payment once when its callback comes %s (MEM-02)',
    async (callback) => {
      const before = await demo.cash()
      const order = await demo.begin({ amount: '321.45' })
      expect(order).toMatchObject({ state: 'waiting', amount: '321.45', fee: '0.00', credited: null })
      await sandbox.act(payAt(order), { do: 'pay', callback })
      expect(await demo.become(order.orderId, 'paid')).toMatchObject({ credited: '321.45' })
      expect(await demo.cash()).toBe(before + 32_145)
      // A second query answers the same payment.
      expect(said(await cashier.do('POST', `deposits/${order.orderId}/ask`))).toEqual([200])
      const { events, received, unclaimed } = await cashier.detail(order.orderId)
      expect(events.filter(({ what }) => what === 'receipt')).toHaveLength(1)
      expect([received, unclaimed]).toEqual(['321.45', '0.00'])
    },
  )

  it('takes the channel’s fee, rounded up, as the order said, and updates the member’s open page (MEM-02)', async () => {
    const before = await demo.cash()
    const order = await demo.begin({ channelId: 'bank', amount: '333.33' })
    expect(order.fee).toBe('3.34')
    const { ticket } = (await demo.call('POST', '/wps/events/ticket')).body.value
    const stream = await EventStream.open(
      `${rig.platform.url}/wps/events?merchant=lotus&ticket=${String(ticket)}`,
    )
    const { sumBalance } = (await demo.call('GET', '/wps/wallets/gcs')).body.value
    const due = [`balance ${(Number(sumBalance) + 329.99).toFixed(2)}`, `${order.orderId} paid`]
    await sandbox.act(payAt(order), { do: 'pay' })
    const seenEvents = new Set<string>()
    while (due.some((one) => !seenEvents.has(one))) {
      const { data, event } = await stream.next('balance', 'deposit')
      // reason: what the platform sends of either
      const { orderId, state, sumBalance: sum } = data as Record<string, string>
      seenEvents.add(event === 'balance' ? `balance ${sum}` : `${orderId} ${state}`)
    }
    await stream.close()
    expect(await demo.become(order.orderId, 'paid')).toMatchObject({ credited: '329.99' })
    expect(await demo.cash()).toBe(before + 32_999)
  })

  it('credits what came where it is too little or too much but within the bounds, and late money as well (MEM-02)', async () => {
    const before = await demo.cash()
    const [less, more, late] = [await demo.begin(), await demo.begin(), await demo.begin()]
    await sandbox.act(payAt(less), { do: 'less' })
    await sandbox.act(payAt(more), { do: 'more' })
    expect((await demo.call('POST', `/wps/relay/deposits/${late.orderId}/cancel`)).body.value.state).toBe(
      'cancelled',
    )
    await sandbox.act(payAt(late), { do: 'pay' })
    const paid = await Promise.all([less, more, late].map(({ orderId }) => demo.become(orderId, 'paid')))
    expect(paid.map(({ credited }) => credited)).toEqual(['499.00', '501.00', '500.00'])
    expect(await demo.cash()).toBe(before + 150_000)
  })

  it('believes no callback more than the provider’s own word, and none twice, late or signed by another (MEM-02)', async () => {
    const before = await demo.cash()
    const order = await demo.begin()
    const [reference] = [payAt(order).split('/').at(-1)]
    const receipts = [{ receiptId: 'lie', amount: '500.00', currency: 'THB', at: Date.now() }]
    const claim = { orderId: order.orderId, reference, state: 'paid', receipts }
    const nonce = randomUUID()
    const statusOf = async (...given: Parameters<PaymentSandbox['callback']>) => {
      const { code, status } = await sandbox.callback(...given)
      return status === 200 ? 200 : `${status} ${code}`
    }
    expect([
      await statusOf(claim, { nonce }),
      await statusOf(claim, { nonce }),
      await statusOf(claim, { at: Date.now() - 3_600_000 }),
      await statusOf(claim, { at: Date.now() + 3_600_000 }),
      await statusOf(claim, { secret: 'another-secret-altogether' }),
      await statusOf(claim, { signed: JSON.stringify({ ...claim, state: 'pending' }) }),
      await statusOf({ ...claim, orderId: randomUUID() }),
      await statusOf({ ...claim, reference: 'pay-another-one' }),
      await statusOf({ paid: true }),
    ]).toEqual([
      200,
      '409 callback_replayed',
      '401 signature_stale',
      '401 signature_stale',
      '401 signature_invalid',
      '401 signature_invalid',
      '404 deposit_unknown',
      '404 deposit_unknown',
      '400 invalid_input',
    ])
    expect(await demo.order(order.orderId)).toMatchObject({ state: 'waiting', credited: null })
    expect(await demo.cash()).toBe(before)
    await demo.call('POST', `/wps/relay/deposits/${order.orderId}/cancel`)
  })

  it('says that a provider refused, goes on with one that is slow, and redeems a voucher once (MEM-02)', async () => {
    expect(await demo.begin({ amount: '10404.00' })).toMatchObject({ state: 'refused', reason: 'provider' })
    const slow = await demo.begin({ amount: '10408.00' })
    expect(slow).toMatchObject({ state: 'starting', instruction: null })
    expect((await demo.become(slow.orderId, 'waiting')).instruction).toMatchObject({ kind: 'qr' })
    await demo.call('POST', `/wps/relay/deposits/${slow.orderId}/cancel`)
    const voucher = `SAND-100-${randomUUID().slice(0, 6).toUpperCase()}`
    const ask = (code: string) => demo.begin({ channelId: 'voucher', amount: '100.00', voucher: code })
    expect(await ask(voucher)).toMatchObject({ state: 'paid', credited: '95.00' })
    expect(await ask(voucher)).toMatchObject({ state: 'refused', reason: 'voucher_used' })
    expect(await ask('NOTHING-AT-ALL')).toMatchObject({ state: 'refused', reason: 'voucher_unknown' })
  })

  it('begins one order for one id, however often and from how many tabs it is requested (MEM-02)', async () => {
    const orderId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => demo.ask({ orderId })))
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['200']))
    const references = new Set(answers.map(({ body }) => body.value.instruction?.text).filter(Boolean))
    expect(references.size).toBe(1)
    expect(said(await demo.ask({ orderId, amount: '501.00' }))).toEqual([
      409,
      'transaction_conflict',
      'orderId',
    ])
    const other = await Depositor.signIn(rig, 'lotus.agent')
    expect(said(await other.ask({ orderId }))).toEqual([409, 'transaction_conflict', 'orderId'])
    expect(said(await other.call('GET', `/wps/relay/deposits/${orderId}`))).toEqual([
      404,
      'deposit_unknown',
      'orderId',
    ])
    expect(said(await other.call('POST', `/wps/relay/deposits/${orderId}/cancel`))).toEqual([
      404,
      'deposit_unknown',
      'orderId',
    ])
    await demo.call('POST', `/wps/relay/deposits/${orderId}/cancel`)
  })

  it('refuses what is not allowed, with code and field, and stores none of it (MEM-02)', async () => {
    const refused = async (more: object) => said(await demo.ask({ ...more }))
    expect(await refused({ amount: '49.99' })).toEqual([422, 'amount_bounds', 'amount'])
    expect(await refused({ amount: '100000.01' })).toEqual([422, 'amount_bounds', 'amount'])
    for (const amount of ['500', '500.0', '500.005', '-500.00', '0.00', '5e2', '', 500])
      expect(await refused({ amount })).toEqual([400, 'invalid_input', 'amount'])
    expect(await refused({ channelId: 'gold' })).toEqual([404, 'channel_unknown', 'channelId'])
    expect(await refused({ promotionId: 'not-offered' })).toEqual([404, 'promotion_unknown', 'promotionId'])
    expect(await refused({ channelId: 'voucher', amount: '100.00' })).toEqual([
      400,
      'invalid_input',
      'voucher',
    ])
    expect(await refused({ orderId: 'one' })).toEqual([400, 'invalid_input', 'orderId'])
    const trial = await Depositor.signIn(rig, 'lotus.trial')
    expect(said(await trial.ask())).toEqual([403, 'trial_refused'])
    const frozen = async (restricted: boolean) =>
      await editor.call('PUT', 'members/lotus/lotus.agent/play', { restricted })
    const agent = await Depositor.signIn(rig, 'lotus.agent')
    await frozen(true)
    expect(said(await agent.ask())).toEqual([403, 'play_restricted'])
    await frozen(false)
    await editor.call('PATCH', 'brands/lotus', { maintenance: true })
    expect(said(await demo.ask())).toEqual([503, 'maintenance'])
    await editor.call('PATCH', 'brands/lotus', { maintenance: false })
  })

  it('lets a few orders of a member wait at once, whatever tabs they are begun in, and begins so many in an hour (MEM-02)', async () => {
    const agent = await Depositor.signIn(rig, 'coral.agent', 'coral')
    const answers = await Promise.all(Array.from({ length: 5 }, () => agent.ask()))
    expect(answers.map(codeOf).toSorted()).toEqual([
      '200',
      '200',
      '200',
      'too_many_deposits',
      'too_many_deposits',
    ])
    const { open } = (await agent.call('GET', '/wps/relay/deposit/channels')).body.value
    expect(open).toHaveLength(3)
    for (const { orderId } of open) await agent.call('POST', `/wps/relay/deposits/${orderId}/cancel`)
    // Orders that came to nothing count as requests too.
    const rules = await editor.get('deposit-rules', 'coral')
    const few = await editor.publish(await editor.draft(rules, { mostPerHour: 4 }))
    const last = await agent.begin()
    expect(said(await agent.ask())).toEqual([429, 'too_many_requests'])
    await agent.call('POST', `/wps/relay/deposits/${last.orderId}/cancel`)
    expect((await editor.restore(few, 1)).status).toBe(200)
  })

  it('goes on with the terms an order began with when its channel changes, and offers no channel that is off (PLT-08)', async () => {
    const order = await demo.begin({ amount: '700.00' })
    const live = await editor.get('deposit-channel', 'lotus.qr')
    const changed = await editor.draft(live, {
      min: '900.00',
      quickAmounts: [],
      feeFixed: '50.00',
      on: false,
    })
    const published = await editor.publish(changed)
    expect(said(await demo.ask())).toEqual([404, 'channel_unknown', 'channelId'])
    await sandbox.act(payAt(order), { do: 'pay' })
    expect(await demo.become(order.orderId, 'paid')).toMatchObject({ credited: '700.00' })
    expect((await editor.restore(published, 1)).status).toBe(200)
    expect((await demo.ask()).status).toBe(200)
    const wrong = await editor.draft(await editor.get('deposit-channel', 'lotus.qr'), {
      min: '5.001',
      feeFixed: '0.00',
    })
    expect(wrong.body.value.draft.problems).toMatchObject([{ field: 'min' }])
  })

  it('shows the member’s own history page by page, newest first, in the language of the call (MEM-02)', async () => {
    const first = (await demo.call('GET', '/wps/relay/deposits?limit=5')).body.value
    const next = (await demo.call('GET', `/wps/relay/deposits?limit=50&cursor=${first.nextCursor}`)).body
      .value
    const all = [...first.deposits, ...next.deposits]
    expect(first.deposits).toHaveLength(5)
    const times = all.map(({ createdAt }: { createdAt: string }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(new Set(all.map(({ orderId }: { orderId: string }) => orderId)).size).toBe(all.length)
  })
}
