import type { Rig } from '../../rig/rig.ts'
import type { Answer } from '../../rig/caller.ts'
import { freshName, lotusForm, Person, provedForm } from '../../rig/people/person.ts'

const REGISTER = '/wps/member/register'
type Form = Record<string, unknown>

const day = (yearsAgo: number, daysMore = 0): string => {
  const now = new Date()
  const at = Date.UTC(now.getUTCFullYear() - yearsAgo, now.getUTCMonth(), now.getUTCDate() + daysMore)
  return new Date(at).toISOString().slice(0, 10)
}

/** What a form is judged by, and what it may ask before it is sent (ACC-10, ACC-13, ACC-14). */
export function registrationFormSuite(rig: Rig): void {
  const register = (person: Person, form: Form): Promise<Answer> => person.sealed('PUT', REGISTER, form)

  it.each<[string, Form, string, string, string | undefined]>([
    ['no name', { username: undefined }, 'invalid_input', 'username', 'required'],
    ['a short name', { username: 'ab' }, 'invalid_input', 'username', 'too_short'],
    ['a long name', { username: 'a'.repeat(17) }, 'invalid_input', 'username', 'too_long'],
    ['a name with markup', { username: '<b>player</b>' }, 'invalid_input', 'username', 'pattern'],
    ['a name with blanks inside', { username: 'two words' }, 'invalid_input', 'username', 'pattern'],
    ['no password', { password: undefined }, 'invalid_input', 'password', 'required'],
    ['a short password', { password: 'Ab1!' }, 'invalid_input', 'password', 'too_short'],
    ['a long password', { password: `${'aB1!'.repeat(9)}` }, 'invalid_input', 'password', 'too_long'],
    [
      'another confirmation',
      { confirmPassword: 'Rain-on-8-roofs' },
      'invalid_input',
      'confirmPassword',
      'unequal',
    ],
    ['no confirmation', { confirmPassword: undefined }, 'invalid_input', 'confirmPassword', 'required'],
    [
      'a common password',
      { password: 'password123', confirmPassword: 'password123' },
      'password_common',
      'password',
      undefined,
    ],
    [
      'a password with a bell',
      { password: 'Rain\u0007on-7-roofs', confirmPassword: 'Rain\u0007on-7-roofs' },
      'invalid_input',
      'password',
      'pattern',
    ],
    [
      'the own name as password',
      { username: 'rainroofs77', password: 'RainRoofs77', confirmPassword: 'RainRoofs77' },
      'password_common',
      'password',
      undefined,
    ],
    ['no payee', { payeeName: undefined }, 'invalid_input', 'payeeName', 'required'],
    [
      'a payee with markup',
      { payeeName: '<script>alert(1)</script>' },
      'invalid_input',
      'payeeName',
      'pattern',
    ],
    ['a nickname with markup', { nickname: '<img src=x>' }, 'invalid_input', 'nickname', 'pattern'],
    ['a line handle with markup', { line: '"><svg onload=x>' }, 'invalid_input', 'line', 'pattern'],
    ['an e-mail that is none', { email: 'name@nowhere' }, 'invalid_input', 'email', 'pattern'],
    ['no birthday', { birthday: undefined }, 'invalid_input', 'birthday', 'required'],
    ['a day that never was', { birthday: '1990-02-30' }, 'invalid_input', 'birthday', 'pattern'],
    ['a day to come', { birthday: day(-1) }, 'invalid_input', 'birthday', 'pattern'],
    ['the century before', { birthday: '1899-12-31' }, 'invalid_input', 'birthday', 'pattern'],
    ['a player who is too young', { birthday: day(18, 2) }, 'under_age', 'birthday', undefined],
    ['no number', { mobileNum: undefined }, 'invalid_input', 'mobileNum', 'required'],
    ['a number that is none', { mobileNum: '0000000000' }, 'mobile_invalid', 'mobileNum', undefined],
    [
      'a number without its code',
      { verificationCode: undefined },
      'invalid_input',
      'verificationCode',
      'required',
    ],
    ['a code of letters', { verificationCode: 'abcdef' }, 'invalid_input', 'verificationCode', 'pattern'],
    [
      'a wrong code',
      { verificationCode: '000000' },
      'verification_code_wrong',
      'verificationCode',
      undefined,
    ],
    [
      'an unknown invitation',
      { affiliateCode: 'UNKNOWN2' },
      'invitation_invalid',
      'affiliateCode',
      undefined,
    ],
    [
      'a name that is taken, in other letters',
      { username: 'LOTUS.demo' },
      'username_taken',
      'username',
      undefined,
    ],
  ])('refuses %s at its field (ACC-10, ACC-14)', async (_what, more, code, field, fault) => {
    const person = new Person(rig)
    const form = lotusForm({ mobileNum: '0866666666', verificationCode: '123456', ...more })
    const answer = await register(person, form)
    expect([answer.body.code, answer.body.field, answer.body.data?.['fault']]).toEqual([
      code,
      `data.${field}`,
      fault,
    ])
    expect(answer.status).toBeLessThan(500)
  })

  it('takes a player on the day they are old enough, by the brand’s own calendar (ACC-13)', async () => {
    const person = new Person(rig)
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(new Date())
    const birthday = `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`
    // The 29th of February comes round once in four years.
    const answer = await register(
      person,
      await provedForm(person, { birthday: birthday.replace('-02-29', '-02-28') }),
    )
    expect(answer.status).toBe(200)
  })

  it('takes no plain body, no other type and no attempt that is none', async () => {
    const person = new Person(rig)
    const plain = await person.call('PUT', REGISTER, { body: lotusForm() })
    const type = await register(person, lotusForm({ type: 1 }))
    const attempt = await register(person, lotusForm({ attempt: 'again' }))
    const large = await register(person, lotusForm({ nickname: 'x'.repeat(20_000) }))
    expect([plain, type, attempt].map(({ body }) => [body.code, body.field])).toEqual([
      ['encryption_required', expect.any(String)],
      ['invalid_input', 'data.type'],
      ['invalid_input', 'data.attempt'],
    ])
    expect([large.status, large.body.code]).toEqual([400, 'invalid_input'])
  })

  it('keeps what is typed as text and reads none of it as markup', async () => {
    const person = new Person(rig)
    const evil = '<script>alert(1)</script>'
    for (const field of ['registerUrl', 'domain']) {
      const answer = await register(person, await provedForm(person, { [field]: evil }))
      expect([field, answer.status]).toEqual([field, 200])
      expect(JSON.stringify(answer.body)).not.toContain('<script')
    }
    const control = await register(
      person,
      lotusForm({ mobileNum: '0866666666', verificationCode: '123456', nickname: 'a\u0007b' }),
    )
    expect([control.body.code, control.body.field]).toEqual(['invalid_input', 'data.nickname'])
  })

  it('answers whether a name is free, and asks for a bot check after a few (ACC-14)', async () => {
    const person = new Person(rig)
    const ask = (username: string, slider?: string): Promise<Answer> =>
      person.get(
        `/wps/check/username?${new URLSearchParams({ username, ...(slider && { slider }) }).toString()}`,
      )
    expect((await ask('lotus.DEMO')).body.value.available).toBe(false)
    expect((await ask(freshName())).body.value.available).toBe(true)
    for (let i = 2; i < 12; i += 1) await ask(freshName())
    const answer = await ask('lotus.demo')
    expect([answer.body.code, answer.body.field]).toEqual(['bot_check_required', 'slider'])
    const passed = await ask('lotus.demo', await person.pass())
    const next = await ask('lotus.agent')
    expect([passed, next].map(({ body }) => body.value?.available)).toEqual([false, false])
  })

  it('gives forms all they need of the brand (ACC-10, ACC-11)', async () => {
    const [lotus, coral] = await Promise.all(
      ['lotus', 'coral'].map((merchant) => new Person(rig, merchant).get('/wps/system/setting/register')),
    )
    expect(lotus?.body.value).toMatchObject({
      methods: { username: true, mobileNum: true },
      mobileLogin: true,
      recovery: { email: true, mobileNum: true },
      phoneAuth: false,
      firebase: null,
      country: 'TH',
      countryDialingCode: '66',
      adultAge: 18,
    })
    expect(coral?.body.value).toMatchObject({
      methods: { username: true, mobileNum: false },
      recovery: { email: true, mobileNum: false },
      country: 'PH',
      countryDialingCode: '63',
      adultAge: 21,
    })
    expect(lotus?.body.value.fields).toHaveLength(20)
  })
}
