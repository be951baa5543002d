import { randomUUID } from 'node:crypto'
import { codeOf, type Answer } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { Editor } from '../../rig/people/editor.ts'
import { Guarded } from '../../rig/people/guarded.ts'
import { FIRST, NEXT } from '../../rig/people/member.ts'
import { freshName, freshNumber } from '../../rig/people/person.ts'
import type { Rig } from '../../rig/rig.ts'

const PIN = '481920'
const HOUR_MS = 3_600_000

/** The security centre: what is set, how it is changed, who is notified, and what waits afterwards (MEM-06, B7). */
export function safetySuite(rig: Rig): void {
  // A test that fails midway does not leave the clock moved.
  afterEach(() => rig.moveClock(0))

  const callConsole = (method: string, path: string, body?: object): Promise<Answer> =>
    rig.caller.call(method, `/wps/operator/${path}`, { ...OPERATOR, ...(body && { body }) })
  const titlesOf = async (who: Guarded): Promise<string[]> =>
    (await who.call('GET', '/wps/mail')).body.value.list.map(({ title }: { title: string }) => title)
  const setPin = (who: Guarded, more: object) =>
    who.call('PUT', '/wps/member/paymentPassword', {
      paymentPassword: PIN,
      confirmPaymentPassword: PIN,
      ...more,
    })

  it('shows what is set and how safe that is, and nothing where the brand has no security centre (MEM-06, SHL-11)', async () => {
    const who = await Guarded.begin(rig)
    expect(await who.config()).toMatchObject({
      level: 'fair',
      done: 2,
      of: 4,
      password: true,
      paymentPassword: false,
      email: { confirmed: false, waiting: false },
      mobile: { confirmed: true },
      payeeName: { name: 'Somchai Jaidee', waiting: false },
      questions: false,
      app: false,
      passkeys: 0,
      cooling: null,
      coolingHours: 24,
    })
    const text = JSON.stringify(await who.config())
    expect(text).not.toContain(who.member.email)
    expect(text).not.toContain(who.member.mobile.e164)
    await callConsole('PATCH', 'brands/lotus', { flags: { SECPRIV: 0 } })
    expect(codeOf(await who.call('GET', '/wps/member/securityConfig'))).toBe('feature_unavailable')
    await callConsole('PATCH', 'brands/lotus', { flags: { SECPRIV: 1 } })
    await setPin(who, { password: FIRST })
    await who.addApp()
    expect(await who.config()).toMatchObject({ level: 'strong', done: 4 })
  })

  it('changes the e-mail by codes to both ends, and notifies the old one too (MEM-06, B7)', async () => {
    const who = await Guarded.begin(rig)
    const { email, person } = who.member
    const path = '/wps/member/info/email'
    const next = `${freshName()}@example.com`
    const send = (end: string, to: string) =>
      who.codeSent(to, `${path}/code`, { end, password: FIRST, ...(end === 'new' && { email: next }) })
    expect(codeOf(await who.call('POST', `${path}/code`, { end: 'old', password: 'Guess-2026!' }))).toBe(
      'password_wrong',
    )
    // Confirming the present one first.
    const present = await send('old', email)
    expect((await who.call('POST', path, { newCode: present, password: FIRST })).status).toBe(200)
    expect((await who.config()).email).toMatchObject({ confirmed: true })
    const newCode = await send('new', next)
    const change = (more: object) =>
      who.call('POST', path, { email: next, newCode, password: FIRST, ...more })
    const without = await change({})
    expect([codeOf(without), without.body.field]).toEqual(['verification_code_wrong', 'oldCode'])
    // The code of the present address was used by its confirmation, and a minute is not over.
    await rig.moveClock(61_000)
    const oldCode = await send('old', email)
    const after = await person.lastSent()
    expect((await change({ oldCode })).status).toBe(200)
    for (const to of [email, next])
      await person.sent(to, after, ({ subject }) => subject === 'Lotus: Your e-mail address was changed')
    expect(await titlesOf(who)).toContain('Your e-mail address was changed')
    expect(await who.config()).toMatchObject({ cooling: { cause: 'email' } })
    // Both codes are used up.
    expect(codeOf(await change({ oldCode }))).toBe('verification_code_wrong')
    await rig.moveClock(0)
  })

  it('lets the house decide where the old number is lost, and takes no number of another account (MEM-06, PLT-09)', async () => {
    const [who, other] = [await Guarded.begin(rig), await Guarded.begin(rig)]
    const next = freshNumber()
    const path = '/wps/member/info/mobile'
    const of = (number: { typed: string }) => ({ mobileNum: number.typed, countryDialingCode: '66' })
    const send = (number: { typed: string; e164: string }) =>
      who.codeSent(number.e164, `${path}/code`, { end: 'new', password: FIRST, ...of(number) })
    const newCode = await send(next)
    const lost = { ...of(next), newCode, password: FIRST, why: 'My phone was stolen on a bus.' }
    expect(codeOf(await who.call('POST', `${path}/lost`, { ...lost, why: 'no' }))).toBe('invalid_input')
    // Who has the old one has nothing to ask for.
    const same = await who.call('POST', `${path}/lost`, { ...lost, ...of(who.member.mobile) })
    expect([codeOf(same), same.body.field]).toEqual(['invalid_input', 'mobileNum'])
    expect((await who.call('POST', `${path}/lost`, lost)).body.value).toEqual({ waiting: true })
    expect(await titlesOf(who)).toContain('A change waits for our team')
    expect((await who.config()).mobile).toMatchObject({ waiting: true })
    const { list } = (await callConsole('GET', `reviews?merchant=lotus&account=${who.member.name}`)).body
      .value
    expect(list).toMatchObject([
      { kind: 'mobile', state: 'waiting', wanted: `••• ${next.e164.slice(-4)}`, why: lost.why },
    ])
    const decide = (id: string, did: string, why: string) =>
      callConsole('POST', `reviews/${id}/${did}`, { why })
    expect(codeOf(await decide(list[0].id, 'approve', ''))).toBe('invalid_input')
    const approved = await decide(list[0].id, 'approve', 'Passport seen by video')
    expect(approved.body.value).toMatchObject({ state: 'approved', decidedWhy: 'Passport seen by video' })
    expect(codeOf(await decide(list[0].id, 'refuse', 'Too late'))).toBe('changed_meanwhile')
    expect(codeOf(await decide(randomUUID(), 'refuse', 'Nothing'))).toBe('not_found')
    // The holder of the old phone is signed out with it.
    await who.signIn()
    expect(await who.config()).toMatchObject({
      mobile: { shown: `••• ${next.e164.slice(-4)}`, confirmed: true, waiting: false },
      cooling: { cause: 'mobile' },
    })
    const subject = encodeURIComponent(`lotus/${who.member.name}`)
    expect((await callConsole('GET', `audit?subject=${subject}`)).body.value.list).toContainEqual(
      expect.objectContaining({ actor: 'local', action: 'review.approved' }),
    )
    // A number of another account cannot be taken, even with its codes.
    const { mobile } = other.member
    const stolen = await send(mobile)
    await rig.moveClock(61_000)
    const oldCode = await who.codeSent(next.e164, `${path}/code`, { end: 'old', password: FIRST })
    const taken = await who.call('POST', path, {
      ...of(mobile),
      newCode: stolen,
      oldCode,
      password: FIRST,
    })
    expect([codeOf(taken), taken.body.field]).toEqual(['mobile_taken', 'mobileNum'])
    await rig.moveClock(0)
  })

  it('sets another payment password by the answers to security questions, however they are typed (MEM-06, B7)', async () => {
    const who = await Guarded.begin(rig)
    const { questions } = (await who.call('GET', '/wps/member/securityQuestions')).body.value
    expect(questions.length).toBeGreaterThanOrEqual(3)
    const [a, b, c] = questions.map(({ id }: { id: string }) => id)
    const said = (one: string, two: string, three: string) => [
      { questionId: a, answer: one },
      { questionId: b, answer: two },
      { questionId: c, answer: three },
    ]
    await setPin(who, { password: FIRST })
    const set = (answers: object[], password = FIRST) =>
      who.call('PUT', '/wps/member/securityQuestions', { answers, password, paymentPassword: PIN })
    const right = said('Saint Mary’s', 'Chiang Mai', 'Nok')
    const refused: unknown[] = []
    for (const answers of [
      said('', 'Chiang Mai', 'Nok'),
      said('Nok', 'Chiang Mai', ' NOK '),
      [...right.slice(0, 2), { questionId: a, answer: 'Else' }],
      [...right.slice(0, 2), { questionId: 'mine', answer: 'Else' }],
    ]) {
      const { body } = await set(answers)
      refused.push([body.code, body.field])
    }
    expect(refused).toEqual(
      ['0.answer', '2.answer', '2.questionId', '2.questionId'].map((at) => [
        'invalid_input',
        `answers.${at}`,
      ]),
    )
    expect(codeOf(await set(right, 'Guess-2026!'))).toBe('password_wrong')
    expect((await set(right)).status).toBe(200)
    const own = (await who.call('GET', '/wps/member/customerSecurityQuestions')).body.value.questions
    expect(own.map(({ id }: { id: string }) => id)).toEqual([a, b, c])
    const reset = (answers: object[], pin: string) =>
      who.call('POST', '/wps/member/paymentPassword/reset', {
        password: FIRST,
        paymentPassword: pin,
        confirmPaymentPassword: pin,
        answers,
      })
    const typed = said('SAINT MARYS', ' chiang-mai', 'nok.')
    expect((await reset(typed, '702458')).status).toBe(200)
    // An attacker who knows the member: the answer does not say which one was wrong, and there are few tries.
    // Nor does one answer, said three times, stand for all of them.
    const codes = [codeOf(await reset([right[0] ?? {}, right[0] ?? {}, right[0] ?? {}], '315927'))]
    for (let i = 0; i < 3; i += 1)
      codes.push(codeOf(await reset(said('Saint Mary’s', 'Chiang Mai', 'Lek'), '315927')))
    expect(codes).toEqual(['answers_wrong', 'answers_wrong', 'answers_wrong', 'too_many_requests'])
    expect(codeOf(await reset(right, '315927'))).toBe('too_many_requests')
  })

  it('lets withdrawals wait after a change, says until when and why, and an operator lets them go on (MEM-06, MEM-03, PLT-09)', async () => {
    const who = await Guarded.begin(rig)
    await setPin(who, { password: FIRST })
    const card = (number: string) => ({
      cardId: randomUUID(),
      bankId: 'kbank',
      number,
      holder: 'Somchai Jaidee',
      paymentPassword: PIN,
    })
    const first = card('1234567890')
    expect((await who.call('PUT', '/wps/member/bankCard', first)).status).toBe(200)
    const want = () =>
      who.call('POST', '/wps/transaction/withdraw', {
        orderId: randomUUID(),
        cardId: first.cardId,
        amount: '500.00',
        paymentPassword: PIN,
      })
    // What is set for the first time is no change of anything: there is no money, and that alone is said.
    expect(codeOf(await want())).toBe('insufficient_funds')
    await who.call('PUT', '/wps/member/bankCard', card('2234567890'))
    const refused = await want()
    expect([refused.status, codeOf(refused), refused.body.data?.['cause']]).toEqual([
      409,
      'withdraw_cooling',
      'card',
    ])
    const offer = (await who.call('GET', '/wps/transaction/withdraw')).body.value
    const left = Date.parse(offer.cooling.until) - Date.now()
    expect(left).toBeGreaterThan(23 * HOUR_MS)
    expect(left).toBeLessThan(25 * HOUR_MS)
    const member = `members/lotus/${who.member.name}`
    expect((await callConsole('GET', `${member}/safety`)).body.value.cooling).toMatchObject({ cause: 'card' })
    expect(codeOf(await callConsole('POST', `${member}/cooling/lift`, { why: '' }))).toBe('invalid_input')
    const lifted = await callConsole('POST', `${member}/cooling/lift`, { why: 'Called back, it was them' })
    expect(lifted.body.value.cooling).toBeNull()
    expect(codeOf(await want())).toBe('insufficient_funds')
    expect(await titlesOf(who)).toContain('You can withdraw again')
    // Where nothing waits there is nothing to end.
    expect(codeOf(await callConsole('POST', `${member}/cooling/lift`, { why: 'Once more' }))).toBe(
      'feature_unavailable',
    )
    const subject = encodeURIComponent(`lotus/${who.member.name}`)
    expect((await callConsole('GET', `audit?subject=${subject}`)).body.value.list).toContainEqual(
      expect.objectContaining({
        actor: 'local',
        action: 'cooling.lifted',
        detail: { why: 'Called back, it was them' },
      }),
    )
    // A new password of the account, by whatever way, lets them wait as well; the brand says how long.
    await new Editor(rig).change('security-rules', 'lotus', { coolingHours: 2 })
    await who.browser.login(who.member.name, FIRST)
    const change = { oldPassword: FIRST, newPassword: NEXT, confirmNewPassword: NEXT, remember: false }
    const { credential, headers } = who.browser
    const changed = await who.member.person.sealed('POST', '/wps/member/password', change, {
      credential,
      headers: { Cookie: headers['Cookie'] ?? '' },
    })
    expect(changed.status).toBe(200)
    const again = await want()
    expect([codeOf(again), again.body.data?.['cause']]).toEqual(['withdraw_cooling', 'password'])
    expect(Date.parse(String(again.body.data?.['until'])) - Date.now()).toBeLessThan(2.1 * HOUR_MS)
    // What comes after it, and would wait for less, does not shorten that.
    await new Editor(rig).change('security-rules', 'lotus', { coolingHours: 1 })
    await who.browser.login(who.member.name, NEXT)
    expect((await who.call('PUT', '/wps/member/bankCard', card('3234567890'))).status).toBe(200)
    const still = await want()
    expect(still.body.data).toEqual(again.body.data)
    await new Editor(rig).change('security-rules', 'lotus', { coolingHours: 24 })
  })

  it('shows who signed in when, page by page, with the country where the site knows it (MEM-06)', async () => {
    const who = await Guarded.begin(rig)
    for (let i = 0; i < 3; i += 1) await who.signIn()
    await who.browser.login(who.member.name, 'Guess-2026!')
    const abroad = await rig.caller.login(who.member.name, FIRST, {
      headers: { ...who.browser.headers, 'X-Country': 'LA' },
    })
    who.browser.keep(abroad.headers)
    who.browser.token = abroad.body.value.token
    const page = async (cursor?: string) => {
      const query = new URLSearchParams({ limit: '2', ...(cursor !== undefined && { cursor }) })
      return (await who.call('GET', `/wps/member/signIns?${query.toString()}`)).body.value
    }
    const seen: { id: string; ok: boolean; country: string | null }[] = []
    let next: string | undefined
    do {
      const { list, nextCursor } = await page(next)
      seen.push(...list)
      next = nextCursor ?? undefined
    } while (next !== undefined)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
    expect(seen.map(({ ok }) => ok)).toEqual([true, false, true, true, true, true, true])
    expect(seen[0]).toMatchObject({ by: 'username', country: 'LA', address: expect.stringMatching(/\*$/) })
    expect(seen.slice(1).every(({ country }) => country === null)).toBe(true)
  })
}
