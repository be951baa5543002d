import type { Rig } from '../../rig/rig.ts'
import { codeOf, type Answer } from '../../rig/caller.ts'
import { Browser } from '../../rig/people/browser.ts'
import { compareTimes, TIMING_THRESHOLD } from '../../rig/compare-times.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { INTERNAL_TOKEN } from '../../rig/process/platform-process.ts'
import { freshNumber, lotusForm, Person } from '../../rig/people/person.ts'
import { SOAK } from '../../rig/volumes.ts'

const KNOWN = { typed: '081 234 5678', e164: '+66812345678' }
/** Members with a number, for times to be compared. */
const MEMBERS = 15

/** Codes by SMS: who gets one, what it is good for, what guessing gets (ACC-03, ACC-21). */
export function oneTimeCodeSuite(rig: Rig): void {
  /** Sets a password by phone: the call that judges a code of the purpose `password`. */
  const setPassword = (person: Person, mobileNum: string, verificationCode: string): Promise<Answer> =>
    person.sealed('POST', '/wps/member/password/phone', {
      mobileNum,
      countryDialingCode: '66',
      verificationCode,
      newPassword: `Tall-palm-${verificationCode}`,
    })

  const switchLotus = async (body: object): Promise<void> => {
    const answer = await rig.caller.call('PATCH', '/wps/operator/brands/lotus', { ...OPERATOR, body })
    expect(answer.status).toBe(200)
  }

  /** A new member's number. */
  const registered = async (): Promise<string> => {
    const person = new Person(rig)
    const { typed, e164 } = freshNumber()
    const verificationCode = await person.code(typed, e164, 'register')
    await person.sealed('PUT', '/wps/member/register', lotusForm({ mobileNum: typed, verificationCode }))
    return typed
  }

  it('sends a code as a text that browsers fill in, to the number as the world dials it (ACC-03)', async () => {
    const person = new Person(rig)
    const { typed, e164 } = freshNumber()
    const after = await person.lastSent()
    const before = Date.now()
    const answer = await person.askCode(` ${typed.slice(0, 3)}-${typed.slice(3)} `, 'register')
    const message = await person.sent(e164, after)
    expect(answer.body.value.expirationTime).toBeGreaterThanOrEqual(before + 59_000)
    expect(message.code).toMatch(/^\d{6}$/)
    expect(message.text).toContain(`Lotus`)
    expect(message.text.split('\n').at(-1)).toBe(`@127.0.0.1 #${message.code}`)
  })

  it('sends nothing a second time before the countdown is over, and says the same moment (ACC-03)', async () => {
    const person = new Person(rig)
    const { typed, e164 } = freshNumber()
    const after = await person.lastSent()
    const first = await person.askCode(typed, 'register')
    await person.sent(e164, after)
    const [second, third] = await Promise.all([
      person.askCode(typed, 'register'),
      person.askCode(typed, 'register'),
    ])
    expect([second, third].map(({ body }) => body.value.expirationTime)).toEqual(
      Array(2).fill(first.body.value.expirationTime),
    )
    const other = freshNumber()
    await person.askCode(other.typed, 'register')
    await person.sent(other.e164, after)
    const texts = (await person.outbox(after)).filter(({ to }) => to === e164)
    expect(texts).toHaveLength(1)
  })

  it.each([
    ['too short', '0812345', '66'],
    ['no number', 'abc', '66'],
    ['words around one', 'call 0812345678 now', '66'],
    ['an unknown country', '0812345678', '999'],
    ['a landline that does not exist', '0012345678', '66'],
    ['markup', '<b>081</b>', '66'],
  ])('refuses %s by its field (ACC-03)', async (_what, mobileNum, countryDialingCode) => {
    const person = new Person(rig)
    const body = { mobileNum, countryDialingCode, slider: await person.pass() }
    const answer = await person.call('POST', '/wps/verification/sms/noLogin', { body })
    expect([answer.status, answer.body.code, answer.body.field]).toEqual([400, 'mobile_invalid', 'mobileNum'])
  })

  it('sends codes to the countries of the brand alone, which an operator names (ACC-03)', async () => {
    const ask = async () => {
      const person = new Person(rig)
      const body = { mobileNum: '91 2345 678', countryDialingCode: '84', slider: await person.pass() }
      const answer = await person.call('POST', '/wps/verification/sms/register', { body })
      return [codeOf(answer), answer.body.field]
    }
    expect(await ask()).toEqual(['sms_country_refused', 'mobileNum'])
    await switchLotus({ sms: { countries: ['TH', 'VN'] } })
    expect(await ask()).toEqual(['200', undefined])
    await switchLotus({ sms: { countries: ['TH'] } })
    expect(await ask()).toEqual(['sms_country_refused', 'mobileNum'])
  })

  it('sends no more codes than the brand pays for in an hour, says so in words, and counts it in the metrics (ACC-03)', async () => {
    await switchLotus({ sms: { perHour: 0 } })
    const refused = await new Person(rig).askCode(freshNumber().typed, 'register')
    await switchLotus({ sms: { perHour: 100_000 } })
    expect([refused.status, refused.body.code]).toEqual([503, 'sms_unavailable'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await new Person(rig).askCode(freshNumber().typed, 'register')).status).toBe(200)
    const metrics = await fetch(`${rig.platform.operatorUrl}/wps/metrics`, {
      headers: { Authorization: `Bearer ${INTERNAL_TOKEN}` },
    })
    expect(await metrics.text()).toMatch(/sms_codes_total\{merchant="lotus",outcome="budget"\} 1\b/)
  })

  it.each(['noLogin', 'register'])('asks for a bot check before every code: %s (ACC-03)', async (way) => {
    const person = new Person(rig)
    const after = await person.lastSent()
    const { typed, e164 } = freshNumber()
    const body = { mobileNum: typed, countryDialingCode: '66' }
    const answers = []
    for (const slider of [undefined, '', 'made-up'])
      answers.push(await person.call('POST', `/wps/verification/sms/${way}`, { body: { ...body, slider } }))
    expect(answers.map(({ body: { code, field } }) => [code, field])).toEqual([
      ['bot_check_required', 'slider'],
      ['bot_check_required', 'slider'],
      ['bot_check_failed', 'slider'],
    ])
    expect((await person.outbox(after)).map(({ to }) => to)).not.toContain(e164)
  })

  it('takes the number under both of its names (B3)', async () => {
    const person = new Person(rig)
    const { typed } = freshNumber()
    const body = { mobileNo: typed, countryDialingCode: '+66', slider: await person.pass() }
    const answer = await person.call('POST', '/wps/verification/sms/register', { body })
    expect(answer.status).toBe(200)
  })

  it('is good once, for its number and its purpose alone (ACC-21)', async () => {
    const person = new Person(rig)
    const code = await person.code(KNOWN.typed, KNOWN.e164, 'login')
    const wrongPurpose = await setPassword(person, KNOWN.typed, code)
    expect([wrongPurpose.status, wrongPurpose.body.code, wrongPurpose.body.field]).toEqual([
      400,
      'verification_code_wrong',
      'data.verificationCode',
    ])
  })

  it('stops brute force after five tries, parallel ones as well, even for the right code (ACC-21)', async () => {
    const person = new Person(rig)
    const { typed, e164 } = freshNumber()
    const code = await person.code(typed, e164, 'register')
    const form = (verificationCode: string) =>
      person.sealed('PUT', '/wps/member/register', lotusForm({ mobileNum: typed, verificationCode }))
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const guesses = await Promise.all(Array.from({ length: 8 }, () => form(wrong)))
    const late = await form(code)
    expect([...guesses, late].map(({ body }) => body.code)).toEqual(Array(9).fill('verification_code_wrong'))
  })

  it('is judged for the browser that requested it: a stranger’s tries and requests end no code (ACC-21)', async () => {
    const player = new Person(rig)
    const { typed, e164 } = freshNumber()
    const code = await player.code(typed, e164, 'register')
    const stranger = new Person(rig)
    const form = (verificationCode: string) => lotusForm({ mobileNum: typed, verificationCode })
    const register = (person: Person, verificationCode: string) =>
      person.sealed('PUT', '/wps/member/register', form(verificationCode))
    const tries = [await register(stranger, code)]
    expect((await stranger.askCode(typed, 'register')).status).toBe(200)
    for (let i = 0; i < 8; i += 1) tries.push(await register(stranger, `00000${i}`))
    expect(new Set(tries.map(({ body }) => body.code))).toEqual(new Set(['verification_code_wrong']))
    expect((await register(player, code)).status).toBe(200)
  })

  it('is sent to a player whose number strangers ask for without end (ACC-21)', async () => {
    const [typed, account] = ['083 456 7890', 'lotus.new']
    const ask = (address: string) => new Person(rig, 'lotus', address).askCode(typed, 'login')
    const codes: string[] = []
    for (let i = 0; i < 8; i += 1) codes.push(codeOf(await ask('203.0.113.201')))
    expect(codes).toEqual([...Array(6).fill('200'), ...Array(2).fill('too_many_requests')])
    // One stranger leaves the others their share; three together none, but the player's own browser has its own.
    for (let i = 0; i < 12; i += 1) expect((await ask(`203.0.113.${202 + (i % 2)}`)).status).toBe(200)
    expect(codeOf(await ask('203.0.113.204'))).toBe('too_many_requests')
    const own = new Browser(rig.caller, '203.0.113.205')
    await own.login(account, 'Lotus-2026!')
    const slider = await new Person(rig, 'lotus', own.address).pass()
    const body = { mobileNum: typed, countryDialingCode: '66', slider, purpose: 'login' }
    expect((await own.call('POST', '/wps/verification/sms/noLogin', { body })).status).toBe(200)
  })

  it('answers the same for registered and unknown numbers, and sends no text to unknown ones (ACC-21)', async () => {
    const person = new Person(rig)
    const unknownNumber = freshNumber()
    const after = await person.lastSent()
    const unknown = await person.askCode(unknownNumber.typed, 'password')
    const known = await person.askCode('082 345 6789', 'password')
    await person.sent('+66823456789', after)
    expect(Object.keys(unknown.body.value)).toEqual(Object.keys(known.body.value))
    expect(unknown.status).toBe(known.status)
    expect((await person.outbox(after)).map(({ to }) => to)).not.toContain(unknownNumber.e164)
  })

  // Ranks of times need many tries.
  if (SOAK)
    it('takes as long for unknown numbers as for others (ACC-21)', async () => {
      const known = await Promise.all(Array.from({ length: MEMBERS }, registered))
      const time = async (mobileNum: string, purpose: 'login' | 'password'): Promise<number> => {
        const person = new Person(rig)
        const slider = await person.pass()
        const began = performance.now()
        const body = { mobileNum, countryDialingCode: '66', slider, purpose }
        const answer = await person.call('POST', '/wps/verification/sms/noLogin', { body })
        if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
        return performance.now() - began
      }
      // Each number once for each purpose: a second request is answered by its countdown, known or not.
      const pairs = (['login', 'password'] as const).flatMap((purpose) =>
        known.map(
          (number) => [() => time(number, purpose), () => time(freshNumber().typed, purpose)] as const,
        ),
      )
      expect(await compareTimes(pairs)).toBeLessThan(TIMING_THRESHOLD)
    })

  it('writes no code and no number into its log', async () => {
    const person = new Person(rig)
    const { typed, e164 } = freshNumber()
    const code = await person.code(typed, e164, 'register')
    const log = rig.platform.log()
    expect(log).toContain('/wps/verification/sms/register')
    for (const secret of [`"${code}"`, `#${code}`, typed, e164]) expect(log).not.toContain(secret)
  })

  it('shows what the sandbox kept to operators alone', async () => {
    const answer = await new Person(rig).get('/wps/operator/outbox')
    expect([answer.status, answer.body.code]).toEqual([401, 'operator_token_required'])
  })
}
