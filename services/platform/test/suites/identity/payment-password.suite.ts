import pg from 'pg'
import { codeOf, type Answer } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { Guarded } from '../../rig/people/guarded.ts'
import { FIRST } from '../../rig/people/member.ts'
import { NumberMember } from '../../rig/people/number-member.ts'
import type { Rig } from '../../rig/rig.ts'

const [PIN, NEXT_PIN, WRONG_PIN] = ['481920', '702458', '315927']
const PATH = '/wps/member/paymentPassword'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Between two calls of a test. */
const MOMENT_MS = 10_000
const ANSWERS = ['Ban Khun Yuam', 'Mae Sariang', 'Lek Tao Hu']

/** The payment password under attack: guesses, resets, and what is kept of it (MEM-06, ACC-21). */
export function paymentPasswordSuite(rig: Rig): void {
  afterEach(() => rig.moveClock(0))

  const twice = (paymentPassword: string) => ({ paymentPassword, confirmPaymentPassword: paymentPassword })
  const change = (who: Guarded, oldPaymentPassword: string, next: string): Promise<Answer> =>
    who.call('PUT', PATH, { oldPaymentPassword, ...twice(next) })
  const reset = (who: Guarded, pin: string, more: object): Promise<Answer> =>
    who.call('POST', `${PATH}/reset`, { password: FIRST, ...twice(pin), ...more })
  const begin = async (): Promise<Guarded> => {
    const who = await Guarded.begin(rig)
    const set = await who.call('PUT', PATH, { password: FIRST, ...twice(PIN) })
    expect(codeOf(set)).toBe('200')
    return who
  }
  const setAnswers = async (who: Guarded, said: readonly string[], pin = PIN): Promise<object[]> => {
    const { questions } = (await who.call('GET', '/wps/member/securityQuestions')).body.value
    const answers = said.map((answer, at) => ({ questionId: questions[at].id, answer }))
    const set = await who.call('PUT', '/wps/member/securityQuestions', {
      answers,
      password: FIRST,
      paymentPassword: pin,
    })
    expect(codeOf(set)).toBe('200')
    return answers
  }
  const sendCode = (who: Guarded): Promise<string> =>
    who.codeSent(who.member.mobile.e164, `${PATH}/code`, { password: FIRST })

  it('waits a minute after the fifth guess, two after the next, and forgets all of them after an hour of peace (MEM-06, ACC-21)', async () => {
    const who = await begin()
    const guess = async (): Promise<string> => codeOf(await change(who, WRONG_PIN, NEXT_PIN))
    const waitMs = async (): Promise<number> => {
      const { lockedUntil } = (await who.call('GET', PATH)).body.value
      return lockedUntil === null ? 0 : Date.parse(lockedUntil) - rig.now
    }
    const guesses = async (many: number): Promise<string[]> => {
      const codes: string[] = []
      for (let i = 0; i < many; i += 1) codes.push(await guess())
      return codes
    }
    const wrong = (many: number) => Array<string>(many).fill('payment_password_wrong')
    expect([await guesses(4), await waitMs()]).toEqual([wrong(4), 0])
    expect(await guesses(1)).toEqual(wrong(1))
    const first = await waitMs()
    expect([first > MINUTE_MS - MOMENT_MS, first <= MINUTE_MS]).toEqual([true, true])
    await rig.moveClock(MINUTE_MS + 1_000)
    expect(await guesses(2)).toEqual([...wrong(1), 'too_many_requests'])
    const second = await waitMs()
    expect([second > 2 * MINUTE_MS - MOMENT_MS, second <= 2 * MINUTE_MS]).toEqual([true, true])
    // Waited for, the right one is taken, and takes the guesses back.
    await rig.moveClock(4 * MINUTE_MS)
    expect(codeOf(await change(who, PIN, NEXT_PIN))).toBe('200')
    expect([await guesses(4), await waitMs()]).toEqual([wrong(4), 0])
    await rig.moveClock(HOUR_MS + 5 * MINUTE_MS)
    expect([await guesses(4), await waitMs()]).toEqual([wrong(4), 0])
  })

  it('writes down who guessed it, for operators (MEM-06, ACC-21)', async () => {
    const who = await begin()
    await change(who, WRONG_PIN, NEXT_PIN)
    const path = `/wps/operator/security/lotus?account=${who.member.name}&limit=1`
    const { list } = (await rig.caller.get(path, OPERATOR)).body.value
    expect(list).toMatchObject([{ kind: 'payment_password_wrong', address: who.browser.address }])
    expect(JSON.stringify(list)).not.toContain(WRONG_PIN)
  })

  it('a reset takes nothing that the brand’s rule refuses, and withdrawals wait after it (MEM-06)', async () => {
    const who = await begin()
    const verificationCode = await sendCode(who)
    const refusals: unknown[] = []
    for (const more of [
      twice('48192'),
      twice('123456'),
      { paymentPassword: NEXT_PIN, confirmPaymentPassword: WRONG_PIN },
      twice(PIN),
    ]) {
      const { body } = await reset(who, NEXT_PIN, { verificationCode, ...more })
      refusals.push([body.code, body.field])
    }
    expect(refusals).toEqual([
      ['invalid_input', 'paymentPassword'],
      ['password_common', 'paymentPassword'],
      ['invalid_input', 'confirmPaymentPassword'],
      ['modify.new.old.same', 'paymentPassword'],
    ])
    expect((await who.config()).cooling).toBeNull()
    // What was refused did not use the code up.
    expect(codeOf(await reset(who, NEXT_PIN, { verificationCode }))).toBe('200')
    expect((await who.config()).cooling).toMatchObject({ cause: 'payment-password' })
    expect(codeOf(await change(who, PIN, WRONG_PIN))).toBe('payment_password_wrong')
    expect(codeOf(await change(who, NEXT_PIN, WRONG_PIN))).toBe('200')
  })

  it('a reset asks for the answers where no code can be sent, and never for nothing but the password (MEM-06, B6)', async () => {
    const who = await begin()
    const answers = await setAnswers(who, ANSWERS)
    const codes = (on: 0 | 1) =>
      rig.caller.call('PATCH', '/wps/operator/brands/lotus', {
        ...OPERATOR,
        body: { flags: { CHNGPASSVERIF3: on, CHNGPASSMAIL3: on } },
      })
    await codes(0)
    const { codeTo } = (await who.call('GET', PATH)).body.value
    const without = await reset(who, NEXT_PIN, {})
    const answered = await reset(who, NEXT_PIN, { answers })
    await codes(1)
    expect(codeTo).toBeNull()
    expect([codeOf(without), without.body.field, codeOf(answered)]).toEqual([
      'answers_wrong',
      'answers',
      '200',
    ])
    // Nor do answers stand for the password.
    const proved = await reset(who, PIN, { answers, password: 'Guess-2026!' })
    expect([codeOf(proved), proved.body.field]).toEqual(['password_wrong', 'password'])
  })

  it('new answers replace the previous ones, which open nothing any more (MEM-06)', async () => {
    const who = await begin()
    const previousAnswers = await setAnswers(who, ANSWERS)
    const answers = await setAnswers(who, ['Pattani', 'Yala', 'Satun'])
    const wrong = await reset(who, NEXT_PIN, { answers: previousAnswers })
    expect([codeOf(wrong), wrong.body.field]).toEqual(['answers_wrong', 'answers'])
    const path = `/wps/operator/security/lotus?account=${who.member.name}&limit=1`
    expect((await rig.caller.get(path, OPERATOR)).body.value.list).toMatchObject([{ kind: 'question_wrong' }])
    expect(codeOf(await reset(who, NEXT_PIN, { answers }))).toBe('200')
  })

  it('is set by a code to the number where the account was registered by it alone and has no password (MEM-06, ACC-11)', async () => {
    const who = await NumberMember.begin(rig)
    expect((await who.call('GET', PATH)).body.value).toMatchObject({ needsPassword: false })
    expect(codeOf(await who.call('PUT', PATH, twice(PIN)))).toBe('proof_required')
    await who.prove()
    expect((await who.call('PUT', PATH, twice(PIN))).body.value).toMatchObject({ isSet: true })
    // The next is a change, and requires the previous one as for all members.
    const again = await who.call('PUT', PATH, twice(NEXT_PIN))
    expect([codeOf(again), again.body.field]).toEqual(['payment_password_wrong', 'oldPaymentPassword'])
  })

  it('nothing that opens an account is stored in the database as it was typed or sent (ACC-21)', async () => {
    const url = rig.place.databaseUrl
    // Where the test reaches the tables.
    if (url === undefined) return
    const who = await begin()
    await setAnswers(who, ANSWERS)
    const { otpauth, recoveryCodes } = await who.addApp()
    const code = await sendCode(who)
    const pool = new pg.Pool({ connectionString: url })
    const rowsOf = async (table: string, where = 'true', values: unknown[] = []): Promise<string> => {
      const text = `select coalesce(string_agg(to_jsonb(t)::text, e'\n'), '') as rows from "${table}" t where ${where}`
      return (await pool.query<{ rows: string }>(text, values)).rows[0]?.rows ?? ''
    }
    const { rows: members } = await pool.query<{ id: string }>('select id from members where account = $1', [
      who.member.name,
    ])
    const own = [members[0]?.id]
    const { rows: tables } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
        where column_name = 'member_id' and table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    const parts = [
      await rowsOf('members', 'id = $1', own),
      await rowsOf('one_time_codes', `purpose = 'payment'`),
    ]
    for (const { name } of tables) parts.push(await rowsOf(name, 'member_id = $1', own))
    await pool.end()
    const kept = parts.join('\n').toLowerCase()
    for (const column of ['payment_password_hash', 'answer_hash', 'code_hash', 'secret_sealed'])
      expect(kept).toContain(`"${column}"`)
    const secrets = [
      ...[FIRST, PIN, code, who.browser.credential.token, who.browser.credential.cookie],
      ...ANSWERS.flatMap((answer) => [answer, answer.replaceAll(' ', '')]),
      ...(recoveryCodes ?? []).flatMap((one) => [one, one.replaceAll('-', '')]),
      new URL(otpauth).searchParams.get('secret') ?? '-',
    ]
    expect(secrets.filter((secret) => kept.includes(secret.toLowerCase()))).toEqual([])
  })
}
