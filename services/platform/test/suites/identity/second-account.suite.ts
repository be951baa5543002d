import { randomUUID } from 'node:crypto'
import type { CareMember } from '@site/shared-api/contract/play-console'
import { codeOf, credentialOf, type Answer, type Credential } from '../../rig/caller.ts'
import { Editor } from '../../rig/people/editor.ts'
import { Guarded } from '../../rig/people/guarded.ts'
import { FIRST, freshPayee, newMember, type Member } from '../../rig/people/member.ts'
import { coralForm, freshName, freshNumber, lotusForm, Person } from '../../rig/people/person.ts'
import type { Rig } from '../../rig/rig.ts'

const WHY = 'My phone was stolen on a bus.'
const HELD = [true, ['twin']]
const NOT_HELD = [false, []]

/** A self-excluded member does not come back by changing what another account is known by (MEM-09, MEM-06). */
export function secondAccountSuite(rig: Rig): void {
  const editor = new Editor(rig)
  const payeeName = freshPayee()
  let away: Member

  const exclude = (credential: Credential): Promise<Answer> =>
    rig.caller.call('POST', '/wps/member/play/exclusion', {
      credential,
      body: { kind: 'exclusion', months: null, scope: 'house' },
    })
  /** Whether an account waits for a person, and what points to it. */
  const heldOf = async (account: string, merchant = 'lotus') => {
    const value: CareMember = (await editor.call('GET', `care/${merchant}/${account}`)).body.value
    return [value.restricted, value.markers.map(({ kind }) => kind)]
  }
  const reviewIdOf = async (account: string): Promise<string> =>
    (await editor.call('GET', `reviews?account=${account}`)).body.value.list[0].id
  const approve = (id: string) => editor.call('POST', `reviews/${id}/approve`, { why: 'Passport seen' })
  const askPayee = (who: Guarded, name: string) =>
    who.call('POST', '/wps/member/info/payeename', { payeeName: name, password: FIRST, why: WHY })
  /** Asks the house for an e-mail address whose code they have read. */
  const askEmail = async (who: Guarded, email: string): Promise<Answer> => {
    const path = '/wps/member/info/email'
    const newCode = await who.codeSent(email, `${path}/code`, { end: 'new', email, password: FIRST })
    return await who.call('POST', `${path}/lost`, { email, newCode, password: FIRST, why: WHY })
  }

  beforeAll(async () => {
    away = await newMember(rig, { payeeName })
    expect(codeOf(await exclude(away.credential))).toBe('200')
  })

  it.each(['email', 'mobile'] as const)(
    'takes no %s of who keeps away, neither by codes nor by the house, and waits for a person (MEM-09, MEM-06)',
    async (kind) => {
      const who = await Guarded.begin(rig)
      const { email, mobile, name } = who.member
      const path = `/wps/member/info/${kind}`
      const [field, old, next, theirs] =
        kind === 'email'
          ? ['email', email, away.email, { email: away.email.toUpperCase() }]
          : [
              'mobileNum',
              mobile.e164,
              away.mobile.e164,
              { mobileNum: away.mobile.typed, countryDialingCode: '66' },
            ]
      const send = (to: string, body: object) =>
        who.codeSent(to, `${path}/code`, { password: FIRST, ...body })
      const newCode = await send(next, { end: 'new', ...theirs })
      const oldCode = await send(old, { end: 'old' })
      const change = (more: object = {}) =>
        who.call('POST', path, { ...theirs, newCode, oldCode, password: FIRST, ...more })
      const before = (await who.config())[kind]
      // Without a right code the answer does not say whose it is.
      const wrong = { newCode: newCode === '000000' ? '111111' : '000000' }
      const lost = (more: object = {}) =>
        who.call('POST', `${path}/lost`, { ...theirs, newCode, password: FIRST, why: WHY, ...more })
      for (const guess of [await change(wrong), await lost(wrong)])
        expect([codeOf(guess), guess.body.field]).toEqual(['verification_code_wrong', 'newCode'])
      expect(await heldOf(name)).toEqual(NOT_HELD)
      for (const answer of [await change(), await lost()])
        expect([answer.status, codeOf(answer), answer.body.field]).toEqual([403, 'self_excluded', field])
      expect([(await who.config())[kind], await heldOf(name)]).toEqual([before, HELD])
      const deposit = { orderId: randomUUID(), channelId: 'transfer', amount: '500.00' }
      expect(codeOf(await who.call('POST', '/wps/relay/deposit', deposit))).toBe('play_restricted')
    },
  )

  it('waits for an operator with the payee’s name of a self-excluded member, first or requested later (MEM-09, MEM-06)', async () => {
    const coral = new Person(rig, 'coral')
    const form = await coralForm(coral)
    const credential = credentialOf(await coral.sealed('PUT', '/wps/member/register', form))
    const body = { payeeName, password: FIRST }
    const first = await coral.call('POST', '/wps/member/info/payeename', { credential, body })
    expect(first.body.value).toEqual({ payeeName, waiting: false })
    expect(await heldOf(String(form['username']), 'coral')).toEqual(HELD)
    const who = await Guarded.begin(rig)
    // A name is many people's: nothing is refused.
    expect((await askPayee(who, payeeName.toUpperCase())).body.value).toMatchObject({ waiting: true })
    expect(await heldOf(who.member.name)).toEqual(HELD)
    const other = await Guarded.begin(rig)
    await askPayee(other, 'Somchai Newname')
    expect(await heldOf(other.member.name)).toEqual(NOT_HELD)
  })

  it('checks again at the approval of a change that was requested before an exclusion (MEM-09, PLT-09)', async () => {
    const name = freshPayee()
    const late = await newMember(rig, { payeeName: name })
    const [one, two] = [await Guarded.begin(rig), await Guarded.begin(rig)]
    expect((await askEmail(one, late.email)).body.value).toEqual({ waiting: true })
    expect((await askPayee(two, name)).body.value).toMatchObject({ waiting: true })
    await exclude(late.credential)
    const reviewId = await reviewIdOf(one.member.name)
    const refused = await approve(reviewId)
    expect([codeOf(refused), refused.body.field]).toEqual(['self_excluded', 'id'])
    expect((await one.config()).email.waiting).toBe(true)
    expect((await approve(await reviewIdOf(two.member.name))).body.value).toMatchObject({ state: 'approved' })
    for (const { member } of [one, two]) expect(await heldOf(member.name)).toEqual(HELD)
    // It can be refused, for that is what is left to do with it.
    const closed = await editor.call('POST', `reviews/${reviewId}/refuse`, { why: 'It is not theirs' })
    expect(closed.body.value).toMatchObject({ state: 'refused' })
  })

  it('knows an excluded member also by what is approved for them during the exclusion (MEM-09, PLT-09)', async () => {
    const who = await Guarded.begin(rig, { payeeName: freshPayee() })
    const email = `${freshName()}@example.com`
    await askEmail(who, email)
    await exclude(who.browser.credential)
    expect((await approve(await reviewIdOf(who.member.name))).body.value).toMatchObject({ state: 'approved' })
    const person = new Person(rig)
    const { e164, typed } = freshNumber()
    const verificationCode = await person.code(typed, e164, 'register')
    const form = lotusForm({ mobileNum: typed, verificationCode, email })
    expect(codeOf(await person.sealed('PUT', '/wps/member/register', form))).toBe('self_excluded')
  })
}
