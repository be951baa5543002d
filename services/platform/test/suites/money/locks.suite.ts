import { randomUUID } from 'node:crypto'
import type { Bonus } from '@site/shared-api/contract/bonus'
import { atOnce, unwritten } from '../../rig/at-once.ts'
import { Caller, codeOf, type Answer } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { Table } from '../../rig/outside/play.ts'
import type { Provider } from '../../rig/outside/provider.ts'
import { Editor } from '../../rig/people/editor.ts'
import { Withdrawer } from '../../rig/people/withdrawer.ts'
import { startPlatform, type Platform } from '../../rig/process/platform-process.ts'
import type { Rig } from '../../rig/rig.ts'

const NONE = { min: null, max: null, mostPerDay: null }

/** One member's money on two copies of the site at the same moment, on one PostgreSQL: what its locks are for (MEM-02, MEM-03). */
export function locksSuite(rig: Rig, provider: Provider): void {
  const table = new Table(rig, provider)
  const editor = new Editor(rig)
  let second: Platform
  let agent: Withdrawer
  let sessionId: string

  const member = (copy: Caller, method: string, path: string, body?: unknown) => (): Promise<Answer> =>
    copy.call(method, path, { credential: agent.credential, body })
  const operator = (copy: Caller, path: string, body: object) => (): Promise<Answer> =>
    copy.call('POST', `/wps/operator/${path}`, { ...OPERATOR, body })
  const copies = (): readonly [Caller, Caller] => [rig.caller, new Caller(second.url, second.operatorUrl)]
  /** What each is answered where none of them has written to these tables before all wait. */
  const meet = async (tables: string[], calls: (() => Promise<Answer>)[]): Promise<string[]> =>
    (await atOnce(rig.place.databaseUrl ?? '', unwritten(...tables), calls)).map(codeOf).toSorted()
  const limit = (limits: object) =>
    editor.call('PUT', 'members/lotus/lotus.agent/limits', {
      limits: { deposit: NONE, withdrawal: NONE, ...limits },
      why: 'a test',
    })
  const play = (stake: string) =>
    table.call('bet-win', {
      sessionId,
      transactionId: table.id(),
      roundId: table.id('r'),
      bet: stake,
      win: stake,
      currency: 'THB',
    })

  beforeAll(async () => {
    second = await startPlatform(rig.place, rig.environment())
    await editor.change('security-rules', 'lotus', { coolingHours: 0 })
    agent = await Withdrawer.signIn(rig, 'lotus.agent')
    const game = await table.game({ gameType: 'SLOT', vassalage: 'KIT' })
    sessionId = await table.open(agent.credential, game)
  })
  afterAll(async () => {
    await limit({})
    await second.stop()
  })
  afterEach(async () => {
    const { fault } = (await editor.call('GET', 'ledger/verify?whole=1')).body.value
    expect(fault).toBeNull()
  })

  it('lets no more than a day’s withdrawals out of two copies at once (MEM-03)', async () => {
    const card = await agent.ready('7011')
    await limit({ withdrawal: { ...NONE, mostPerDay: 1 } })
    const before = await agent.cash()
    const requests = copies().map((copy) =>
      member(copy, 'POST', '/wps/transaction/withdraw', {
        orderId: randomUUID(),
        cardId: card,
        amount: '200.00',
        paymentPassword: '481920',
      }),
    )
    expect(await meet(['withdrawals', 'ledger_entries'], requests)).toEqual(['200', 'withdraw_day_full'])
    expect(await agent.cash()).toBe(before - 20_000)
  })

  it('ends a withdrawal one way where its member and an operator end it at once (MEM-03)', async () => {
    const { withdrawals } = (await agent.call('GET', '/wps/transaction/orders?limit=1')).body.value
    const { orderId } = withdrawals[0]
    const [here, there] = copies()
    const before = await agent.cash()
    expect(
      await meet(
        ['withdrawals', 'ledger_entries'],
        [
          member(here, 'POST', `/wps/transaction/orders/${orderId}/cancel`),
          operator(there, `withdrawals/${orderId}/refuse`, { why: 'a test' }),
        ],
      ),
    ).toEqual(['200', 'withdraw_closed'])
    expect(await agent.cash()).toBe(before + 20_000)
  })

  it('lets nothing out that was frozen while it waited for its turn (MEM-03, PLT-09)', async () => {
    const card = await agent.ready('7011')
    await limit({})
    const freeze = (what: 'freeze' | 'thaw') =>
      editor.call('POST', `members/lotus/lotus.agent/${what}`, { parts: ['withdrawal'], why: 'a test' })
    const accounts = `select from ledger_accounts a join members m on m.id = a.member_id
      where m.account = 'lotus.agent' for update of a`
    const want = () => agent.want(card, { amount: '200.00' })
    const answers = await atOnce(rig.place.databaseUrl ?? '', accounts, [want], () => freeze('freeze'))
    expect(answers.map(codeOf)).toEqual(['withdrawals_frozen'])
    await freeze('thaw')
  })

  it('pays a reward, and the rebate, once to two copies at once (MEM-05, MEM-11)', async () => {
    const id = randomUUID()
    const granted = { id, merchant: 'lotus', account: 'lotus.agent', amount: '50.00', days: null }
    const title = { EN: 'A test', TY: 'ทดสอบ' }
    await editor.call('POST', 'grants', { ...granted, title, why: 'a test' })
    const before = await agent.cash()
    const claims = copies().map((copy) => member(copy, 'POST', `/wps/rewards/${id}/claim`))
    expect(await meet(['ledger_entries'], claims)).toEqual(['200', '200'])
    expect(await agent.cash()).toBe(before + 5_000)
    await play('1000.00')
    const { total } = (await agent.call('GET', '/wps/rebate')).body.value
    const rebates = copies().map((copy) =>
      member(copy, 'POST', '/wps/rebate/claim', { claimId: randomUUID() }),
    )
    expect(await meet(['ledger_entries'], rebates)).toEqual(['200', 'rebate_least'])
    expect(await agent.cash()).toBe(before + 5_000 + Math.round(Number(total) * 100))
  })

  it('spends points once on two copies at once (MEM-10)', async () => {
    const points = async (): Promise<number> => (await agent.call('GET', '/wps/mall/goods')).body.value.points
    while ((await points()) < 500) await play('1000.00')
    const left = await points()
    const orders = copies().map((copy) =>
      member(copy, 'POST', '/wps/mall/goods/cash-50/redeem', { orderId: randomUUID(), points: 500 }),
    )
    expect(left).toBeLessThan(1_000)
    expect(await meet(['mall_goods'], orders)).toEqual(['200', 'points_short'])
    expect(await points()).toBe(left - 500)
  })

  it('begins no more deposits than a day allows, and credits one once, on two copies at once (MEM-02)', async () => {
    await limit({ deposit: { ...NONE, mostPerDay: 1 } })
    const ids = [randomUUID(), randomUUID()]
    const { promotions } = (await agent.call('GET', '/wps/relay/deposit/channels')).body.value
    const { promotionId } = promotions[0]
    const begun = copies().map((copy, at) =>
      member(copy, 'POST', '/wps/relay/deposit', {
        orderId: ids[at],
        channelId: 'transfer',
        amount: '200.00',
        promotionId,
      }),
    )
    expect(await meet(['deposit_orders'], begun)).toEqual(['200', 'deposit_day_full'])
    const { deposits } = (await agent.call('GET', '/wps/relay/deposits?limit=1')).body.value
    const before = await agent.cash()
    const settled = copies().map((copy) =>
      operator(copy, `deposits/${deposits[0].orderId}/settle`, { amount: '200.00', why: 'seen' }),
    )
    expect(await meet(['deposit_orders', 'ledger_entries'], settled)).toEqual(['200', 'deposit_closed'])
    expect(await agent.cash()).toBe(before + 20_000)
  })

  it('ends a bonus one way where it is made cash and given up at once, by whomever (MEM-03, PLT-09)', async () => {
    const [bonus]: Bonus[] = (await agent.call('GET', '/wps/relay/bonuses')).body.value.bonuses
    await play('500.00')
    const [here, there] = copies()
    const before = await agent.cash()
    const path = `/wps/relay/bonuses/${bonus?.bonusId}`
    expect(
      await meet(
        ['ledger_entries'],
        [member(here, 'POST', `${path}/convert`), member(there, 'POST', `${path}/forfeit`)],
      ),
    ).toEqual(['200', 'bonus_closed'])
    const [ended]: Bonus[] = (await agent.call('GET', '/wps/relay/bonuses')).body.value.bonuses
    expect(await agent.cash()).toBe(before + (ended?.state === 'converted' ? 10_000 : 0))
    await limit({})
    const order = await agent.begin({
      channelId: 'transfer',
      amount: '200.00',
      promotionId: bonus?.promotionId,
    })
    await operator(here, `deposits/${order.orderId}/settle`, { amount: '200.00', why: 'seen' })()
    const [next]: Bonus[] = (await agent.call('GET', '/wps/relay/bonuses')).body.value.bonuses
    const standing = await agent.cash()
    const taken = [
      member(here, 'POST', `/wps/relay/bonuses/${next?.bonusId}/forfeit`),
      operator(there, `bonuses/${next?.bonusId}/forfeit`, { why: 'a test' }),
    ]
    // A member who gives up what was taken in between gets the same answer again; an operator gets that it was closed.
    expect([
      ['200', '200'],
      ['200', 'bonus_closed'],
    ]).toContainEqual(await meet(['ledger_entries'], taken))
    expect(await agent.cash()).toBe(standing)
  })
}
