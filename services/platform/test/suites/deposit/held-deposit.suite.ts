import { randomUUID } from 'node:crypto'
import type { DepositOrder } from '@site/shared-api/contract/deposit'
import type { ConsoleDeposit } from '@site/shared-api/contract/deposit-console'
import { codeOf, type Answer } from '../../rig/caller.ts'
import { said } from '../../rig/outside/play.ts'
import type { PaymentSandbox } from '../../rig/outside/payment-sandbox.ts'
import { Cashier, Depositor, payAt } from '../../rig/people/depositor.ts'
import { Editor } from '../../rig/people/editor.ts'
import { freshPayee, newMember } from '../../rig/people/member.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'

/** Limits, restrictions and identity are checked on the money that came, whatever was ordered (MEM-02, MEM-09, PLT-09). */
export function heldDepositSuite(rig: Rig, sandbox: PaymentSandbox): void {
  const editor = new Editor(rig)
  const cashier = new Cashier(editor)
  afterEach(async () => expect(await cashier.faults()).toEqual([]))

  async function depositor(limit?: string): Promise<{ payer: Depositor; name: string }> {
    const { credential, name } = await newMember(rig, { payeeName: freshPayee() })
    const payer = new Depositor(rig, 'lotus', credential)
    if (limit !== undefined) {
      const set = await payer.call('PUT', '/wps/member/play/limits/deposit/day', { amount: limit })
      expect(codeOf(set)).toBe('200')
    }
    return { payer, name }
  }
  const deposit = async (id: string): Promise<ConsoleDeposit> => await cashier.detail(id)
  /** Waits until so much has come in for an order. */
  const received = (id: string, amount: string): Promise<ConsoleDeposit> =>
    until(async () => {
      const found = await deposit(id)
      return found.received === amount ? found : undefined
    }, `${amount} coming in`)
  const settle = (id: string, amount: string): Promise<Answer> =>
    cashier.do('POST', `deposits/${id}/settle`, { amount, why: 'seen on the statement' })
  const mails = async (payer: Depositor, language: string): Promise<string[]> =>
    (await payer.call('GET', '/wps/mail', undefined, language)).body.value.list.map(
      ({ title }: { title: string }) => title,
    )

  it('credits no more than the limit however many orders were begun, cancelled and paid at once; the rest is held, and answered by an operator (MEM-09)', async () => {
    const { name, payer } = await depositor('500.00')
    const orders: DepositOrder[] = []
    while (orders.length < 5) {
      const order = await payer.begin({ amount: '500.00' })
      orders.push(order)
      if (orders.length < 5) await payer.call('POST', `/wps/relay/deposits/${order.orderId}/cancel`)
    }
    await Promise.all(orders.map((order) => sandbox.act(payAt(order), { do: 'pay' })))
    const paid = await Promise.all(orders.map(({ orderId }) => received(orderId, '500.00')))
    expect(await payer.cash()).toBe(50_000)
    const held = paid.filter(({ credited }) => credited === null)
    expect(held.map((one) => [one.state, one.held, one.unclaimed])).toEqual(
      Array.from({ length: 4 }, () => ['checking', 'deposit_limit', '500.00']),
    )
    const listed = (await cashier.do('GET', `deposits?merchant=lotus&account=${name}&unclaimed=true`)).body
      .value
    expect(listed.list.map(({ held: why }: ConsoleDeposit) => why)).toEqual(
      Array.from({ length: 4 }, () => 'deposit_limit'),
    )
    expect(await mails(payer, 'EN')).toEqual(
      Array.from({ length: 4 }, () => 'Part of your deposit is on hold'),
    )
    expect((await mails(payer, 'TY'))[0]).toBe('เงินฝากบางส่วนถูกพักไว้')
    const limits = (await payer.call('GET', '/wps/member/play')).body.value.limits
    expect(
      limits.find(({ kind, period }: Record<string, string>) => kind === 'deposit' && period === 'day').used,
    ).toBe('500.00')
    const [first, second] = held.map(({ id }) => id)
    const early = await settle(first ?? '', '500.00')
    expect([...said(early), early.body.data]).toEqual([
      422,
      'deposit_limit',
      'amount',
      expect.objectContaining({ limit: '500.00', left: '0.00' }),
    ])
    const back = await cashier.do('POST', `deposits/${second}/refuse`, { why: 'beyond the limit' })
    expect(back.body.value).toMatchObject({ state: 'refused', unclaimed: '0.00', held: null })
    expect(await payer.cash()).toBe(50_000)
    expect((await mails(payer, 'EN'))[0]).toBe('Your deposit was sent back')
    const { list } = (await cashier.do('GET', `audit?subject=lotus/${second}`)).body.value
    expect(list.map(({ action }: { action: string }) => action)).toEqual(['deposit.refused'])
    // An operator may credit what the limit allows by then.
    const raised = { kind: 'deposit', period: 'day', amount: '900.00', why: 'requested' }
    expect(codeOf(await cashier.do('PUT', `care/lotus/${name}/limit`, raised))).toBe('200')
    expect(said(await settle(first ?? '', '500.00'))).toEqual([422, 'deposit_limit', 'amount'])
  })

  it('credits of a payment that is larger than its order what the limit leaves, and a person the rest when the limit is gone (MEM-09)', async () => {
    const { name, payer } = await depositor()
    const house = (amount: string | null) =>
      cashier.do('PUT', `care/lotus/${name}/limit`, {
        kind: 'deposit',
        period: 'week',
        amount,
        why: 'requested',
      })
    expect(codeOf(await house('500.00'))).toBe('200')
    const order = await payer.begin({ amount: '100.00' })
    await sandbox.act(payAt(order), { do: 'pay', amount: '90000.00' })
    expect(await received(order.orderId, '90000.00')).toMatchObject({
      state: 'paid',
      credited: '500.00',
      unclaimed: '89500.00',
      held: 'deposit_limit',
    })
    expect(await payer.cash()).toBe(50_000)
    const { events } = await cashier.detail(order.orderId)
    expect(events.map(({ what }) => what)).toEqual(expect.arrayContaining(['receipt', 'part-credited']))
    expect(codeOf(await house(null))).toBe('200')
    const small = await settle(order.orderId, '9500.00')
    expect(small.body.value).toMatchObject({
      credited: '10000.00',
      unclaimed: '80000.00',
      held: 'deposit_limit',
    })
    expect(await payer.cash()).toBe(1_000_000)
    expect((await mails(payer, 'EN'))[0]).toBe('Your deposit was added to your wallet')
    await cashier.do('POST', `deposits/${order.orderId}/refuse`, { why: 'not theirs' })
    expect(await deposit(order.orderId)).toMatchObject({ state: 'paid', unclaimed: '0.00', held: null })
  })

  it('holds what a voucher is worth beyond the limit, and what a person saw come in (MEM-09)', async () => {
    const { payer } = await depositor('300.00')
    const voucher = `SAND-2000-${randomUUID().slice(0, 6).toUpperCase()}`
    const { orderId } = await payer.begin({ channelId: 'voucher', amount: '100.00', voucher })
    expect(await received(orderId, '2000.00')).toMatchObject({ credited: '300.00', unclaimed: '1700.00' })
    const other = await depositor('300.00')
    const slip = await other.payer.begin({ channelId: 'transfer', amount: '300.00' })
    const seen = await settle(slip.orderId, '800.00')
    expect(seen.body.value).toMatchObject({
      state: 'paid',
      received: '0.00',
      credited: '300.00',
      unclaimed: '500.00',
      held: 'deposit_limit',
    })
    expect([await payer.cash(), await other.payer.cash()]).toEqual([30_000, 30_000])
  })

  it('credits nothing to who is frozen, keeps away, has to show papers or has had the most of an operator by then, and says which (MEM-09, PLT-09)', async () => {
    const rules = (identity: string) => editor.change('play-rules', 'lotus', { identity })
    const of = (name: string) => `members/lotus/${name}`
    const none = { min: null, max: null, mostPerDay: null }
    const ways: [
      string,
      string,
      (name: string, payer: Depositor) => Promise<unknown>,
      (name: string) => unknown,
    ][] = [
      [
        'play_restricted',
        '0.00',
        (name) => cashier.do('POST', `${of(name)}/freeze`, { parts: ['play'], why: 'a chargeback' }),
        (name) => cashier.do('POST', `${of(name)}/thaw`, { parts: ['play'], why: 'cleared up' }),
      ],
      ['identity_needed', '0.00', () => rules('before-deposit'), () => rules('never')],
      [
        'amount_bounds',
        '400.00',
        (name) =>
          cashier.do('PUT', `${of(name)}/limits`, {
            limits: { deposit: { ...none, max: '400.00' }, withdrawal: none },
            why: 'member request',
          }),
        () => undefined,
      ],
      [
        'account_disabled',
        '0.00',
        (name) => cashier.do('POST', `${of(name)}/freeze`, { parts: ['sign-in'], why: 'closed' }),
        () => undefined,
      ],
      [
        'self_excluded',
        '0.00',
        (_name, payer) => payer.call('POST', '/wps/member/play/exclusion', { kind: 'time-out', hours: 24 }),
        () => undefined,
      ],
    ]
    for (const [code, credited, close, open] of ways) {
      const { name, payer } = await depositor()
      const order = await payer.begin({ amount: '500.00' })
      await close(name, payer)
      await sandbox.act(payAt(order), { do: 'pay' })
      const got = await received(order.orderId, '500.00')
      expect([code, got.held, got.credited ?? '0.00']).toEqual([code, code, credited])
      expect([code, codeOf(await settle(order.orderId, got.unclaimed))]).toEqual([
        code,
        code === 'amount_bounds' ? '200' : code,
      ])
      await open(name)
      if (code === 'play_restricted') {
        expect((await settle(order.orderId, '500.00')).body.value).toMatchObject({
          credited: '500.00',
          held: null,
        })
        expect(await payer.cash()).toBe(50_000)
      } else if (code !== 'amount_bounds')
        expect((await cashier.do('POST', `deposits/${order.orderId}/refuse`, { why: 'back' })).status).toBe(
          200,
        )
    }
  })

  it('counts a deposit on the day it is booked, not on the day it was ordered (MEM-09)', async () => {
    const day = 24 * 3_600_000
    const { name, payer } = await depositor('500.00')
    const begun = async (): Promise<DepositOrder> => {
      const order = await payer.begin({ amount: '500.00', channelId: 'transfer' })
      await payer.call('POST', `/wps/relay/deposits/${order.orderId}/cancel`)
      return order
    }
    const orders = [await begun(), await begun()]
    await rig.moveClock(day)
    const settled = []
    for (const { orderId } of orders) settled.push((await settle(orderId, '500.00')).body.value)
    expect(settled.map(({ credited, held }) => [credited, held])).toEqual([
      ['500.00', null],
      [null, 'deposit_limit'],
    ])
    await rig.moveClock(0)
    const { list } = (await cashier.do('GET', `deposits?account=${name}&unclaimed=true`)).body.value
    await cashier.do('POST', `deposits/${String(list[0]?.id)}/refuse`, { why: 'a test' })
  })
}
