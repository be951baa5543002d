import type { JobTold } from '@site/shared-api/contract/job'
import { said } from '../../rig/outside/play.ts'
import type { PaymentSandbox } from '../../rig/outside/payment-sandbox.ts'
import { Cashier, Depositor, payAt } from '../../rig/people/depositor.ts'
import { Editor } from '../../rig/people/editor.ts'
import type { Rig } from '../../rig/rig.ts'

const MINUTE_MS = 60_000

/** Deposits that nobody pays in time; it moves the clock, and ends what comes before (MEM-02). */
export function depositTimeSuite(rig: Rig, sandbox: PaymentSandbox): void {
  afterAll(() => rig.moveClock(0))

  it('expires by the site’s own clock, and what is paid all the same is credited once: found though nobody tells, told late, or asked for (MEM-02)', async () => {
    const cashier = new Cashier(new Editor(rig))
    const demo = await Depositor.signIn(rig, 'lotus.demo')
    const agent = await Depositor.signIn(rig, 'lotus.agent')
    const [idle, late] = [await demo.begin(), await demo.begin()]
    const [told, asked] = [await agent.begin(), await agent.begin()]
    const [before, beforeOther] = [await demo.cash(), await agent.cash()]
    await rig.moveClock(16 * MINUTE_MS)
    for (const { orderId } of [idle, late]) await demo.become(orderId, 'expired')
    for (const { orderId } of [told, asked]) await agent.become(orderId, 'expired')
    expect(said(await demo.call('POST', `/wps/relay/deposits/${idle.orderId}/cancel`))).toEqual([
      409,
      'deposit_closed',
    ])
    await rig.moveClock(0)
    await sandbox.act(payAt(late), { do: 'pay', callback: 'never' })
    // The site goes on looking after the order has ended; a person makes it look now.
    const { list } = (await cashier.do('GET', 'jobs?kind=deposit&limit=200')).body.value
    const job = list.find(({ key }: JobTold) => key === late.orderId)
    expect((await cashier.do('POST', `jobs/${String(job?.id)}/run`)).body.value).toEqual({ hastened: true })
    expect(await demo.become(late.orderId, 'paid')).toMatchObject({ credited: '500.00' })
    expect(await demo.order(idle.orderId)).toMatchObject({ state: 'expired', credited: null })
    expect(await demo.cash()).toBe(before + 50_000)
    // By itself the site looks again in minutes: until then a late callback brings it, or an operator who asks.
    await sandbox.act(payAt(told), { do: 'pay', callback: 'late', delayMs: 200 })
    expect(await agent.become(told.orderId, 'paid')).toMatchObject({ credited: '500.00' })
    await sandbox.act(payAt(asked), { do: 'pay', callback: 'never' })
    expect(await agent.order(asked.orderId)).toMatchObject({ state: 'expired' })
    for (const time of [1, 2])
      expect([time, (await cashier.do('POST', `deposits/${asked.orderId}/ask`)).body.value]).toMatchObject([
        time,
        { state: 'paid', received: '500.00', credited: '500.00' },
      ])
    expect(await agent.cash()).toBe(beforeOther + 100_000)
    expect(await cashier.faults()).toEqual([])
  })
}
