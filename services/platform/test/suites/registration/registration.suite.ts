import { randomUUID } from 'node:crypto'
import type { Rig } from '../../rig/rig.ts'
import { credentialOf, type Answer } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { coralForm, freshName, lotusForm, Person, provedForm } from '../../rig/people/person.ts'

const REGISTER = '/wps/member/register'
const BY_MOBILE = '/wps/member/register/mobile'
type Form = Record<string, unknown>

const day = (yearsAgo: number, daysMore = 0): string => {
  const now = new Date()
  const at = Date.UTC(now.getUTCFullYear() - yearsAgo, now.getUTCMonth(), now.getUTCDate() + daysMore)
  return new Date(at).toISOString().slice(0, 10)
}

/** Making accounts: both methods, what double and foreign attempts get (ACC-10 to ACC-16, ACC-21). */
export function registrationSuite(rig: Rig): void {
  const register = (person: Person, form: Form, path = REGISTER): Promise<Answer> =>
    person.sealed('PUT', path, form)

  it('registers by user name and signs in: session, wallet, first time (ACC-10, ACC-15)', async () => {
    const person = new Person(rig)
    const form = await provedForm(person)
    const answer = await register(person, form)
    expect(answer.body.value).toMatchObject({
      userName: form['username'],
      type: 0,
      firstTimeLogin: true,
      merchantCode: 'lotus',
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const credential = credentialOf(answer)
    const wallet = await person.get('/wps/wallets/gcs', { credential })
    expect([wallet.status, wallet.body.value.sumBalance]).toEqual([200, '0.00'])
    const again = await person.login(String(form['username']).toUpperCase(), String(form['password']))
    expect(again.body.value.firstTimeLogin).toBe(false)
  })

  it('registers by number alone: a name is made, the password is unknown (ACC-11)', async () => {
    const person = new Person(rig)
    await rig.caller.call('PATCH', '/wps/operator/brands/lotus', {
      ...OPERATOR,
      body: { flags: { MOBILENUMPASSREG3: 0 } },
    })
    const form = await provedForm(person, {
      username: undefined,
      password: undefined,
      confirmPassword: undefined,
    })
    const answer = await register(person, form, BY_MOBILE)
    await rig.caller.call('PATCH', '/wps/operator/brands/lotus', {
      ...OPERATOR,
      body: { flags: { MOBILENUMPASSREG3: 1 } },
    })
    expect([answer.status, answer.body.value.firstTimeLogin]).toEqual([200, true])
    expect(answer.body.value.userName).toMatch(/^m[2-9a-z]{9}$/)
    const credential = credentialOf(answer)
    const setFirst = (): Promise<Answer> =>
      person.sealed(
        'POST',
        '/wps/member/password',
        { oldPassword: '', newPassword: 'Kites-over-Krabi', confirmNewPassword: 'Kites-over-Krabi' },
        { credential },
      )
    // A session alone is no proof: a code to the number is (ACC-21).
    expect((await setFirst()).body.value?.changed).toBeUndefined()
    const after = await person.lastSent()
    expect((await person.call('POST', '/wps/member/proof/code', { credential })).status).toBe(200)
    const { code } = await person.sent(`+66${String(form['mobileNum']).slice(1)}`, after)
    expect((await person.call('POST', '/wps/member/proof', { credential, body: { code } })).status).toBe(200)
    expect((await setFirst()).body.value?.changed).toBe(true)
    const login = await person.login(answer.body.value.userName, 'Kites-over-Krabi')
    expect(login.status).toBe(200)
  })

  it('registers by number with a password where the brand asks for one (ACC-11)', async () => {
    const person = new Person(rig)
    const form = await provedForm(person, { username: undefined })
    const without = await register(
      person,
      { ...form, password: undefined, confirmPassword: undefined },
      BY_MOBILE,
    )
    expect([without.body.code, without.body.field]).toEqual(['invalid_input', 'data.password'])
    const answer = await register(person, form, BY_MOBILE)
    const login = await person.login(answer.body.value.userName, String(form['password']))
    expect([answer.status, login.status]).toEqual([200, 200])
  })

  it('says that a number is taken only to a caller who has proved that it is theirs', async () => {
    const person = new Person(rig)
    const stranger = await register(
      person,
      lotusForm({ mobileNum: '0812345678', verificationCode: '000000' }),
    )
    expect(stranger.body.code).toBe('verification_code_wrong')
    const form = await provedForm(person)
    await register(person, form)
    const owner = new Person(rig)
    const e164 = `+66${String(form['mobileNum']).slice(1)}`
    // The previous code was used up; a minute has not passed, so another purpose's countdown does not matter here.
    const again = await register(
      owner,
      lotusForm({ mobileNum: form['mobileNum'], verificationCode: form['verificationCode'] }),
    )
    expect(again.body.code).toBe('verification_code_wrong')
    expect(e164).toMatch(/^\+66\d{9}$/)
  })

  it('does not use a code up when something else is refused', async () => {
    const person = new Person(rig)
    const form = await provedForm(person)
    const young = await register(person, { ...form, birthday: day(17) })
    const taken = await register(person, { ...form, username: 'lotus.demo' })
    const inviter = await register(person, { ...form, affiliateCode: 'UNKNOWN2' })
    const answer = await register(person, form)
    expect([young, taken, inviter, answer].map(({ body, status }) => body.code ?? status)).toEqual([
      'under_age',
      'username_taken',
      'invitation_invalid',
      200,
    ])
  })

  it('asks the other brand’s players for the picture, and no number (ACC-10)', async () => {
    const person = new Person(rig, 'coral')
    const without = await register(person, await coralForm(person, { pass: undefined }))
    expect([without.body.code, without.body.data?.['captcha']]).toEqual(['captcha_required', true])
    const young = await register(person, await coralForm(person, { birthday: day(20) }))
    expect([young.body.code, young.body.data]).toEqual(['under_age', { adultAge: 21 }])
    const answer = await register(person, await coralForm(person))
    expect([answer.status, answer.body.value?.merchantCode]).toEqual([200, 'coral'])
  })

  it('refuses a way of registering that the brand has closed (ACC-11)', async () => {
    const person = new Person(rig, 'coral')
    const answer = await register(person, await coralForm(person), BY_MOBILE)
    expect([answer.status, answer.body.code]).toEqual([403, 'registration_closed'])
  })

  it('keeps who invited, by the code of the link in any letters (ACC-15, ACC-16)', async () => {
    const person = new Person(rig)
    const check = await person.get('/wps/check/affiliate?code=partner2')
    const wrong = await person.get('/wps/check/affiliate?code=PARTNER3')
    const abroad = await new Person(rig, 'coral').get('/wps/check/affiliate?code=PARTNER2')
    expect([check, wrong, abroad].map(({ body }) => body.value.valid)).toEqual([true, false, false])
    const answer = await register(person, await provedForm(person, { affiliateCode: 'partner2' }))
    expect(answer.status).toBe(200)
  })

  it('gives one name to one of two who want it at the same moment (ACC-14)', async () => {
    const username = freshName()
    const people = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const person = new Person(rig, 'coral')
        return { person, form: await coralForm(person, { username }) }
      }),
    )
    const answers = await Promise.all(people.map(({ person, form }) => register(person, form)))
    expect(answers.map(({ body, status }) => body.code ?? String(status)).sort()).toEqual([
      '200',
      'username_taken',
      'username_taken',
      'username_taken',
    ])
  })

  it('registers once when the button is pressed twice, and signs in after a lost answer (ACC-15)', async () => {
    const person = new Person(rig)
    const form = await provedForm(person)
    const [first, second] = await Promise.all([register(person, form), register(person, form)])
    const later = await register(person, form)
    expect([first, second, later].map(({ status }) => status)).toEqual([200, 200, 200])
    expect([first, second, later].map(({ body }) => body.value.userName)).toEqual(
      Array(3).fill(form['username']),
    )
    expect(later.body.value.firstTimeLogin).toBe(true)
    expect(await person.isAlive(credentialOf(later))).toBe(true)
  })

  it('does not sign in by an attempt with another password, name or number', async () => {
    const person = new Person(rig)
    const form = await provedForm(person)
    await register(person, form)
    const answers = await Promise.all([
      register(person, { ...form, password: 'Rain-on-9-roofs', confirmPassword: 'Rain-on-9-roofs' }),
      register(person, { ...form, username: freshName() }),
      register(new Person(rig, 'coral'), form),
    ])
    expect(answers.map(({ body }) => body.code)).toEqual([
      'username_taken',
      'username_taken',
      'invalid_input',
    ])
  })

  it('opens the wallet with the ledger in order, and notes the registration (ACC-10)', async () => {
    const report = await rig.caller.call('POST', '/wps/operator/ledger/verify', OPERATOR)
    const events = await rig.caller.get('/wps/operator/security/lotus?kind=registered&limit=1', OPERATOR)
    expect(report.body.value?.fault ?? null).toBeNull()
    expect(events.body.value.list[0]).toMatchObject({
      kind: 'registered',
      detail: { method: expect.any(String) },
    })
  })

  it('writes no password and no birthday into its log', async () => {
    const person = new Person(rig)
    const attempt = randomUUID()
    const birthday = '1990-05-17'
    await register(person, await provedForm(person, { attempt, birthday }))
    const log = rig.platform.log()
    for (const secret of ['Rain-on-7-roofs', birthday]) expect(log).not.toContain(secret)
  })
}
