import pg from 'pg'
import type { Rig } from '../../rig/rig.ts'
import { freshName, freshNumber, lotusForm, Person } from '../../rig/people/person.ts'

type Form = Record<string, unknown>
interface Field {
  name: string
  enabled: boolean
  required: boolean
}

/** What a form sends for each option, by the name of the payload, and the column that keeps it. */
const OPTIONS: Record<string, [value: string, column?: string]> = {
  username: [''],
  password: ['Rain-on-7-roofs'],
  confirmPassword: ['Rain-on-7-roofs'],
  mobileNum: ['', 'mobile'],
  verificationCode: [''],
  paymentPassword: ['246810'],
  idNumber: ['A1234567', 'id_number'],
  qqNum: ['1234567', 'qq'],
  facebook: ['face.book', 'facebook'],
  wechat: ['we_chat', 'wechat'],
  line: ['line.id', 'line'],
  whatsapp: ['+66 81 234 5670', 'whatsapp'],
  zalo: ['081 234 5671', 'zalo'],
  email: ['person@example.com', 'email'],
  nickname: ['Somchai', 'nickname'],
  payeeName: ['Somchai Jaidee', 'payee_name'],
  recommenderId: ['lotus.demo'],
  birthday: ['1990-05-17', 'birthday'],
  affiliateCode: ['PARTNER2'],
  captcha: [''],
}

/** The twenty options, switched where the brand's settings are kept (ACC-10); it reaches the tables themselves. */
export function registrationOptionsSuite(rig: Rig): void {
  const register = (person: Person, form: Form) => person.sealed('PUT', '/wps/member/register', form)
  let pool: pg.Pool
  let before: Field[]
  const set = async (fields: Field[]): Promise<void> =>
    void (await pool.query(
      `update brands set register = $1, version = version + 1 where merchant = 'lotus'`,
      [JSON.stringify(fields)],
    ))
  const kept = async (account: unknown) =>
    (
      await pool.query(
        `select p.*, to_char(p.birthday::date, 'YYYY-MM-DD') as birthday, m.nickname, m.password_hash
         from members m join member_profiles p on p.member_id = m.id where m.account = $1`,
        [account],
      )
    ).rows[0]

  beforeAll(async () => {
    pool = new pg.Pool({ connectionString: rig.place.databaseUrl })
    before = (await new Person(rig).get('/wps/system/setting/register')).body.value.fields
  })
  afterEach(() => set(before))
  afterAll(() => pool.end())

  const filled = async (person: Person, more: Form = {}): Promise<Form> => {
    const values = Object.entries(OPTIONS).flatMap(([name, [value]]) => (value === '' ? [] : [[name, value]]))
    return lotusForm({ ...Object.fromEntries(values), pass: await person.pass(), ...more })
  }

  it('requires each of the twenty that is on, and stores the input (ACC-10)', async () => {
    await set(before.map((field) => ({ ...field, enabled: true, required: true })))
    const person = new Person(rig)
    const form = { ...(await filled(person)), mobileNum: '0866666666', verificationCode: '123456' }
    for (const name of Object.keys(OPTIONS).filter((one) => one !== 'captcha')) {
      const { body } = await register(person, { ...form, [name]: undefined })
      // A confirmation of nothing is missed after the password is.
      expect([name, body.code, body.field, body.data]).toEqual([
        name,
        'invalid_input',
        `data.${name}`,
        { fault: 'required' },
      ])
    }
    const noCheck = await register(person, { ...form, pass: undefined })
    expect([noCheck.body.code, noCheck.body.field]).toEqual(['captcha_required', 'data.captcha'])
    const { typed, e164 } = freshNumber()
    const verificationCode = await person.code(typed, e164, 'register')
    const whole = await filled(person, { mobileNum: typed, verificationCode })
    expect((await register(person, whole)).status).toBe(200)
    const row = await kept(whole['username'])
    for (const [name, [value, column]] of Object.entries(OPTIONS))
      if (column !== undefined)
        expect([name, row[column]]).toEqual([name, name === 'mobileNum' ? e164 : value])
    expect([row.invited_by, row.recommended_by]).toEqual([expect.any(String), expect.any(String)])
    for (const hash of [row.password_hash, row.payment_password_hash])
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$/)
  })

  it('knows only players who are here as recommenders (ACC-10)', async () => {
    await set(before.map((field) => ({ ...field, enabled: field.enabled || field.name === 'recommenderId' })))
    const person = new Person(rig)
    for (const recommenderId of ['unknown.here', 'lotus.closed', 'coral.demo']) {
      const form = lotusForm({ mobileNum: '0866666666', verificationCode: '123456', recommenderId })
      const { body } = await register(person, form)
      expect([recommenderId, body.code, body.field]).toEqual([
        recommenderId,
        'referrer_invalid',
        'data.recommenderId',
      ])
    }
  })

  it('neither asks for nor keeps what is off, whatever a form sends (ACC-10)', async () => {
    await set(before.map((field) => ({ ...field, enabled: false })))
    const person = new Person(rig)
    const form = await filled(person, { username: freshName(), mobileNum: '0866666666', birthday: 'never' })
    expect((await register(person, form)).status).toBe(200)
    const row = await kept(form['username'])
    for (const [name, [, column]] of Object.entries(OPTIONS))
      if (column !== undefined) expect([name, row[column]]).toEqual([name, null])
    expect([row.recommended_by, row.payment_password_hash]).toEqual([null, null])
  })
}
