import { randomUUID } from 'node:crypto'
import { codeOf, type Answer } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { codeShown } from '../../rig/people/authenticator.ts'
import { freshAddress, Guarded, HomeBrowser, ORIGIN, secondStep } from '../../rig/people/guarded.ts'
import { FIRST } from '../../rig/people/member.ts'
import { Passkey } from '../../rig/people/passkey.ts'
import { freshNumber } from '../../rig/people/person.ts'
import type { Rig } from '../../rig/rig.ts'
import { together } from '../../rig/together.ts'

const WHY = 'My phone was stolen on a bus.'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const MOST_PASSKEYS = 10

/** The calls of the security centre for an attacker at an open session, or who guesses (MEM-06, ACC-21). */
export function passwordCallsSuite(rig: Rig): void {
  afterEach(() => rig.moveClock(0))

  const number = { mobileNum: freshNumber().typed, countryDialingCode: '66' }
  const newCode = '000000'
  const email = 'another.person@example.com'
  const answers = ['first-school', 'first-job', 'first-pet'].map((questionId, at) => ({
    questionId,
    answer: `Answer ${at}`,
  }))
  const CALLS: readonly (readonly [string, string, object])[] = [
    ['POST', 'info/email/code', { end: 'old' }],
    ['POST', 'info/email', { email, newCode }],
    ['POST', 'info/email/lost', { email, newCode, why: WHY }],
    ['POST', 'info/mobile/code', { end: 'old' }],
    ['POST', 'info/mobile', { ...number, newCode }],
    ['POST', 'info/mobile/lost', { ...number, newCode, why: WHY }],
    ['POST', 'info/payeename', { payeeName: 'Somchai Newname', why: WHY }],
    ['PUT', 'securityQuestions', { answers, paymentPassword: '481920' }],
    ['POST', 'secondFactor/app/begin', {}],
    ['POST', 'secondFactor/recoveryCodes', {}],
    ['DELETE', 'secondFactor/app', { code: '000000' }],
    ['POST', 'passkeys/options', {}],
    ['DELETE', 'passkeys', { id: randomUUID() }],
  ]
  const named = ([method, path]: (typeof CALLS)[number]): string => `${method} ${path}`
  const at = (browser: HomeBrowser, [method, path, body]: (typeof CALLS)[number], password: string) =>
    browser.call(method, `/wps/member/${path}`, { body: { ...body, password } })
  const begin = (who: Guarded, password = FIRST): Promise<Answer> =>
    who.call('POST', '/wps/member/secondFactor/app/begin', { password })
  const times = (many: number): number[] => Array.from({ length: many }, (_, at) => at)
  const counted = (codes: readonly string[]): Record<string, number> =>
    Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]))
  const stranger = () => new HomeBrowser(rig.caller, freshAddress())

  it('need the account’s password, each of them, and none is for play money (MEM-06, B6)', async () => {
    const who = await Guarded.begin(rig)
    const trial = stranger()
    await trial.login('lotus.trial', 'Lotus-2026!')
    const results: Record<string, unknown> = {}
    for (const call of CALLS) {
      const wrong = await at(who.browser, call, 'Guess-2026!')
      const free = await at(trial, call, 'Lotus-2026!')
      results[named(call)] = [codeOf(wrong), wrong.body.field, codeOf(free)]
      // A right one forgives the guesses before it.
      await begin(who)
    }
    expect(results).toEqual(
      Object.fromEntries(CALLS.map((call) => [named(call), ['password_wrong', 'password', 'trial_refused']])),
    )
  })

  it('are shut where the brand has no security centre (SHL-11)', async () => {
    const who = await Guarded.begin(rig)
    const show = (SECPRIV: 0 | 1) =>
      rig.caller.call('PATCH', '/wps/operator/brands/lotus', { ...OPERATOR, body: { flags: { SECPRIV } } })
    await show(0)
    const codes: Record<string, string> = {}
    for (const call of CALLS) codes[named(call)] = codeOf(await at(who.browser, call, FIRST))
    await show(1)
    expect(codes).toEqual(Object.fromEntries(CALLS.map((call) => [named(call), 'feature_unavailable'])))
  })

  it('count guesses together: after five at whichever of them all wait, for the right password too (ACC-21)', async () => {
    const who = await Guarded.begin(rig)
    const codes: string[] = []
    for (const call of CALLS.slice(0, 6)) codes.push(codeOf(await at(who.browser, call, 'Guess-2026!')))
    expect(codes).toEqual([...Array<string>(5).fill('password_wrong'), 'too_many_requests'])
    expect(codeOf(await begin(who))).toBe('too_many_requests')
    const PIN = '481920'
    const pin = { paymentPassword: PIN, confirmPaymentPassword: PIN, password: FIRST }
    expect(codeOf(await who.call('PUT', '/wps/member/paymentPassword', pin))).toBe('too_many_requests')
    await rig.moveClock(MINUTE_MS + 1_000)
    expect((await begin(who)).status).toBe(200)
  })

  it('take a begun app for a quarter of an hour, and five guesses at its code (ACC-21)', async () => {
    const who = await Guarded.begin(rig)
    const { otpauth } = (await begin(who)).body.value
    const confirm = async (code: string): Promise<string> =>
      codeOf(await who.call('POST', '/wps/member/secondFactor/app', { code }))
    const wrong = [-1, 0, 1].some((step) => codeShown(otpauth, step) === '000000') ? '111111' : '000000'
    await rig.moveClock(15 * MINUTE_MS + 1_000)
    expect(await confirm(wrong)).toBe('second_step_ended')
    await rig.moveClock(0)
    const codes: string[] = []
    for (let i = 0; i < 6; i += 1) codes.push(await confirm(wrong))
    expect(codes).toEqual([...Array<string>(5).fill('second_factor_wrong'), 'too_many_requests'])
    expect(await confirm(codeShown(otpauth))).toBe('too_many_requests')
  })

  it('let a member have ten passkeys (ACC-21)', async () => {
    const who = await Guarded.begin(rig)
    const codes: string[] = []
    for (let i = 0; i < MOST_PASSKEYS; i += 1)
      codes.push(codeOf((await who.addPasskey(new Passkey(ORIGIN, 'localhost'))).answer))
    expect(codes).toEqual(Array(MOST_PASSKEYS).fill('200'))
    const more = await who.call('POST', '/wps/member/passkeys/options', { password: FIRST })
    expect(codeOf(more)).toBe('feature_unavailable')
  })

  it('let a member change name and picture thirty times an hour (MEM-06, ACC-21)', async () => {
    const who = await Guarded.begin(rig)
    const codes: string[] = []
    for (let i = 0; i < 30; i += 1)
      codes.push(codeOf(await who.call('POST', '/wps/member/info/icon', { icon: i % 2 === 0 ? 'moon' : '' })))
    expect(codes).toEqual(Array(30).fill('200'))
    const name = await who.call('POST', '/wps/member/info/nickname', { nickname: 'Nickname' })
    const icon = await who.call('POST', '/wps/member/info/icon', { icon: 'moon' })
    expect([codeOf(name), codeOf(icon)]).toEqual(['too_many_requests', 'too_many_requests'])
  })

  it('judge twelve rounds of answers a day, however long the wait between them (MEM-06, ACC-21)', async () => {
    const who = await Guarded.begin(rig)
    const pin = { paymentPassword: '481920', confirmPaymentPassword: '481920', password: FIRST }
    expect((await who.call('PUT', '/wps/member/paymentPassword', pin)).status).toBe(200)
    const set = await who.call('PUT', '/wps/member/securityQuestions', {
      answers,
      password: FIRST,
      paymentPassword: '481920',
    })
    expect(set.status).toBe(200)
    const guess = (): Promise<Answer> =>
      who.call('POST', '/wps/member/paymentPassword/reset', {
        password: FIRST,
        paymentPassword: '702458',
        confirmPaymentPassword: '702458',
        answers: answers.map(({ questionId }) => ({ questionId, answer: 'Guess' })),
      })
    const codes: string[] = []
    for (let hour = 0; hour < 4; hour += 1) {
      await rig.moveClock(hour * (HOUR_MS + MINUTE_MS))
      await who.call('POST', '/wps/session/renew')
      for (let i = 0; i < 3; i += 1) codes.push(codeOf(await guess()))
    }
    expect(codes).toEqual(Array(12).fill('answers_wrong'))
    await rig.moveClock(4 * (HOUR_MS + MINUTE_MS))
    await who.call('POST', '/wps/session/renew')
    const last = await guess()
    expect(codeOf(last)).toBe('too_many_requests')
    // Not the wait after a guess, which is a quarter of an hour at most.
    expect(Number(last.body.data?.['retryAfter'])).toBeGreaterThan(HOUR_MS / 1_000)
  })

  it.each([
    ['a question for a passkey', 120, 'POST', '/wps/session/passkey/options', undefined],
    [
      'an answer of a passkey',
      100,
      'POST',
      '/wps/session/passkey',
      { assertion: new Passkey(ORIGIN, 'localhost').answer({ challenge: 'AAAA' }) },
    ],
  ])('take %s %i times in ten minutes of one network (ACC-21)', async (_what, most, method, path, body) => {
    const browser = stranger()
    const codes: string[] = []
    await together(times(most + 5), async () => {
      codes.push(codeOf(await browser.call(method, path, body === undefined ? {} : { body })))
    })
    expect(counted(codes)).toMatchObject({ too_many_requests: 5 })
    expect(codeOf(await stranger().call(method, path, body === undefined ? {} : { body }))).not.toBe(
      'too_many_requests',
    )
  })

  it('take second steps two hundred times in ten minutes of one network (ACC-21)', async () => {
    const browser = stranger()
    const codes: string[] = []
    const guess = () => secondStep(browser, { way: 'app', ticket: 'made-up', code: '000000' })
    await together(times(205), async () => void codes.push(codeOf(await guess())))
    expect(counted(codes)).toEqual({ second_step_ended: 200, too_many_requests: 5 })
  })
}
