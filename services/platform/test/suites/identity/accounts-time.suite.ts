import type { Rig } from '../../rig/rig.ts'
import type { Answer } from '../../rig/caller.ts'
import { newMember, resetLink, setByLink, setByPhone } from '../../rig/people/member.ts'
import { freshName, freshNumber, lotusForm, Person, provedForm } from '../../rig/people/person.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Later than the countdown of the code before. */
const NEXT_MS = MINUTE_MS + 1_000
/** Later than codes, passes and links are good for. */
const GROWN_OLD_MS = 31 * MINUTE_MS
const NEXT_HOUR_MS = GROWN_OLD_MS + 62 * MINUTE_MS
const PURPOSES = ['register', 'login', 'password'] as const
const MOST_OF_A_NUMBER = 6

/** What grows old and what begins anew; the clock goes forward from test to test and does not come back. */
export function accountsTimeSuite(rig: Rig): void {
  const register = (person: Person, form: Record<string, unknown>): Promise<Answer> =>
    person.sealed('PUT', '/wps/member/register', form)
  const tooMany = { code: 'too_many_requests', data: { retryAfter: expect.any(Number) } }

  it('lets codes, passes and links grow old (ACC-03, ACC-17)', async () => {
    const one = await newMember(rig)
    const { token } = await resetLink(one)
    const code = await one.person.code(one.mobile.typed, one.mobile.e164, 'password')
    const pass = await one.person.pass()
    const work = await one.person.solvedWork()
    await rig.moveClock(GROWN_OLD_MS)
    const late = [
      await setByPhone(one.person, one.mobile.typed, code),
      await setByLink(one.person, token),
      await one.person.call('POST', '/wps/verification/sms/register', {
        body: { mobileNum: one.mobile.typed, countryDialingCode: '66', slider: pass },
      }),
      await one.person.call('POST', '/wps/verification/human', { body: { kind: 'work', payload: work } }),
    ]
    expect(late.map(({ body }) => body.code)).toEqual([
      'verification_code_wrong',
      'reset_invalid',
      'bot_check_failed',
      'bot_check_failed',
    ])
    const next = await one.person.code(one.mobile.typed, one.mobile.e164, 'password')
    expect((await setByPhone(one.person, one.mobile.typed, next)).status).toBe(200)
  })

  it('sends a household six codes an hour for a number, for whatever, and goes on in the next (ACC-03)', async () => {
    const number = freshNumber()
    const owner = new Person(rig)
    const householdPerson = () => new Person(rig, 'lotus', owner.address)
    const ask = (purpose: (typeof PURPOSES)[number], typed = number.typed) =>
      householdPerson().askCode(typed, purpose)
    const verificationCode = await owner.code(number.typed, number.e164, 'register')
    const made = { mobileNum: number.typed, verificationCode }
    const first = await owner.sealed('PUT', '/wps/member/register', lotusForm(made))
    expect(first.status).toBe(200)
    for (const purpose of ['login', 'password'] as const)
      await householdPerson().code(number.typed, number.e164, purpose)

    await rig.moveClock(GROWN_OLD_MS + NEXT_MS)
    const username = freshName()
    const again = await owner.code(number.typed, number.e164, 'register')
    const form = { ...lotusForm(made), username, verificationCode: again }
    const taken = await owner.sealed('PUT', '/wps/member/register', form)
    expect(taken.body).toMatchObject({ code: 'mobile_taken', field: 'data.mobileNum' })
    const free = await owner.get(`/wps/check/username?username=${username}`)
    expect(free.body.value.available).toBe(true)
    expect([(await ask('login')).status, (await ask('password')).status]).toEqual([200, 200])

    await rig.moveClock(GROWN_OLD_MS + 2 * NEXT_MS)
    for (const purpose of PURPOSES) {
      const refused = await ask(purpose)
      expect([refused.status, refused.body]).toEqual([429, expect.objectContaining(tooMany)])
      const seconds = Number(refused.body.data?.['retryAfter'])
      expect([seconds > 0, seconds <= 3600, refused.headers.get('retry-after')]).toEqual([
        true,
        true,
        String(seconds),
      ])
    }
    expect((await ask('login', freshNumber().typed)).status).toBe(200)
    await rig.moveClock(NEXT_HOUR_MS)
    expect((await ask('login')).status).toBe(200)
    expect(PURPOSES.length * 2).toBe(MOST_OF_A_NUMBER)
  })

  it('knows an attempt for a day, and then signs no one in by it any more', async () => {
    const person = new Person(rig)
    const form = await provedForm(person)
    await register(person, form)
    await rig.moveClock(NEXT_HOUR_MS + 23 * HOUR_MS)
    expect((await register(new Person(rig), form)).status).toBe(200)
    await rig.moveClock(NEXT_HOUR_MS + 25 * HOUR_MS)
    expect((await register(new Person(rig), form)).body.code).toBe('username_taken')
  })
}
