import pg from 'pg'
import type { Rig } from '../../rig/rig.ts'
import { codeOf, type Answer } from '../../rig/caller.ts'
import { freshName, freshNumber, Person } from '../../rig/people/person.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { together } from '../../rig/together.ts'
import { SOAK, volume } from '../../rig/volumes.ts'

const MINUTES_SECONDS = 10 * 60
const HOUR_SECONDS = 60 * 60
const MOST_OF_AN_ADDRESS = 60

type Ask = (person: Person, i: number) => Promise<Answer>

/** Asks once more than is allowed, some at once, and once from elsewhere. */
const exhaustOn =
  (rig: Rig) =>
  async (most: number, windowSeconds: number, ask: Ask): Promise<void> => {
    const person = new Person(rig)
    const codes: string[] = []
    await together(
      Array.from({ length: most }, (_, i) => i),
      async (i) => void codes.push(codeOf(await ask(person, i))),
    )
    expect(codes).not.toContain('too_many_requests')
    const beyond = await ask(person, most)
    expect([beyond.status, beyond.body.code]).toEqual([429, 'too_many_requests'])
    const seconds = Number(beyond.body.data?.['retryAfter'])
    expect(beyond.headers.get('retry-after')).toBe(String(seconds))
    expect([seconds > windowSeconds / 2, seconds <= windowSeconds]).toEqual([true, true])
    expect(codeOf(await ask(new Person(rig), most + 1))).not.toBe('too_many_requests')
  }

/** How often an address may call, by kind of call; no other address is held up by it (ACC-21). */
export function limitsSuite(rig: Rig): void {
  const exhaust = exhaustOn(rig)

  it.each<[string, number, number, Ask]>([
    [
      'forms of registration',
      120,
      HOUR_SECONDS,
      (person) =>
        person.sealed('PUT', '/wps/member/register', {
          attempt: crypto.randomUUID(),
          registerUrl: 'localhost',
          domain: 'localhost',
          registerMethod: 'H5',
          type: 0,
        }),
    ],
    ['names', 200, MINUTES_SECONDS, (person) => person.get(`/wps/check/username?username=${freshName()}`)],
    ['invitations', 60, MINUTES_SECONDS, (person) => person.get('/wps/check/affiliate?code=UNKNOWN2')],
    [
      'answers of checks',
      120,
      MINUTES_SECONDS,
      (person) =>
        person.call('POST', '/wps/verification/human', { body: { kind: 'work', payload: 'nonsense' } }),
    ],
    [
      'codes of a sign-in',
      100,
      MINUTES_SECONDS,
      (person) => person.login('0898765432', '000000', { type: 'sms', countryDialingCode: '66' }),
    ],
    [
      'codes of a new password',
      60,
      MINUTES_SECONDS,
      (person) =>
        person.sealed('POST', '/wps/member/password/phone', {
          mobileNum: '0898765432',
          countryDialingCode: '66',
          verificationCode: '000000',
          newPassword: 'Boats-on-9-rivers',
        }),
    ],
  ])('counts %s: %d, then the address waits (ACC-21)', (_what, most, seconds, ask) =>
    exhaust(most, seconds, ask),
  )

  it('counts the codes of rotating addresses of IPv6 as those of one household (ACC-03, ACC-21)', async () => {
    const codes: string[] = []
    for (let i = 1; i <= volume(200, 64); i += 1) {
      const person = new Person(rig, 'lotus', `2001:db8::${i.toString(16)}`)
      // Checks are counted as well: at last the household gets no pass any more.
      const slider = await person.pass().catch(() => 'none')
      const body = { mobileNum: freshNumber().typed, countryDialingCode: '66', slider }
      codes.push(codeOf(await person.call('POST', '/wps/verification/sms/register', { body })))
    }
    expect(codes.slice(0, MOST_OF_AN_ADDRESS + 1)).toEqual([
      ...Array(MOST_OF_AN_ADDRESS).fill('200'),
      'too_many_requests',
    ])
    expect(codes.slice(MOST_OF_AN_ADDRESS)).not.toContain('200')
  })

  it('counts an estate of IPv6 as four households, whichever of its networks asks (ACC-21)', async () => {
    const codes: string[] = []
    for (let i = 0; i < 250; i += 1) {
      const person = new Person(rig, 'lotus', `2001:db8:aa:bb${i.toString(16).padStart(2, '0')}::1`)
      codes.push(codeOf(await person.get('/wps/check/affiliate?code=UNKNOWN2')))
    }
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(250 - 4 * 60)
  })

  it('lets junk device tokens write no more than a few lines (ACC-04, ACC-21)', async () => {
    const person = new Person(rig)
    const codes: string[] = []
    const junk = Array.from({ length: 200 }, () => freshName())
    await together(junk, async (token) => {
      codes.push(codeOf(await person.login('lotus.agent', token, { remembered: true })))
    })
    expect(codes.filter((code) => code === 'login_failed')).toHaveLength(60)
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(140)
    const path = '/wps/operator/security/lotus?kind=sign_in_failed&limit=200'
    const { list } = (await rig.caller.get(path, OPERATOR)).body.value
    expect(list.filter(({ address }: { address: string }) => address === person.address)).toHaveLength(60)
  })

  it('refuses to change or delete what was written down (ACC-21)', async () => {
    const url = rig.place.databaseUrl
    // Where the test reaches the tables.
    if (url === undefined) return
    const pool = new pg.Pool({ connectionString: url })
    await new Person(rig).login('lotus.agent', 'a guess')
    const { rows } = await pool.query('select count(*) from security_events')
    expect(Number(rows[0].count)).toBeGreaterThan(0)
    for (const statement of ["update security_events set kind = 'x'", 'delete from security_events'])
      await expect(pool.query(statement)).rejects.toThrow()
    const after = await pool.query('select count(*) from security_events')
    await pool.end()
    expect(after.rows).toEqual(rows)
  })
}

