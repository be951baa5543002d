import { randomUUID } from 'node:crypto'
import type { RebateLine } from '@site/shared-api/contract/rebate'
import type { Reward } from '@site/shared-api/contract/reward'
import { codeOf } from '../../rig/caller.ts'
import { said, Table } from '../../rig/outside/play.ts'
import type { Game, Provider } from '../../rig/outside/provider.ts'
import { Editor } from '../../rig/people/editor.ts'
import { Loyal } from '../../rig/people/loyal.ts'
import type { Rig } from '../../rig/rig.ts'

const TITLE = { EN: 'Sorry for the wait', TY: 'ขออภัยที่ให้รอ' }

/** Rebate that members claim, and rewards that operators grant (MEM-05, MEM-11). */
export function claimsSuite(rig: Rig, provider: Provider): void {
  const table = new Table(rig, provider)
  const editor = new Editor(rig)
  const demo = new Loyal(table, 'lotus.demo')
  const agent = new Loyal(table, 'lotus.agent')
  let slot: Game
  let fish: Game
  const claim = (claimId: string = randomUUID(), who = demo) =>
    who.call('POST', '/wps/rebate/claim', { claimId })
  const rules = async (change: object): Promise<void> => {
    const published = await editor.publish(
      await editor.draft(await editor.get('reward-rules', 'lotus'), { ...change }),
    )
    expect(codeOf(published)).toBe('200')
  }
  const grant = (more: object = {}, by = editor) =>
    by.call('POST', 'grants', {
      id: randomUUID(),
      merchant: 'lotus',
      account: 'lotus.demo',
      amount: '120.00',
      title: TITLE,
      why: 'waited for support',
      days: 2,
      ...more,
    })
  const open = async (who = demo): Promise<Reward[]> => (await who.get('/wps/rewards')).open

  beforeAll(async () => {
    await Promise.all([demo.signIn(), agent.signIn()])
    slot = await table.game({ gameType: 'SLOT', vassalage: 'KIT' })
    fish = await table.game({ gameType: 'FISH' })
  })
  afterAll(async () => {
    const { body } = await editor.call('GET', 'ledger/verify?whole=1')
    expect(body.value).toMatchObject({ ok: true, fault: null })
  })

  it('pays rebate by type and provider at the brand’s rate times the level’s, once for each turnover (MEM-11)', async () => {
    // What was played before is claimed, so that it does not count below.
    await claim()
    await demo.play(slot, '1000.00', '500.00')
    await new Loyal(table, 'lotus.demo').signIn().then((again) => again.play(fish, '1000.00'))
    const due = await demo.get('/wps/rebate')
    const of = (type: string): RebateLine | undefined =>
      due.lines.find(({ gameType }: RebateLine) => gameType === type)
    // 0.6 % and 0.5 % of the brand, at 120 per cent of the level Leaf.
    expect(of('RNG')).toMatchObject({
      vendor: slot.vassalage,
      turnover: '1500.00',
      rate: '0.72',
      amount: '10.80',
    })
    expect(of('FISH')).toMatchObject({ turnover: '1000.00', rate: '0.6', amount: '6.00' })
    expect(due).toMatchObject({ total: '16.80', least: '1.00' })
    const [before, claimId] = [await demo.cash(), randomUUID()]
    const many = await Promise.all(Array.from({ length: 5 }, () => claim(claimId)))
    expect(new Set(many.map((one) => JSON.stringify([one.status, one.body.value]))).size).toBe(1)
    expect(many[0]?.body.value).toMatchObject({ amount: '16.80', by: 'member' })
    expect(await demo.cash()).toBe(before + 1_680)
    expect(said(await claim(claimId, agent))).toEqual([409, 'transaction_conflict', 'claimId'])
    const little = await claim()
    expect([...said(little), little.body.data]).toEqual([422, 'rebate_least', { least: '1.00' }])
    await demo.play(slot, '200.00')
    expect(await demo.get('/wps/rebate')).toMatchObject({ total: '1.44' })
    const both = await Promise.all([claim(), claim()])
    expect(both.map(codeOf).toSorted()).toEqual(['200', 'rebate_least'])
    expect(await demo.cash()).toBe(before + 1_824)
    const { list } = await demo.get('/wps/rebate/history')
    expect(list.slice(0, 2).map(({ amount }: { amount: string }) => amount)).toEqual(['1.44', '16.80'])
    const { transactions } = await demo.get('/wps/relay/transactions')
    expect(transactions[0]).toMatchObject({ kind: 'rebate', title: 'Rebate', amount: '1.44' })
  })

  it('never pays twice for turnover that was undone and played again (MEM-11)', async () => {
    const [round] = await demo.play(slot, '1000.00')
    expect((await claim()).body.value).toMatchObject({ amount: '7.20' })
    if (round) await demo.refund(round)
    await demo.play(slot, '1000.00')
    expect(await demo.get('/wps/rebate')).toMatchObject({ total: '0.00', lines: [] })
  })

  it('a provider’s own rate goes before its type’s, as operators write it (MEM-11, PLT-08)', async () => {
    const before = (await editor.get('reward-rules', 'lotus')).body.value.live
    await rules({ rebateVendors: [{ code: slot.vassalage, rate: 100 }] })
    await demo.play(slot, '1000.00')
    expect((await demo.get('/wps/rebate')).lines[0]).toMatchObject({ rate: '1.2', amount: '12.00' })
    const twice = await editor.draft(await editor.get('reward-rules', 'lotus'), {
      rebateVendors: [
        { code: 'KIT', rate: 1 },
        { code: 'KIT', rate: 2 },
      ],
      rebateLeast: '1.005',
    })
    expect(twice.body.value.draft.problems.map(({ field }: { field: string }) => field)).toEqual([
      'rebateLeast',
      'rebateVendors.1.code',
    ])
    await editor.remove(twice, '/draft')
    await rules({ rebateVendors: before.rebateVendors })
  })

  it('a granted reward waits in the centre in the language of the call and is paid once (MEM-05, PLT-09)', async () => {
    const made = await grant()
    const { id } = made.body.value
    expect(made.body.value).toMatchObject({ state: 'open', amount: '120.00', account: 'lotus.demo' })
    expect((await demo.get('/wps/rewards', 'TY')).open[0]).toMatchObject({ rewardId: id, title: TITLE.TY })
    expect((await open(agent)).map(({ rewardId }) => rewardId)).not.toContain(id)
    const take = (who = demo) => who.call('POST', `/wps/rewards/${id}/claim`)
    expect(said(await take(agent))).toEqual([404, 'grant_unknown', 'id'])
    const before = await demo.cash()
    const many = await Promise.all(Array.from({ length: 5 }, () => take()))
    expect(new Set(many.map((one) => JSON.stringify([one.status, one.body.value]))).size).toBe(1)
    expect(await demo.cash()).toBe(before + 12_000)
    expect((await open()).map(({ rewardId }) => rewardId)).not.toContain(id)
    const { list } = await demo.get('/wps/rewards/history')
    expect(list[0]).toMatchObject({ rewardId: id, amount: '120.00', claimedAt: expect.any(String) })
    expect(said(await editor.call('POST', `grants/${id}/take-back`, { why: 'too late' }))).toEqual([
      409,
      'grant_closed',
      'id',
    ])
  })

  it('a grant that is taken back, or repeated with other values under its id, is no reward (PLT-09)', async () => {
    const id = randomUUID()
    await grant({ id, amount: '10.00' })
    expect((await grant({ id, amount: '10.00' })).body.value).toMatchObject({ id, state: 'open' })
    expect(said(await grant({ id, amount: '11.00' }))).toEqual([409, 'transaction_conflict', 'id'])
    expect(said(await grant({ account: 'unknown.here' }))).toEqual([404, 'member_unknown', 'account'])
    expect(said(await grant({ account: 'lotus.trial' }))).toEqual([404, 'member_unknown', 'account'])
    expect(said(await grant({ amount: '1.005' }))).toEqual([400, 'invalid_input', 'amount'])
    await editor.call('POST', `grants/${id}/take-back`, { why: 'a mistake' })
    expect(said(await demo.call('POST', `/wps/rewards/${id}/claim`))).toEqual([409, 'grant_closed', 'id'])
    const { body } = await editor.call('GET', `audit?subject=lotus/${id}`)
    expect(body.value.list.map(({ action }: { action: string }) => action)).toEqual([
      'grant.taken-back',
      'grant.granted',
    ])
  })

  it('a large reward takes two people, and one person does not count twice (PLT-09)', async () => {
    const { body } = await grant({ amount: '5000.00' })
    const { id, state } = body.value
    expect(state).toBe('proposed')
    expect((await open()).map(({ rewardId }) => rewardId)).not.toContain(id)
    expect(said(await demo.call('POST', `/wps/rewards/${id}/claim`))).toEqual([404, 'grant_unknown', 'id'])
    expect(said(await editor.call('POST', `grants/${id}/approve`))).toEqual([409, 'second_person_needed'])
    const second = await Editor.signedIn(rig, `second-${id.slice(0, 8)}`, 'payments')
    expect((await second.call('POST', `grants/${id}/approve`)).body.value).toMatchObject({ state: 'open' })
    expect(said(await second.call('POST', `grants/${id}/approve`))).toEqual([409, 'grant_closed', 'id'])
    const before = await demo.cash()
    await demo.call('POST', `/wps/rewards/${id}/claim`)
    expect(await demo.cash()).toBe(before + 500_000)
  })
}
