import { randomUUID } from 'node:crypto'
import { codeOf } from '../../rig/caller.ts'
import { said } from '../../rig/outside/play.ts'
import { Depositor } from '../../rig/people/depositor.ts'
import { Editor } from '../../rig/people/editor.ts'
import type { Rig } from '../../rig/rig.ts'

/** Balances changed by hand, by two people (PLT-09). */
export function adjustmentsSuite(rig: Rig): void {
  const editor = new Editor(rig)
  let second: Editor
  let demo: Depositor
  const ask = (more: object = {}, by = editor) =>
    by.call('POST', 'adjustments', {
      id: randomUUID(),
      merchant: 'lotus',
      account: 'lotus.demo',
      walletId: 'MAIN',
      direction: 'give',
      amount: '75.50',
      why: 'a round that its provider lost',
      ...more,
    })
  const approve = (id: string, by = second) => by.call('POST', `adjustments/${id}/approve`)
  const verified = async (): Promise<void> => {
    const { body } = await editor.call('GET', 'ledger/verify?whole=1')
    expect(body.value).toMatchObject({ ok: true, fault: null })
  }

  beforeAll(async () => {
    demo = await Depositor.signIn(rig, 'lotus.demo')
    second = await Editor.signedIn(rig, 'adjust-second', 'payments')
  })

  it('one asks, and nothing moves; another approves from two tabs, and it moves once, with a word of its own (PLT-09, GAM-05)', async () => {
    const before = await demo.cash()
    const { id, state } = (await ask()).body.value
    expect(state).toBe('asked')
    expect(said(await approve(id, editor))).toEqual([409, 'second_person_needed'])
    expect(await demo.cash()).toBe(before)
    const many = await Promise.all(Array.from({ length: 4 }, () => approve(id)))
    expect(new Set(many.map((one) => JSON.stringify([one.status, one.body.value]))).size).toBe(1)
    expect(many[0]?.body.value).toMatchObject({ state: 'done', askedBy: 'local', decidedBy: 'adjust-second' })
    expect(await demo.cash()).toBe(before + 7_550)
    const { transactions } = (await demo.call('GET', '/wps/relay/transactions')).body.value
    expect(transactions[0]).toMatchObject({
      kind: 'adjustment',
      title: 'Balance adjustment',
      amount: '75.50',
    })
    const third = await Editor.signedIn(rig, 'adjust-third', 'payments')
    expect(said(await approve(id, third))).toEqual([409, 'adjustment_closed', 'id'])
    const { list } = (await editor.call('GET', `audit?subject=lotus/${id}`)).body.value
    expect(list.map(({ action, actor }: { action: string; actor: string }) => [action, actor])).toEqual([
      ['adjustment.approved', 'adjust-second'],
      ['adjustment.asked', 'local'],
    ])
    await verified()
  })

  it('requested twice it is one; other content is refused, and so is what may not be adjusted (PLT-09)', async () => {
    const id = randomUUID()
    const twice = await Promise.all([ask({ id }), ask({ id })])
    expect(twice.map(codeOf)).toEqual(['200', '200'])
    expect(said(await ask({ id, amount: '75.51' }))).toEqual([409, 'transaction_conflict', 'id'])
    expect(said(await ask({ id }, second))).toEqual([409, 'transaction_conflict', 'id'])
    expect(said(await ask({ amount: '1.005' }))).toEqual([400, 'invalid_input', 'amount'])
    expect(said(await ask({ walletId: 'BONUS' }))).toEqual([404, 'wallet_unknown', 'walletId'])
    expect(said(await ask({ account: 'lotus.trial' }))).toEqual([404, 'member_unknown', 'account'])
    const support = await Editor.signedIn(rig, 'adjust-support', 'support')
    expect(said(await ask({}, support))).toEqual([403, 'feature_unavailable', 'role'])
    const refused = await second.call('POST', `adjustments/${id}/refuse`, { why: 'nothing was lost' })
    expect(refused.body.value).toMatchObject({ state: 'refused', answer: 'nothing was lost', entryId: null })
    expect(said(await approve(id))).toEqual([409, 'adjustment_closed', 'id'])
    const { list } = (await editor.call('GET', 'adjustments?merchant=lotus&state=refused&account=LOTUS.demo'))
      .body.value
    expect(list.map((one: { id: string }) => one.id)).toContain(id)
  })

  it('takes no more than there is: what is refused so waits on (PLT-09, GAM-05)', async () => {
    const before = await demo.cash()
    const { id } = (await ask({ direction: 'take', amount: '99999999.00' })).body.value
    expect(said(await approve(id))).toEqual([422, 'insufficient_funds'])
    const { list } = (await editor.call('GET', 'adjustments?state=asked')).body.value
    expect(list.map((one: { id: string }) => one.id)).toContain(id)
    await editor.call('POST', `adjustments/${id}/refuse`, { why: 'too much' })
    const less = (await ask({ direction: 'take', amount: '75.50' })).body.value
    expect(less.amount).toBe('-75.50')
    expect((await approve(less.id)).status).toBe(200)
    expect(await demo.cash()).toBe(before - 7_550)
  })

  it('killed in between, whichever way it went, it is done once (PLT-09, PLT-06)', async () => {
    const before = await demo.cash()
    const { id } = (await ask({ amount: '10.00' })).body.value
    const lost = approve(id).catch(() => undefined)
    await rig.platform.kill()
    await lost
    await rig.start()
    expect((await approve(id)).body.value).toMatchObject({ state: 'done', decidedBy: 'adjust-second' })
    expect(await demo.cash()).toBe(before + 1_000)
    await verified()
  })
}
