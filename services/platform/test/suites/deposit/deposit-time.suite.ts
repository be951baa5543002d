import type { JobDto } from '@site/shared-api/contract/job'
import type { DepositPromotion } from '@site/shared-api/contract/deposit'
import { said } from '../../rig/outside/play.ts'
import type { PaymentSandbox } from '../../rig/outside/payment-sandbox.ts'
import { Cashier, Depositor, payAt } from '../../rig/people/depositor.ts'
import { Editor } from '../../rig/people/editor.ts'
import type { Rig } from '../../rig/rig.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Noon where Coral is, on UTC’s clock. */
const NOON_MS = 4 * 60 * MINUTE_MS
const [MONDAY, TUESDAY] = [1, 2] as const

/** Deposits that are not paid in time; it moves the clock, and ends what comes before (MEM-02). */
export function depositTimeSuite(rig: Rig, sandbox: PaymentSandbox): void {
  afterAll(() => rig.moveClock(0))

  it('expires by the site’s own clock, and what is paid all the same is credited once: found without a callback, by a late callback, or by a query of an operator (MEM-02)', async () => {
    const cashier = new Cashier(new Editor(rig))
    const demo = await Depositor.signIn(rig, 'lotus.demo')
    const agent = await Depositor.signIn(rig, 'lotus.agent')
    const [idle, late] = [await demo.begin(), await demo.begin()]
    const [callbackOrder, queriedOrder] = [await agent.begin(), await agent.begin()]
    const [before, beforeOther] = [await demo.cash(), await agent.cash()]
    await rig.moveClock(16 * MINUTE_MS)
    for (const { orderId } of [idle, late]) await demo.become(orderId, 'expired')
    for (const { orderId } of [callbackOrder, queriedOrder]) await agent.become(orderId, 'expired')
    expect(said(await demo.call('POST', `/wps/relay/deposits/${idle.orderId}/cancel`))).toEqual([
      409,
      'deposit_closed',
    ])
    await rig.moveClock(0)
    await sandbox.act(payAt(late), { do: 'pay', callback: 'never' })
    // The site goes on looking after the order has ended; a person makes it look now.
    const { list } = (await cashier.do('GET', 'jobs?kind=deposit&limit=200')).body.value
    const job = list.find(({ key }: JobDto) => key === late.orderId)
    expect((await cashier.do('POST', `jobs/${String(job?.id)}/run`)).body.value).toEqual({ hastened: true })
    expect(await demo.become(late.orderId, 'paid')).toMatchObject({ credited: '500.00' })
    expect(await demo.order(idle.orderId)).toMatchObject({ state: 'expired', credited: null })
    expect(await demo.cash()).toBe(before + 50_000)
    // By itself the site looks again in minutes: until then a late callback brings it, or an operator who asks.
    await sandbox.act(payAt(callbackOrder), { do: 'pay', callback: 'late', delayMs: 200 })
    expect(await agent.become(callbackOrder.orderId, 'paid')).toMatchObject({ credited: '500.00' })
    await sandbox.act(payAt(queriedOrder), { do: 'pay', callback: 'never' })
    expect(await agent.order(queriedOrder.orderId)).toMatchObject({ state: 'expired' })
    for (const time of [1, 2])
      expect([
        time,
        (await cashier.do('POST', `deposits/${queriedOrder.orderId}/ask`)).body.value,
      ]).toMatchObject([time, { state: 'paid', received: '500.00', credited: '500.00' }])
    expect(await agent.cash()).toBe(beforeOther + 100_000)
    expect(await cashier.faults()).toEqual([])
  })

  it('gives on a Tuesday what that day’s promotion says, and offers it on no other day and no second time (MEM-02)', async () => {
    const cashier = new Cashier(new Editor(rig))
    const today = Math.floor(Date.now() / DAY_MS)
    const monday = [1, 2, 3, 4, 5, 6, 7].find(
      (days) => new Date((today + days) * DAY_MS).getUTCDay() === MONDAY,
    )
    const at = async (weekday: number): Promise<Depositor> => {
      const noon = (today + (monday ?? 0) + weekday - MONDAY) * DAY_MS + NOON_MS
      await rig.moveClock(noon - Date.now())
      return await Depositor.signIn(rig, 'coral.demo', 'coral')
    }
    const offered = async (who: Depositor): Promise<DepositPromotion | undefined> =>
      (await who.call('GET', '/wps/relay/deposit/channels')).body.value.promotions.find(
        ({ promotionId }: DepositPromotion) => promotionId === 'coral-tuesday-reload',
      )
    expect(await offered(await at(MONDAY))).toBeUndefined()
    const demo = await at(TUESDAY)
    const promotion = await offered(demo)
    expect(promotion?.title).toBe('Tuesday tide: 25% reload')
    expect(promotion?.bonus).toMatchObject({
      percent: 25,
      most: '2000.00',
      wagerTimes: 12,
      weekdays: [TUESDAY],
    })
    const { promotionId } = promotion ?? {}
    const order = await demo.begin({ channelId: 'transfer', amount: '1000.00', promotionId })
    const body = { amount: '1000.00', why: 'seen on the statement' }
    expect((await cashier.do('POST', `deposits/${order.orderId}/settle`, body)).status).toBe(200)
    const { bonuses } = (await demo.call('GET', '/wps/relay/bonuses')).body.value
    expect(bonuses).toMatchObject([{ promotionId, amount: '250.00', required: '3000.00' }])
    expect(await offered(demo)).toBeUndefined()
  })
}