/** Calls whose limits take long to reach: all count by the same statement, which the others prove on every database. */
export function farLimitsSuite(rig: Rig): void {
  if (SOAK)
    it.each<[string, number, number, Ask]>([
      ['pictures', 300, MINUTES_SECONDS, (person) => person.get('/wps/captcha')],
      [
        'forgotten passwords, each after five with a check',
        60,
        HOUR_SECONDS,
        async (person) =>
          person.call('POST', '/wps/member/password/forgot', {
            body: { username: freshName(), email: 'unknown@example.com', pass: await person.pass() },
          }),
      ],
    ])('counts %s: %d, then the address waits (ACC-21)', (_what, most, seconds, ask) =>
      exhaustOn(rig)(most, seconds, ask),
    )

  it('sends an address sixty codes an hour, to whatever numbers, and others theirs (ACC-03)', async () => {
    const person = new Person(rig)
    const ask = async (typed: string): Promise<string> => {
      const body = { mobileNum: typed, countryDialingCode: '66', slider: await person.pass() }
      const answer = await person.call('POST', '/wps/verification/sms/register', { body })
      return answer.body.code ?? 'sent'
    }
    const codes: string[] = []
    for (let i = 0; i <= MOST_OF_AN_ADDRESS; i += 1) codes.push(await ask(freshNumber().typed))
    expect(codes).toEqual([...Array(MOST_OF_AN_ADDRESS).fill('sent'), 'too_many_requests'])
    const { typed, e164 } = freshNumber()
    expect(await ask(typed)).toBe('too_many_requests')
    // Who asks from elsewhere is not held up by it, and the number was not counted.
    expect(await new Person(rig).code(typed, e164, 'register')).toMatch(/^\d{6}$/)
  })

  if (SOAK)
    it('lets an address with people who solve checks guess a hundred times, at whatever names (ACC-21)', async () => {
      const person = new Person(rig)
      const codes: string[] = []
      const guess = async (): Promise<void> => {
        const pass = await person.pass()
        codes.push(codeOf(await person.login(freshName(), 'a guess', { pass })))
      }
      await together(
        Array.from({ length: 100 }, (_, i) => i),
        guess,
      )
      expect(new Set(codes)).toEqual(new Set(['login_failed']))
      await guess()
      expect(codes.at(-1)).toBe('too_many_attempts')
    })
}
