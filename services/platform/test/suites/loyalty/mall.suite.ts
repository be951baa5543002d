import { randomUUID } from 'node:crypto'
import type { MallGood, MallOrder } from '@site/shared-api/contract/mall'
import { codeOf } from '../../rig/caller.ts'
import { said, Table } from '../../rig/outside/play.ts'
import type { Game, Provider } from '../../rig/outside/provider.ts'
import { Editor } from '../../rig/people/editor.ts'
import { Loyal } from '../../rig/people/loyal.ts'
import type { Rig } from '../../rig/rig.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const CONTACT = { name: 'Mali S.', phone: '+66 81 234 5678', address: '12 Lotus Road, Bangkok' }

/** Points of play, goods for points, and orders that operators move (MEM-10). */
export function mallSuite(rig: Rig, provider: Provider): void {
  const table = new Table(rig, provider)
  const editor = new Editor(rig)
  const demo = new Loyal(table, 'lotus.demo')
  const agent = new Loyal(table, 'lotus.agent')
  let game: Game
  const points = async (who = demo): Promise<number> => (await who.get('/wps/mall/goods')).points
  const good = async (id: string, who = demo): Promise<MallGood> =>
    (await who.get('/wps/mall/goods')).goods.find(({ goodId }: MallGood) => goodId === id)
  const redeem = (id: string, price: number, more: object = {}, who = demo) =>
    who.call('POST', `/wps/mall/goods/${id}/redeem`, { orderId: randomUUID(), points: price, ...more })
  const publish = async (id: string, change: object): Promise<void> => {
    const live = await editor.get('mall-good', `lotus.${id}`)
    const published = await editor.publish(await editor.draft(live, { ...change }))
    expect(codeOf(published)).toBe('200')
  }
  const move = (id: string, from: string, to: string, note = '') =>
    editor.call('POST', `mall-orders/${id}/move`, { from, to, note })

  beforeAll(async () => {
    await Promise.all([demo.signIn(), agent.signIn()])
    game = await table.game({ gameType: 'SLOT', vassalage: 'KIT' })
  })
  afterAll(async () => {
    const { body } = await editor.call('GET', 'ledger/verify?whole=1')
    expect(body.value).toMatchObject({ ok: true, fault: null })
  })

  it('gives points for valid turnover by the member’s level, at once, and takes them back with the round (MEM-10)', async () => {
    expect(await points()).toBe(0)
    // A point for ten; the level Leaf gives 120 per cent of them.
    const [round] = await demo.play(game, '104.00')
    expect(await demo.get('/wps/mall/goods')).toMatchObject({
      points: 12,
      today: 12,
      percent: 120,
      turnoverPerPoint: '10.00',
    })
    await demo.play(game, '100.00')
    expect(await points()).toBe(24)
    if (round) await demo.refund(round)
    expect(await points()).toBe(12)
    expect(await points(agent)).toBe(0)
  })

  it('exchanges points once for each order, with the money and the stock, whatever comes how often at once (MEM-10)', async () => {
    await demo.play(game, '2000.00', '2000.00', '900.00')
    expect(await points()).toBe(600)
    const [before, cash] = [await good('cash-50'), await demo.cash()]
    const orderId = randomUUID()
    const many = await Promise.all(Array.from({ length: 5 }, () => redeem('cash-50', 500, { orderId })))
    expect(new Set(many.map((one) => JSON.stringify([one.status, one.body.value])))).toHaveProperty('size', 1)
    expect(many[0]?.body.value).toMatchObject({ orderId, state: 'done', points: 500, name: 'Cash 50' })
    expect(await demo.cash()).toBe(cash + 5_000)
    expect([await points(), (await good('cash-50')).left]).toEqual([100, before.left - 1])
    expect(said(await redeem('coffee', 1_200, { orderId }))).toEqual([409, 'transaction_conflict', 'orderId'])
    expect(said(await redeem('cash-50', 500, { orderId }, agent))).toEqual([
      409,
      'transaction_conflict',
      'orderId',
    ])
    const short = await redeem('cash-50', 500)
    expect([...said(short), short.body.data]).toEqual([422, 'points_short', { points: 100 }])
    const { list } = await demo.get('/wps/mall/points')
    expect(list.map(({ kind, amount, name }: Record<string, unknown>) => [kind, amount, name])).toEqual([
      ['order', -500, 'Cash 50'],
      ['play', 600, null],
    ])
  })

  it('leaves a debt where play is undone that was spent already, which later play pays (MEM-10)', async () => {
    const [round] = await agent.play(game, '5000.00')
    expect(await points(agent)).toBe(700)
    await redeem('cash-50', 500, {}, agent)
    if (round) await agent.refund(round)
    expect(await points(agent)).toBe(-500)
    expect(codeOf(await redeem('cash-50', 500, {}, agent))).toBe('points_short')
    await agent.play(game, '5000.00')
    expect(await points(agent)).toBe(200)
  })

  it('gives the last of a good to one of many who want it, and says of the others why not (MEM-10)', async () => {
    await Promise.all([
      demo.play(game, '5000.00', '5000.00', '5000.00'),
      agent.play(game, '5000.00', '5000.00'),
    ])
    await publish('coffee', { stock: 1, mostEach: 0 })
    const many = await Promise.all([
      ...Array.from({ length: 3 }, () => redeem('coffee', 1_200)),
      ...Array.from({ length: 3 }, () => redeem('coffee', 1_200, {}, agent)),
    ])
    expect(many.map(codeOf).toSorted()).toEqual(['200', ...Array.from({ length: 5 }, () => 'good_sold_out')])
    expect((await good('coffee')).left).toBe(0)
    await publish('coffee', { stock: 10, mostEach: 1 })
    const owner = (await good('coffee')).mine === 0 ? demo : agent
    expect(codeOf(await redeem('coffee', 1_200, {}, owner))).toBe('good_most')
    expect(said(await redeem('coffee', 1_100))).toEqual([409, 'good_changed', 'points'])
    await publish('coffee', { on: false })
    expect(await good('coffee')).toBeUndefined()
    expect(said(await redeem('coffee', 1_200))).toEqual([404, 'good_unknown', 'id'])
    expect(said(await redeem('nothing', 1_200))).toEqual([404, 'good_unknown', 'id'])
  })

  it('an order is moved by an operator, the member is notified, and points and stock are given back once (MEM-10, PLT-09)', async () => {
    await publish('umbrella', { points: 300, mostEach: 0 })
    expect(said(await redeem('umbrella', 300))).toEqual([400, 'invalid_input', 'contact'])
    const before = { points: await points(), left: (await good('umbrella')).left }
    const order: MallOrder = (await redeem('umbrella', 300, { contact: CONTACT })).body.value
    expect(order).toMatchObject({ state: 'placed', contact: CONTACT })
    const { list } = (await editor.call('GET', 'mall-orders?merchant=lotus&account=lotus.demo&state=placed'))
      .body.value
    expect(list[0]).toMatchObject({
      id: order.orderId,
      contact: CONTACT,
      next: ['preparing', 'sent', 'done', 'cancelled'],
    })
    expect(said(await move(order.orderId, 'preparing', 'sent'))).toEqual([409, 'mall_order_moved', 'from'])
    expect((await move(order.orderId, 'placed', 'preparing', 'Parcel TH-77')).body.value).toMatchObject({
      state: 'preparing',
      note: 'Parcel TH-77',
    })
    expect((await demo.get('/wps/mall/orders')).list[0]).toMatchObject({
      state: 'preparing',
      note: 'Parcel TH-77',
    })
    expect(said(await demo.call('POST', `/wps/mall/orders/${order.orderId}/cancel`))).toEqual([
      409,
      'mall_order_moved',
      'from',
    ])
    const back = await Promise.all(
      Array.from({ length: 3 }, () => move(order.orderId, 'preparing', 'cancelled')),
    )
    expect(back.map(codeOf).toSorted()).toEqual(['200', 'mall_order_moved', 'mall_order_moved'])
    expect({ points: await points(), left: (await good('umbrella')).left }).toEqual(before)
    const { body } = await editor.call('GET', `audit?subject=lotus/${order.orderId}`)
    expect(body.value.list.map(({ action }: { action: string }) => action)).toEqual([
      'mall-order.cancelled',
      'mall-order.preparing',
    ])
    const second: MallOrder = (await redeem('umbrella', 300, { contact: CONTACT })).body.value
    const cancel = () => demo.call('POST', `/wps/mall/orders/${second.orderId}/cancel`)
    const atOnce = await Promise.all(Array.from({ length: 4 }, cancel))
    expect(atOnce.map(({ body: { value } }) => value?.state)).toEqual(Array(4).fill('cancelled'))
    expect((await cancel()).body.value).toMatchObject({ state: 'cancelled' })
    expect(await points()).toBe(before.points)
    expect(said(await agent.call('POST', `/wps/mall/orders/${second.orderId}/cancel`))).toEqual([
      404,
      'mall_order_unknown',
      'id',
    ])
  })

  it('counts a day by the terms it began with, and no day before the first that counts (MEM-10, PLT-08)', async () => {
    const rules = await editor.get('reward-rules', 'lotus')
    const { pointsSince, turnoverPerPoint } = rules.body.value.live
    const set = async (change: object): Promise<void> => {
      const read = await editor.get('reward-rules', 'lotus')
      expect(codeOf(await editor.publish(await editor.draft(read, { ...change })))).toBe('200')
    }
    const before = await points()
    await set({ turnoverPerPoint: '100.00' })
    await demo.play(game, '100.00')
    expect(await points()).toBe(before + 12)
    await set({ turnoverPerPoint })
    await set({ pointsSince: new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10) })
    const kept = await points()
    await demo.play(game, '100.00')
    expect(await points()).toBe(kept)
    await set({ pointsSince })
    expect(await points()).toBe(before + 24)
  })

  it('is judged before it is published: names in each language, money of money, a picture (PLT-08)', async () => {
    const bare = await editor.create(
      'mall-good',
      {
        ...(await editor.get('mall-good', 'lotus.cash-50')).body.value.live,
        cash: '0.00',
        picture: 'no-such-picture',
        name: { EN: 'Cash', TY: '' },
      },
      { merchant: 'lotus', id: 'bare' },
    )
    expect(bare.body.value.draft.problems.map(({ field }: { field: string }) => field)).toEqual([
      'name.TY',
      'picture',
      'cash',
    ])
    await editor.remove(bare)
  })

  it('refuses play money and a brand without the mall (B6, SHL-19)', async () => {
    const trial = await rig.caller.call('POST', '/wps/session/login/freeplay', {
      body: { module: 'FREEPLAY' },
    })
    const cookie = /MC_SID=([^;]*)/.exec(trial.headers.get('set-cookie') ?? '')?.[1] ?? ''
    const credential = { token: String(trial.body.value.token), cookie }
    const request = { credential, body: { orderId: randomUUID(), points: 500 } }
    expect(codeOf(await rig.caller.call('POST', '/wps/mall/goods/cash-50/redeem', request))).toBe(
      'trial_refused',
    )
  })
}
