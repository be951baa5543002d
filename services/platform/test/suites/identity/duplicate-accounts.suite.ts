import type { CareMember } from '@site/shared-api/contract/play-console'
import { codeOf, type Answer } from '../../rig/caller.ts'
import { Depositor } from '../../rig/people/depositor.ts'
import { Editor } from '../../rig/people/editor.ts'
import { give } from '../../rig/people/kept-away.ts'
import { FIRST, freshPayee, newMember, type Member } from '../../rig/people/member.ts'
import { Withdrawer } from '../../rig/people/withdrawer.ts'
import type { Rig } from '../../rig/rig.ts'

const BORN = '1988-03-09'

/** One person with several accounts is looked at by an operator before the house gives them anything twice (MEM-06, MEM-09). */
export function duplicateAccountsSuite(rig: Rig): void {
  const editor = new Editor(rig)
  const caseOf = async (name: string): Promise<CareMember> =>
    (await editor.call('GET', `care/lotus/${name}`)).body.value
  const markersOf = async (name: string) => (await caseOf(name)).markers.map(({ kind }) => kind)
  const close = (name: string): Promise<Answer> =>
    editor.call('POST', `care/lotus/${name}/note`, { text: 'Two brothers, seen by video', state: 'closed' })
  /** How many bonuses they may choose with a deposit. */
  const bonusesFor = async ({ credential }: Member): Promise<number> => {
    const { body } = await new Depositor(rig, 'lotus', credential).call('GET', '/wps/relay/deposit/channels')
    return body.value.promotions.filter(({ bonus }: { bonus: unknown }) => bonus !== null).length
  }
  const claim = async ({ credential, name }: Member): Promise<string> => {
    const { id } = (await give(editor, name)).body.value
    return codeOf(await rig.caller.call('POST', `/wps/rewards/${id}/claim`, { credential }))
  }

  it('a second account with the mailbox written otherwise is a case, and is given nothing until it is closed', async () => {
    const first = await newMember(rig, { payeeName: freshPayee() })
    const [box] = first.email.split('@')
    const second = await newMember(rig, {
      payeeName: freshPayee(),
      email: `${box?.toUpperCase()}+2@example.com`,
    })
    expect(await markersOf(first.name)).toEqual([])
    expect(await caseOf(second.name)).toMatchObject({
      state: 'open',
      restricted: false,
      markers: [{ kind: 'duplicate', detail: { accounts: first.name, reasons: 'mailbox' } }],
    })
    expect([await claim(first), await claim(second)]).toEqual(['200', 'play_restricted'])
    // Depositing and playing go on.
    expect(codeOf(await new Depositor(rig, 'lotus', second.credential).ask({ channelId: 'transfer' }))).toBe(
      '200',
    )
    expect(codeOf(await close(second.name))).toBe('200')
    expect(await claim(second)).toBe('200')
  })

  it('the same name and birthday is one, whatever order and title the name is written in', async () => {
    const payeeName = freshPayee()
    await newMember(rig, { payeeName, birthday: BORN })
    const other = await newMember(rig, {
      payeeName: `Mr ${payeeName.split(' ').toReversed().join(' ')}`,
      birthday: BORN,
    })
    expect(await markersOf(other.name)).toEqual(['duplicate'])
    const elder = await newMember(rig, { payeeName, birthday: '1987-03-09' })
    expect(await markersOf(elder.name)).toEqual([])
  })

  it('is found by what an account takes on later, and is not found again once an operator has looked', async () => {
    const number = '9876543217'
    const holders = [freshPayee(), freshPayee()]
    const members = [
      await newMember(rig, { payeeName: holders[0] }),
      await newMember(rig, { payeeName: holders[1] }),
    ] as const
    for (const [index, { credential }] of members.entries()) {
      const payer = new Withdrawer(rig, 'lotus', credential)
      await payer.setPin({ password: FIRST })
      expect(codeOf(await payer.addCard({ number, holder: holders[index] }))).toBe('200')
    }
    expect(await markersOf(members[0].name)).toEqual([])
    expect(await caseOf(members[1].name)).toMatchObject({ markers: [{ detail: { reasons: 'card' } }] })
    expect(codeOf(await close(members[1].name))).toBe('200')
    const payer = new Withdrawer(rig, 'lotus', members[1].credential)
    expect(codeOf(await payer.addCard({ number: '9876543225', holder: holders[1] }))).toBe('200')
    expect((await caseOf(members[1].name)).state).toBe('closed')
    expect(await claim(members[1])).toBe('200')
  })

  it('offers no bonus with a deposit while a case waits', async () => {
    const payeeName = freshPayee()
    const one = await newMember(rig, { payeeName, birthday: BORN })
    const other = await newMember(rig, { payeeName, birthday: BORN })
    const offered = await bonusesFor(one)
    expect(offered).toBeGreaterThan(0)
    expect(await bonusesFor(other)).toBe(0)
    await close(other.name)
    expect(await bonusesFor(other)).toBe(offered)
  })

  it('is a case, and holds what is given, from the scores on that the brand has chosen', async () => {
    const newDuplicates = async (payeeName = freshPayee()): Promise<readonly [Member, Member]> => {
      const one = await newMember(rig, { payeeName, birthday: BORN })
      return [one, await newMember(rig, { payeeName, birthday: BORN })]
    }
    const seen = async (one: Member): Promise<string> =>
      `${(await markersOf(one.name)).join()} ${await claim(one)}`
    const refused = await editor.draft(await editor.get('play-rules', 'lotus'), {
      duplicateCase: 90,
      duplicateHold: 89,
    })
    expect(refused.body.value.draft.problems).toMatchObject([{ field: 'duplicateHold' }])
    await editor.remove(refused, '/draft')
    await editor.change('play-rules', 'lotus', { duplicateHold: 81 })
    const holder = freshPayee()
    const [first, looked] = await newDuplicates(holder)
    expect(await seen(looked)).toBe('duplicate 200')
    // More is known of the pair: the card of the first.
    for (const { credential } of [first, looked]) {
      const payer = new Withdrawer(rig, 'lotus', credential)
      await payer.setPin({ password: FIRST })
      expect(codeOf(await payer.addCard({ number: '9876543233', holder }))).toBe('200')
    }
    expect(await claim(looked)).toBe('play_restricted')
    await editor.change('play-rules', 'lotus', { duplicateCase: 81 })
    const [, unseen] = await newDuplicates()
    expect(await seen(unseen)).toBe(' 200')
    await editor.change('play-rules', 'lotus', { duplicateCase: 80, duplicateHold: 80 })
    const [, held] = await newDuplicates()
    expect(await seen(held)).toBe('duplicate play_restricted')
  })
}
