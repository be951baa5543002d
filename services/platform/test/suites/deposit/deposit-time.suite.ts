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

  it('expires by the site’s own clock, and what is paid all the same is found and credited once, though nobody tells (MEM-02)', async () => {
    const cashier = new Cashier(new Editor(rig))
    const demo = await Depositor.signIn(rig, 'lotus.demo')
    const [idle, late] = [await demo.begin(), await demo.begin()]
    const before = await demo.cash()
    await rig.moveClock(16 * MINUTE_MS)
    for (const { orderId } of [idle, late]) await demo.become(orderId, 'expired')
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
    expect(await cashier.faults()).toEqual([])
  })
}
