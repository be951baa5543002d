import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { DepositOrder } from '@site/shared-api/contract/deposit'
import type { ConsoleDebtDetail } from '@site/shared-api/contract/debt'
import type { ConsoleDepositDetail } from '@site/shared-api/contract/deposit-console'
import { codeOf, type Answer } from '../../rig/caller.ts'
import type { Act, PaymentSandbox } from '../../rig/outside/payment-sandbox.ts'
import { Cashier, Depositor, payAt } from '../../rig/people/depositor.ts'
import { Editor } from '../../rig/people/editor.ts'
import { FIRST, freshPayee, newMember } from '../../rig/people/member.ts'
import { Withdrawer } from '../../rig/people/withdrawer.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'

/** A provider of Lotus that is played from a wallet of its own: money there is not in the main wallet. */
const ASIDE = 'GRN'

/** Deposits that a payment company takes back: booked once, a debt where the cash does not cover them (MEM-02, MEM-03, PLT-09). */
export function reversalsSuite(rig: Rig, sandbox: PaymentSandbox): void {
  const editor = new Editor(rig)
  const cashier = new Cashier(editor)
  afterEach(async () => expect(await cashier.faults()).toEqual([]))

  async function member(): Promise<{ payer: Depositor; name: string }> {
    const { credential, name } = await newMember(rig, { payeeName: freshPayee() })
    return { payer: new Depositor(rig, 'lotus', credential), name }
  }
  async function paid(payer: Depositor, amount = '500.00'): Promise<DepositOrder> {
    const order = await payer.begin({ amount })
    await sandbox.act(payAt(order), { do: 'pay' })
    return await payer.become(order.orderId, 'paid')
  }
  /** Has the company take back, or give again, and waits until so much of the order is taken back. */
  async function undone(order: DepositOrder, act: Act, reversed: string): Promise<ConsoleDepositDetail> {
    await sandbox.act(payAt(order), act)
    return await until(async () => {
      const found = await cashier.detail(order.orderId)
      return found.reversed === reversed ? found : undefined
    }, `${reversed} being taken back`)
  }
  /** Moves cash to where a chargeback does not reach it. */
  const putAside = async (payer: Depositor, amount: string): Promise<void> => {
    const body = { transferId: randomUUID(), from: 'MAIN', to: ASIDE, amount }
    expect(codeOf(await payer.call('POST', '/wps/relay/transfer', body))).toBe('200')
  }
  const offer = async (payer: Depositor) =>
    (await payer.call('GET', '/wps/transaction/withdraw')).body.value as { debt: string | null }
  const want = (payer: Depositor): Promise<Answer> =>
    payer.call('POST', '/wps/transaction/withdraw', {
      orderId: randomUUID(),
      cardId: randomUUID(),
      amount: '500.00',
      paymentPassword: '481920',
    })
  const repay = (payer: Depositor, repaymentId = randomUUID()): Promise<Answer> =>
    payer.call('POST', '/wps/member/debt/repay', { repaymentId })
  const debtOf = async (account: string): Promise<ConsoleDebtDetail | undefined> => {
    const { list } = (await editor.call('GET', `debts?merchant=lotus&account=${account}`)).body.value
    return list[0] && (await editor.call('GET', `debts/${list[0].id}`)).body.value
  }
  const mails = async (payer: Depositor): Promise<string[]> =>
    (await payer.call('GET', '/wps/mail')).body.value.list.map(({ title }: { title: string }) => title)

  it.each(['charge-back', 'refund', 'reverse'] as const)(
    'is taken from the wallet once, however often it is reported: %s (MEM-02)',
    async (what) => {
      const { payer } = await member()
      const order = await paid(payer)
      const found = await undone(order, { do: what, callback: 'twice' }, '500.00')
      expect(found).toMatchObject({ state: 'paid', credited: '500.00', disputed: '0.00' })
      expect(found.reversals).toMatchObject([{ amount: '500.00', debt: '0.00' }])
      expect(await payer.cash()).toBe(0)
      expect((await payer.order(order.orderId)).reversed).toBe('500.00')
      expect(await mails(payer)).toContain('A deposit was taken back')
      await cashier.do('POST', `deposits/${order.orderId}/ask`)
      expect(await payer.cash()).toBe(0)
      expect((await offer(payer)).debt).toBeNull()
    },
  )

  it.each([
    ['half of it is taken back', '250.00', 'active'],
    ['more than half of it is taken back', '250.01', 'forfeited'],
  ])('keeps its bonus while half of the deposit stays: %s (MEM-02, MEM-05)', async (_, amount, state) => {
    const { payer } = await member()
    const { promotions } = (await payer.call('GET', '/wps/relay/deposit/channels')).body.value
    const { promotionId } = promotions[0]
    const order = await payer.begin({ amount: '500.00', promotionId })
    await sandbox.act(payAt(order), { do: 'pay' })
    await payer.become(order.orderId, 'paid')
    await undone(order, { do: 'refund', amount }, amount)
    const { bonuses } = (await payer.call('GET', '/wps/relay/bonuses')).body.value
    expect(bonuses).toMatchObject([{ promotionId, state }])
  })

  it('becomes a debt where the cash does not cover it: nothing is withdrawn, and the next deposit pays it back first (MEM-02, MEM-03)', async () => {
    const { name, payer } = await member()
    const order = await paid(payer)
    await putAside(payer, '300.00')
    const found = await undone(order, { do: 'charge-back' }, '500.00')
    expect(found.reversals).toMatchObject([{ kind: 'chargeback', debt: '300.00' }])
    expect(await payer.cash()).toBe(0)
    expect((await offer(payer)).debt).toBe('300.00')
    expect(codeOf(await want(payer))).toBe('debt_open')
    expect(await debtOf(name)).toMatchObject({
      owed: '300.00',
      currency: 'THB',
      movements: [{ kind: 'reversed', amount: '300.00', orderId: order.orderId }],
    })
    await paid(payer, '200.00')
    expect([await payer.cash(), (await offer(payer)).debt]).toEqual([0, '100.00'])
    await paid(payer, '250.00')
    expect([await payer.cash(), (await offer(payer)).debt]).toEqual([15_000, null])
    expect(codeOf(await want(payer))).not.toBe('debt_open')
    expect(await debtOf(name)).toBeUndefined()
    expect(await mails(payer)).toEqual(
      expect.arrayContaining(['A deposit was taken back', 'Outstanding balance repaid']),
    )
  })

  it('is paid back by the member from the wallet, once for each id, as far as that goes (MEM-02)', async () => {
    const { payer } = await member()
    const order = await paid(payer)
    await putAside(payer, '500.00')
    await undone(order, { do: 'charge-back' }, '500.00')
    expect(codeOf(await repay(payer))).toBe('insufficient_funds')
    const back = { transferId: randomUUID(), from: ASIDE, to: 'MAIN', amount: '350.00' }
    await payer.call('POST', '/wps/relay/transfer', back)
    const id = randomUUID()
    expect((await repay(payer, id)).body.value).toEqual({ debt: '150.00', currency: 'THB' })
    const more = { transferId: randomUUID(), from: ASIDE, to: 'MAIN', amount: '150.00' }
    await payer.call('POST', '/wps/relay/transfer', more)
    expect((await repay(payer, id)).body.value).toEqual({ debt: '150.00', currency: 'THB' })
    expect(await payer.cash()).toBe(15_000)
    expect((await repay(payer)).body.value.debt).toBe('0.00')
    expect([await payer.cash(), codeOf(await repay(payer))]).toEqual([0, 'debt_unknown'])
  })

  it('is given back where the dispute is won: the debt first, the rest to the wallet (MEM-02)', async () => {
    const { name, payer } = await member()
    const order = await paid(payer)
    await putAside(payer, '200.00')
    await undone(order, { do: 'charge-back' }, '500.00')
    expect((await offer(payer)).debt).toBe('200.00')
    const found = await undone(order, { do: 'win' }, '0.00')
    expect(found.reversals.map(({ kind, debt }) => [kind, debt])).toEqual([
      ['chargeback', '200.00'],
      ['chargeback-won', '200.00'],
    ])
    expect([await payer.cash(), (await offer(payer)).debt]).toEqual([30_000, null])
    expect(await debtOf(name)).toBeUndefined()
    expect((await payer.order(order.orderId)).reversed).toBeUndefined()
  })

  it('is written off by two people alone, and what comes again then is the house’s (MEM-02, PLT-09)', async () => {
    const { name, payer } = await member()
    const order = await paid(payer)
    await putAside(payer, '400.00')
    await undone(order, { do: 'charge-back' }, '500.00')
    const { id = '' } = (await debtOf(name)) ?? {}
    const writeOff = (amount: string): Promise<Answer> =>
      editor.call('POST', `debts/${id}/write-off`, { amount, why: 'moved abroad' })
    expect((await writeOff('400.01')).body).toMatchObject({ code: 'amount_bounds', field: 'amount' })
    expect(codeOf(await writeOff('400.00'))).toBe('approval_pending')
    expect((await offer(payer)).debt).toBe('400.00')
    const body = { amount: '400.00', why: 'moved abroad' }
    const answer = await editor.approved('POST', `debts/${id}/write-off`, body)
    expect(answer.body.value).toMatchObject({ owed: '0.00' })
    expect(answer.body.value.movements[0]).toMatchObject({ kind: 'written-off', amount: '-400.00' })
    expect((await offer(payer)).debt).toBeNull()
    await undone(order, { do: 'win' }, '0.00')
    expect(await payer.cash()).toBe(10_000)
  })

  it('takes what lies aside first, and what the company takes beyond everything is the house’s to dispute (MEM-02)', async () => {
    const { payer } = await member()
    const order = await payer.begin({ amount: '500.00' })
    await sandbox.act(payAt(order), { do: 'twice' })
    await payer.become(order.orderId, 'paid')
    await until(async () => {
      const { unclaimed } = await cashier.detail(order.orderId)
      return unclaimed === '500.00' || undefined
    }, 'the second payment')
    const refunded = await undone(order, { do: 'refund' }, '500.00')
    expect(refunded).toMatchObject({ unclaimed: '0.00', disputed: '0.00' })
    expect(await payer.cash()).toBe(50_000)
    // Nothing of it was the member's.
    expect((await payer.order(order.orderId)).reversed).toBeUndefined()
    const beyond = await undone(order, { do: 'charge-back', amount: '700.00' }, '1200.00')
    expect(beyond).toMatchObject({ disputed: '200.00' })
    expect(await payer.cash()).toBe(0)
  })

  it('is not booked again where an operator booked it as sent back before the company reports its refund (MEM-02, PLT-09)', async () => {
    const { payer } = await member()
    const order = await payer.begin({ amount: '500.00' })
    await sandbox.act(payAt(order), { do: 'twice' })
    await payer.become(order.orderId, 'paid')
    await until(async () => {
      const { unclaimed } = await cashier.detail(order.orderId)
      return unclaimed === '500.00' || undefined
    }, 'the second payment')
    await sandbox.act(payAt(order), { do: 'refund', callback: 'never' })
    const why = 'refunded at the company'
    const sent = await cashier.do('POST', `deposits/${order.orderId}/refuse`, { why })
    expect(sent.body.value).toMatchObject({ unclaimed: '0.00', reversed: '0.00' })
    await cashier.do('POST', `deposits/${order.orderId}/ask`)
    expect(await cashier.detail(order.orderId)).toMatchObject({ reversed: '500.00', disputed: '0.00' })
    expect(await payer.cash()).toBe(50_000)
  })

  it('of one deposit that is won is the member’s, whatever was written off for another one (MEM-02)', async () => {
    const { name, payer } = await member()
    const first = await paid(payer)
    await putAside(payer, '500.00')
    await undone(first, { do: 'charge-back' }, '500.00')
    const { id = '' } = (await debtOf(name)) ?? {}
    await editor.approved('POST', `debts/${id}/write-off`, { amount: '500.00', why: 'moved abroad' })
    const second = await paid(payer, '200.00')
    await undone(second, { do: 'charge-back' }, '200.00')
    expect(await payer.cash()).toBe(0)
    await undone(second, { do: 'win' }, '0.00')
    expect(await payer.cash()).toBe(20_000)
    await undone(first, { do: 'win' }, '0.00')
    expect(await payer.cash()).toBe(20_000)
  })

  it('credits no payment that was taken back before it was reported (MEM-02)', async () => {
    const { payer } = await member()
    const order = await payer.begin({ amount: '500.00' })
    await undone(order, { do: 'charge-back' }, '500.00')
    await sandbox.act(payAt(order), { do: 'pay' })
    expect(await payer.become(order.orderId, 'refused')).toMatchObject({ credited: null, reason: 'provider' })
    expect([await payer.cash(), (await offer(payer)).debt]).toEqual([0, null])
  })

  it('keeps a waiting withdrawal from being paid, and marks the next one for its reviewer (MEM-03, PLT-09)', async () => {
    const { databaseUrl } = rig.place
    if (databaseUrl === undefined) return
    await editor.change('security-rules', 'lotus', { coolingHours: 0 })
    const payeeName = freshPayee()
    const { credential, name } = await newMember(rig, { payeeName })
    const member = new Withdrawer(rig, 'lotus', credential)
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    // No play here: another suite tests the turnover that a deposit requires.
    const played = () =>
      client.query(
        'delete from turnover_demands where member_id = (select id from members where account = $1)',
        [name],
      )
    await member.setPin({ password: FIRST })
    const cardId = randomUUID()
    await member.addCard({ cardId, holder: payeeName })
    const order = await paid(member)
    await played()
    const waiting = await member.take(cardId, { amount: '500.00' })
    await undone(order, { do: 'charge-back' }, '500.00')
    expect((await offer(member)).debt).toBe('500.00')
    const approve = (id: string) => editor.call('POST', `withdrawals/${id}/approve`)
    expect((await approve(waiting.orderId)).body).toMatchObject({
      code: 'debt_open',
      data: { debt: '500.00', currency: 'THB' },
    })
    await editor.call('POST', `withdrawals/${waiting.orderId}/refuse`, { why: 'the deposit was taken back' })
    expect((await repay(member)).body.value.debt).toBe('0.00')
    await paid(member, '200.00')
    await played()
    await client.end()
    const next = await member.take(cardId, { amount: '200.00' })
    const { signals } = (await editor.call('GET', `withdrawals/${next.orderId}`)).body.value
    expect(signals).toContain('deposit_reversed')
    expect((await editor.call('GET', `members/lotus/${name}`)).body.value).toMatchObject({
      debt: '0.00',
      sums: { deposited: '700.00', reversed: '500.00' },
    })
    await member.call('POST', `/wps/transaction/orders/${next.orderId}/cancel`)
  })
}
