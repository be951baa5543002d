import type { JobDto } from '@site/shared-api/contract/job'
import { drawn } from '../../rig/outside/photo.ts'
import { said } from '../../rig/outside/play.ts'
import type { PaymentSandbox } from '../../rig/outside/payment-sandbox.ts'
import { Cashier, Depositor, payAt } from '../../rig/people/depositor.ts'
import { Editor } from '../../rig/people/editor.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'

/** What needs an operator, and what the site does by itself until then (PLT-09). */
export function depositConsoleSuite(rig: Rig, sandbox: PaymentSandbox): void {
  const editor = new Editor(rig)
  const cashier = new Cashier(editor)
  let demo: Depositor
  beforeAll(async () => {
    demo = await Depositor.signIn(rig, 'lotus.demo')
  })
  afterEach(async () => expect(await cashier.faults()).toEqual([]))

  it('keeps what was paid twice, or beyond the bounds, for a person, who credits or sends it back (PLT-09)', async () => {
    const before = await demo.cash()
    const [twice, little] = [await demo.begin({ amount: '600.00' }), await demo.begin()]
    await sandbox.act(payAt(twice), { do: 'twice' })
    await sandbox.act(payAt(little), { do: 'pay', amount: '1.00' })
    await demo.become(twice.orderId, 'paid')
    await demo.become(little.orderId, 'checking')
    expect(await demo.cash()).toBe(before + 60_000)
    expect(await cashier.detail(twice.orderId)).toMatchObject({
      received: '1200.00',
      credited: '600.00',
      unclaimed: '600.00',
    })
    const settle = (amount: string) =>
      cashier.do('POST', `deposits/${twice.orderId}/settle`, { amount, why: 'paid twice' })
    expect(said(await settle('600.01'))).toEqual([409, 'deposit_closed'])
    expect((await settle('600.00')).body.value).toMatchObject({ credited: '1200.00', unclaimed: '0.00' })
    expect(said(await settle('600.00'))).toEqual([409, 'deposit_closed'])
    const refused = await cashier.do('POST', `deposits/${little.orderId}/refuse`, { why: 'too little' })
    expect(refused.body.value).toMatchObject({ state: 'refused', unclaimed: '0.00', credited: null })
    expect(await demo.cash()).toBe(before + 120_000)
  })

  it('asks two people from the brand’s amount on, and takes no one for two (PLT-09)', async () => {
    const order = await demo.begin({ channelId: 'transfer', amount: '20000.00' })
    expect(order.instruction).toMatchObject({ kind: 'account' })
    const before = await demo.cash()
    const body = { amount: '20000.00', why: 'seen on the statement' }
    const path = `deposits/${order.orderId}/settle`
    const proposed = await cashier.do('POST', path, body)
    expect(proposed.body.value).toMatchObject({ state: 'waiting', proposal: { amount: '20000.00' } })
    expect(said(await cashier.do('POST', path, body))).toEqual([409, 'second_person_needed'])
    expect(await demo.cash()).toBe(before)
    const second = new Cashier(await Editor.signedIn(rig, `second-${order.orderId.slice(0, 8)}`, 'payments'))
    expect((await second.do('POST', path, body)).body.value).toMatchObject({
      state: 'paid',
      credited: '20000.00',
      proposal: null,
    })
    expect(await demo.cash()).toBe(before + 2_000_000)
    const { list } = (await cashier.do('GET', `audit?subject=lotus/${order.orderId}`)).body.value
    expect(list.map(({ action }: { action: string }) => action)).toEqual([
      'deposit.settled',
      'deposit.proposed',
    ])
  })

  it('goes on after an outage of its provider, which the job queue shows (MEM-02, PLT-09)', async () => {
    const order = await demo.begin({ amount: '150.00' })
    const jobOf = async (): Promise<JobDto | undefined> => {
      const { list } = (await cashier.do('GET', 'jobs?kind=deposit&limit=200')).body.value
      return list.find(({ key }: JobDto) => key === order.orderId)
    }
    await sandbox.act(payAt(order), { do: 'pay', callback: 'never' })
    await sandbox.stop()
    const waiting = await jobOf()
    expect(waiting).toMatchObject({ kind: 'deposit', merchant: 'lotus', state: 'waiting' })
    expect((await cashier.do('POST', `jobs/${waiting?.id}/run`)).body.value).toEqual({ hastened: true })
    await until(
      async () => ((await jobOf())?.lastError === null ? undefined : true),
      'a failure that is shown',
    )
    expect(said(await cashier.do('POST', `deposits/${order.orderId}/ask`))).toEqual([503, 'provider_down'])
    expect(await demo.order(order.orderId)).toMatchObject({ state: 'waiting' })
    await sandbox.start()
    expect(await demo.become(order.orderId, 'paid')).toMatchObject({ credited: '150.00' })
    await until(
      async () => ((await jobOf())?.lastError === null ? true : undefined),
      'a success that is shown',
    )
  })

  it('takes the slip of a transfer and leaves the rest to a person, who sees it (MEM-02, PLT-09)', async () => {
    const order = await demo.begin({ channelId: 'transfer', amount: '300.00' })
    const send = async (picture: Buffer, to = order) => await demo.slip(to.orderId, picture)
    expect(said(await send(await drawn(9, 9).gif().toBuffer()))).toEqual([400, 'image_type', 'picture'])
    expect(said(await send(Buffer.from('no picture')))).toEqual([400, 'image_type', 'picture'])
    const png = await drawn(9, 9).png().toBuffer()
    expect((await send(png)).body.value).toMatchObject({
      state: 'checking',
      hasSlip: true,
    })
    // It is with a person now: its member takes it back no more. What a provider's page pays has no slip.
    expect(said(await demo.call('POST', `/wps/relay/deposits/${order.orderId}/cancel`))).toEqual([
      409,
      'deposit_closed',
    ])
    const qr = await demo.begin()
    expect(said(await send(png, qr))).toEqual([409, 'deposit_closed'])
    await demo.call('POST', `/wps/relay/deposits/${qr.orderId}/cancel`)
    const { image } = (await cashier.do('GET', `deposits/${order.orderId}/slip`)).body.value
    expect(image).toMatch(/^data:image\/webp;base64,/)
    const { list } = (await cashier.do('GET', 'deposits?merchant=lotus&state=checking&account=lotus.demo'))
      .body.value
    expect(list.map(({ id }: { id: string }) => id)).toContain(order.orderId)
    await cashier.do('POST', `deposits/${order.orderId}/refuse`, { why: 'no such transfer' })
    expect(await demo.order(order.orderId)).toMatchObject({ state: 'refused', reason: 'operator' })
  })

  it('credits a transfer once that an operator settled and its bank reports afterwards (MEM-02, PLT-09)', async () => {
    const before = await demo.cash()
    const { orderId } = await demo.begin({ channelId: 'transfer', amount: '400.00' })
    const settle = () =>
      cashier.do('POST', `deposits/${orderId}/settle`, { amount: '400.00', why: 'seen on the statement' })
    expect((await settle()).body.value).toMatchObject({ state: 'paid', received: '0.00', credited: '400.00' })
    expect(said(await settle())).toEqual([409, 'deposit_closed'])
    const { reference } = await cashier.detail(orderId)
    await sandbox.act(`${sandbox.url}/pay/${String(reference)}`, { do: 'pay' })
    const ask = async () => (await cashier.do('POST', `deposits/${orderId}/ask`)).body.value
    for (const order of [await ask(), await ask()])
      expect(order).toMatchObject({ received: '400.00', credited: '400.00', unclaimed: '400.00' })
    expect(await demo.cash()).toBe(before + 40_000)
    // What was booked by hand and came once more is credited once.
    const refuse = () => cashier.do('POST', `deposits/${orderId}/refuse`, { why: 'settled before' })
    expect((await refuse()).body.value).toMatchObject({
      state: 'paid',
      credited: '400.00',
      unclaimed: '0.00',
    })
    expect(said(await refuse())).toEqual([409, 'deposit_closed'])
    expect(await demo.cash()).toBe(before + 40_000)
  })
}
