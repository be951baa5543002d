import type { JoinedPromotion } from '@site/shared-api/contract/promotion'
import { codeOf, type Answer } from '../../rig/caller.ts'
import { Editor } from '../../rig/people/editor.ts'
import { newMember } from '../../rig/people/member.ts'
import { Rewarding } from '../../rig/people/rewarding.ts'
import type { Rig } from '../../rig/rig.ts'

const said = ({ status, body }: Answer): unknown[] => [status, body.code, body.field]

/** What operators make of applications for rewards (CON-03, PLT-09). */
export function rewardDecisionsSuite(rig: Rig): void {
  const rewarding = new Rewarding(rig)
  const { owner } = rewarding

  it('pays once, with the state and the entry in one, and the second reviewer gets a conflict (PLT-09)', async () => {
    const [one, id] = [await rewarding.member(), await rewarding.promotion()]
    await one.apply(id)
    const [{ id: application = '' } = {}] = await rewarding.waiting(id)
    const second = await Editor.signedIn(rig, `rewards-payer`, 'payments')
    const answers = await Promise.all([
      rewarding.decide(application, 'approve', { amount: '150.00' }),
      rewarding.decide(application, 'approve', { amount: '200.00' }, second),
      rewarding.decide(application, 'refuse', { reason: { text: 'No' } }, second),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const conflict = answers.find(({ status }) => status === 409)
    expect([codeOf(conflict as Answer), Object.keys(conflict?.body.data ?? {})]).toEqual([
      'reward_decided',
      ['state', 'by', 'at'],
    ])
    const won = answers.find(({ status }) => status === 200)?.body.value
    const [joined] = await one.joined()
    expect(joined?.state).toBe(won.state)
    if (won.state === 'paid') {
      expect(await one.money()).toBe(won.amount)
      expect(joined?.application).toMatchObject({ amount: won.amount, currency: 'THB' })
    } else expect(await one.money()).toBe('0.00')
    expect(codeOf(await rewarding.decide(application, 'approve', { amount: '1.00' }))).toBe('reward_decided')
    const audit = (await owner.call('GET', `audit?subject=${application}`)).body.value.list
    expect(audit).toEqual([expect.objectContaining({ action: `reward.${won.state}`, actor: won.decidedBy })])
  })

  it('shows the payment in the member’s ledger, and the ledger adds up (PLT-09)', async () => {
    const person = await newMember(rig)
    const [one, id] = [await rewarding.as(person.credential), await rewarding.promotion()]
    await one.apply(id)
    const [{ id: application = '' } = {}] = await rewarding.waiting(id)
    expect(said(await rewarding.decide(application, 'approve', { amount: '5' }))).toEqual([
      400,
      'invalid_input',
      'amount',
    ])
    expect((await rewarding.decide(application, 'approve', { amount: '0.00' })).status).toBe(400)
    expect((await rewarding.decide(application, 'approve', { amount: '75.50' })).body.value).toMatchObject({
      state: 'paid',
      amount: '75.50',
    })
    const lines = (await rig.caller.get('/wps/relay/transactions', { credential: person.credential })).body
      .value.transactions
    expect(lines).toEqual([
      expect.objectContaining({
        kind: 'reward',
        title: 'Promotion reward',
        amount: '75.50',
        balanceAfter: '75.50',
      }),
    ])
    const inbox = async (language: string) =>
      (await rig.caller.get('/wps/mail', { credential: person.credential, language })).body.value.list
    expect(await inbox('EN')).toEqual([
      expect.objectContaining({ kind: 'reward', title: 'Your reward was paid', read: false }),
    ])
    expect((await inbox('TY'))[0].title).toBe('จ่ายรางวัลของคุณแล้ว')
    expect((await owner.call('GET', 'ledger/verify?whole=1')).body.value).toMatchObject({
      ok: true,
      fault: null,
    })
    expect(codeOf(await one.apply(id))).toBe('reward_granted')
  })

  it('pays nothing to an excluded member; their application stays to be decided (MEM-09)', async () => {
    // A person whom the others here are not taken for.
    const person = { payeeName: 'Malee Restinghome', birthday: '1985-02-11' }
    const [one, id] = [await rewarding.member(person), await rewarding.promotion()]
    await one.apply(id)
    const [{ id: application = '' } = {}] = await rewarding.waiting(id)
    const { credential } = one
    const body = { kind: 'time-out', hours: 24 }
    const away = await rig.caller.call('POST', '/wps/member/play/exclusion', { credential, body })
    expect(away.status).toBe(200)
    const paid = await rewarding.decide(application, 'approve', { amount: '10.00' })
    expect(codeOf(paid)).toBe('self_excluded')
    expect(await rewarding.waiting(id)).toHaveLength(1)
    const refused = await rewarding.decide(application, 'refuse', { reason: { text: 'While away' } })
    expect(refused.status).toBe(200)
  })

  it('approves what is no money, and pays it later (PLT-09)', async () => {
    const [one, id] = [await rewarding.member(), await rewarding.promotion()]
    await one.apply(id)
    const [{ id: application = '' } = {}] = await rewarding.waiting(id)
    await rewarding.decide(application, 'approve', { amount: null })
    expect(await one.state(id)).toBe('approved')
    expect(codeOf(await rewarding.decide(application, 'refuse', { reason: { text: 'No' } }))).toBe(
      'reward_decided',
    )
    expect(codeOf(await rewarding.decide(application, 'approve', { amount: null }))).toBe('reward_decided')
    const later = await rewarding.decide(application, 'approve', { amount: '10.00' })
    expect(codeOf(later)).toBe('200')
    expect([await one.state(id), await one.money()]).toEqual(['paid', '10.00'])
  })

  it('refuses with a reason in the member’s language, or one text, and takes another application then (PLT-09)', async () => {
    const [one, id] = [await rewarding.member(), await rewarding.promotion()]
    await one.apply(id)
    const [first] = await rewarding.waiting(id)
    expect((await rewarding.decide(first?.id ?? '', 'refuse', { reason: { EN: 'Blurred' } })).status).toBe(
      400,
    )
    await rewarding.decide(first?.id ?? '', 'refuse', {
      reason: { EN: 'The picture is blurred', TY: 'ภาพไม่ชัด' },
    })
    const answerIn = async (language: string) => (await one.joined('', language))[0]?.application?.answer
    expect([await answerIn('EN'), await answerIn('TY')]).toEqual(['The picture is blurred', 'ภาพไม่ชัด'])
    expect((await one.joined())[0]).toMatchObject({ state: 'refused', mayApply: true })
    expect((await one.apply(id, { remarks: 'Again' })).body.value).toMatchObject({ state: 'applied' })
    const [again] = await rewarding.waiting(id)
    await rewarding.decide(again?.id ?? '', 'refuse', { reason: { text: 'As agreed by phone' } })
    expect([await answerIn('EN'), await answerIn('TY')]).toEqual(['As agreed by phone', 'As agreed by phone'])
  })

  it('lists page by page, in the queue the oldest first (PLT-03)', async () => {
    const one = await rewarding.member()
    const ids = [await rewarding.promotion(), await rewarding.promotion(), await rewarding.promotion()]
    for (const id of ids) await one.apply(id)
    const seen: string[] = []
    let cursor = ''
    do {
      const answer = await one.joinedPage(`?limit=2${cursor}`)
      seen.push(...answer.body.value.list.map(({ promotionId }: JoinedPromotion) => promotionId))
      cursor = answer.body.value.nextCursor === null ? '' : `&cursor=${answer.body.value.nextCursor}`
    } while (cursor !== '')
    expect(seen).toEqual(ids.toReversed())
    const queue = (await owner.call('GET', `rewards?account=${one.name.toUpperCase()}&limit=2`)).body.value
    expect(queue.list.map(({ promotionId }: { promotionId: string }) => promotionId)).toEqual(ids.slice(0, 2))
    const rest = (await owner.call('GET', `rewards?account=${one.name}&limit=2&cursor=${queue.nextCursor}`))
      .body.value
    expect(rest.list.map(({ promotionId }: { promotionId: string }) => promotionId)).toEqual(ids.slice(2))
  })
}
