import type { Rig } from '../../rig/rig.ts'
import { Browser } from '../../rig/people/browser.ts'
import { credentialOf, type Answer } from '../../rig/caller.ts'
import {
  FIRST,
  FORGOT,
  newMember,
  NEXT,
  resetLink,
  setByLink,
  setByPhone,
  type Member,
} from '../../rig/people/member.ts'
import { compareTimes, TIMING_THRESHOLD } from '../../rig/compare-times.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { freshName, freshNumber, Person } from '../../rig/people/person.ts'
import { SOAK } from '../../rig/volumes.ts'

/** New passwords: changed, by a link, by a code (ACC-17, ACC-18, ACC-19, ACC-21). */
export function passwordSuite(rig: Rig): void {
  const member = (): Promise<Member> => newMember(rig)
  const change = (of: Member, more: Record<string, unknown> = {}): Promise<Answer> =>
    of.person.sealed(
      'POST',
      '/wps/member/password',
      { oldPassword: FIRST, newPassword: NEXT, confirmNewPassword: NEXT, ...more },
      { credential: of.credential },
    )
  const forgot = (person: Person, username: string, email: string, more = {}): Promise<Answer> =>
    person.call('POST', FORGOT, { body: { username, email, ...more } })
  const link = (of: Member): Promise<{ link: string; token: string }> => resetLink(of)

  it('changes a password: this session goes on, every other one ends (ACC-19)', async () => {
    const one = await member()
    const other = credentialOf(await new Person(rig).login(one.name, FIRST))
    const answer = await change(one)
    expect(answer.body.value).toEqual({ changed: true })
    expect([await one.person.isAlive(one.credential), await one.person.isAlive(other)]).toEqual([true, false])
    const [old, fresh] = [await one.person.login(one.name, FIRST), await one.person.login(one.name, NEXT)]
    expect([old.body.code, fresh.status]).toEqual(['login_failed', 200])
  })

  it('forgets every remembered browser with the previous password, and gives this one a new token (ACC-04, ACC-19)', async () => {
    const one = await member()
    const [lost, own] = [new Browser(rig.caller, one.person.address), new Browser(rig.caller)]
    const entered = await lost.login(one.name, FIRST, { remember: true })
    await own.login(one.name, FIRST)
    const words = { oldPassword: FIRST, newPassword: NEXT, confirmNewPassword: NEXT, remember: true }
    const { headers, credential } = own
    const changed = await one.person.sealed('POST', '/wps/member/password', words, {
      headers: { ...headers, Authorization: `Bearer ${credential.token}` },
    })
    const token = changed.body.value.deviceToken
    expect(token).toMatch(/^[\w-]{43}$/)
    const old = await lost.login(one.name, entered.body.value.deviceToken, { remembered: true })
    expect(old.body.code).toBe('login_failed')
    expect((await own.login(one.name, token, { remembered: true })).status).toBe(200)
  })

  it.each<[string, Record<string, unknown>, string, string]>([
    ['a wrong old one', { oldPassword: 'Rain-on-6-roofs' }, 'password_wrong', 'oldPassword'],
    ['no old one', { oldPassword: '' }, 'password_wrong', 'oldPassword'],
    [
      'the same again',
      { newPassword: FIRST, confirmNewPassword: FIRST },
      'modify.new.old.same',
      'newPassword',
    ],
    ['another confirmation', { confirmNewPassword: FIRST }, 'invalid_input', 'confirmNewPassword'],
    ['a short one', { newPassword: 'Ab1!', confirmNewPassword: 'Ab1!' }, 'invalid_input', 'newPassword'],
    [
      'a common one',
      { newPassword: 'iloveyou1', confirmNewPassword: 'iloveyou1' },
      'password_common',
      'newPassword',
    ],
  ])('refuses %s at its field and changes nothing (ACC-19)', async (_what, more, code, field) => {
    const one = await member()
    const answer = await change(one, more)
    expect([answer.body.code, answer.body.field]).toEqual([code, `data.${field}`])
    expect((await one.person.login(one.name, FIRST)).status).toBe(200)
  })

  it('slows who guesses the old password in a session left open (ACC-21)', async () => {
    const one = await member()
    const codes = []
    for (let i = 0; i < 9; i += 1) codes.push((await change(one, { oldPassword: `guess-${i}` })).body.code)
    expect(codes).toEqual([...Array(8).fill('password_wrong'), 'too_many_requests'])
  })

  it('sends a link of the brand’s own host, good for one new password (ACC-17)', async () => {
    const one = await member()
    const { link: address, token } = await link(one)
    expect(address).toMatch(/^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/m\/forget\?reset=[\w-]{43}$/)
    const common = await setByLink(one.person, token, 'password123')
    const same = await setByLink(one.person, token, FIRST)
    const answer = await setByLink(one.person, token)
    const again = await setByLink(one.person, token, 'Third-of-3-words')
    expect([common, same, answer, again].map(({ body, status }) => body.code ?? status)).toEqual([
      'password_common',
      'modify.new.old.same',
      200,
      'reset_invalid',
    ])
    expect(answer.body.value).toEqual({ userName: one.name })
    expect(await one.person.isAlive(one.credential)).toBe(false)
    expect((await one.person.login(one.name, NEXT)).status).toBe(200)
  })

  it.each(['evil.example', 'localhost:80@evil.example', 'localhost:8443', 'LOTUS.localhost'])(
    'makes a link of the brand’s public origin, whatever host is named: %s (ACC-17)',
    async (host) => {
      const one = await member()
      const after = await one.person.lastSent()
      await one.person.call('POST', FORGOT, {
        body: { username: one.name, email: one.email },
        headers: { 'X-Forwarded-Host': host, 'X-Forwarded-Proto': 'https', Merchant: 'lotus' },
      })
      const mail = await one.person.sent(one.email, after)
      expect(mail.link).toMatch(/^http:\/\/localhost\/m\/forget\?reset=/)
      expect(mail.text).not.toContain('evil.example')
    },
  )

  it('takes the form as B7 sends it, with blanks around and other letters (ACC-17)', async () => {
    const one = await member()
    const after = await one.person.lastSent()
    const answer = await one.person.call('POST', FORGOT, {
      body: new URLSearchParams({
        username: ` ${one.name.toUpperCase()} `,
        email: ` ${one.email.toUpperCase()} `,
      }).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.body.value).toEqual({ sent: true })
    expect((await one.person.sent(one.email.toUpperCase(), after)).subject).toContain('Lotus')
  })

  it('writes in the player’s language, names as text', async () => {
    const one = await member()
    const after = await one.person.lastSent()
    await one.person.call('POST', FORGOT, { language: 'TY', body: { username: one.name, email: one.email } })
    const mail = await one.person.sent(one.email, after)
    expect(mail.subject).toBe('ตั้งรหัสผ่าน Lotus ใหม่')
  })

  it('says and does the same where name and e-mail do not belong together, and sends no e-mail (ACC-21)', async () => {
    const one = await member()
    const after = await one.person.lastSent()
    const answers = [
      await forgot(one.person, one.name, 'another@example.org'),
      await forgot(one.person, 'unknown.name', 'another@example.org'),
      await forgot(one.person, 'lotus.closed', 'lotus.closed@example.com'),
      await forgot(one.person, one.name, one.email),
    ]
    await one.person.sent(one.email, after)
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(4).fill([200, { success: true, value: { sent: true } }]),
    )
    const addresses = (await one.person.outbox(after)).map(({ to }) => to)
    expect(addresses).not.toContain('another@example.org')
    expect(addresses).not.toContain('lotus.closed@example.com')
  })

  // Ranks of times need many tries.
  if (SOAK)
    it('takes as long for accounts that do not exist (ACC-21)', async () => {
      const known = await Promise.all(Array.from({ length: 12 }, member))
      const time = async (name: string, email: string): Promise<number> => {
        const person = new Person(rig)
        const began = performance.now()
        const answer = await forgot(person, name, email)
        if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
        return performance.now() - began
      }
      // An account gets four e-mails an hour: more would be answered alike without one.
      const both = known.map(({ name, email }) => ({ name, email, unknownName: freshName() }))
      const pairs = Array.from({ length: 4 }).flatMap(() =>
        both.map(
          ({ name, email, unknownName: nobody }) =>
            [() => time(name, email), () => time(nobody, email)] as const,
        ),
      )
      expect(await compareTimes(pairs)).toBeLessThan(TIMING_THRESHOLD)
    })

  it('asks an address that forgets a lot for a picture, and writes to an account four times an hour (ACC-21)', async () => {
    const one = await member()
    const after = await one.person.lastSent()
    const codes = []
    for (let i = 0; i < 6; i += 1)
      codes.push((await forgot(one.person, one.name, one.email)).body.code ?? 'sent')
    expect(codes).toEqual([...Array(5).fill('sent'), 'captcha_required'])
    const passed = await forgot(one.person, one.name, one.email, { pass: await one.person.pass() })
    expect(passed.status).toBe(200)
    const last = await member()
    await link(last)
    const mails = (await one.person.outbox(after)).filter(({ to }) => to === one.email)
    expect(mails).toHaveLength(4)
  })

  it('sends no link where the brand has that way off (ACC-17)', async () => {
    const one = await member()
    const flags = (CHNGPASSMAIL3: 0 | 1) =>
      rig.caller.call('PATCH', '/wps/operator/brands/lotus', {
        ...OPERATOR,
        body: { flags: { CHNGPASSMAIL3 } },
      })
    await flags(0)
    const off = await forgot(one.person, one.name, one.email)
    await flags(1)
    expect(off.body.code).toBe('feature_unavailable')
  })

  it('refuses a token that is none, and one of another brand', async () => {
    const one = await member()
    const { token } = await link(one)
    const made = await setByLink(one.person, 'x'.repeat(43))
    const abroad = await setByLink(new Person(rig, 'coral'), token)
    expect([made, abroad].map(({ body }) => [body.code, body.field])).toEqual(
      Array(2).fill(['reset_invalid', 'data.resetToken']),
    )
  })

  it('sets a password by phone and says the name to sign in with (ACC-18)', async () => {
    const one = await member()
    const code = await one.person.code(one.mobile.typed, one.mobile.e164, 'password')
    const same = await setByPhone(one.person, one.mobile.typed, code, FIRST)
    const answer = await setByPhone(one.person, one.mobile.typed, code)
    const again = await setByPhone(one.person, one.mobile.typed, code, 'Third-of-3-words')
    expect([same.body.code, answer.body.value, again.body.code]).toEqual([
      'modify.new.old.same',
      { userName: one.name },
      'verification_code_wrong',
    ])
    expect(await one.person.isAlive(one.credential)).toBe(false)
    expect((await one.person.login(one.name, NEXT)).status).toBe(200)
  })

  it.each(['phone', 'link'] as const)(
    'lets in at once by a password that was set by %s after guesses until a check was required (ACC-17, ACC-18)',
    async (way) => {
      const one = await member()
      const stranger = new Person(rig)
      const guesses: unknown[] = []
      for (let i = 0; i < 4; i += 1)
        guesses.push((await stranger.login(one.name, `Wrong-${i}-words`)).body.code)
      expect(guesses.at(-1)).toBe('captcha_required')
      if (way === 'phone')
        await setByPhone(
          stranger,
          one.mobile.typed,
          await stranger.code(one.mobile.typed, one.mobile.e164, 'password'),
        )
      else await setByLink(stranger, (await link(one)).token)
      expect((await stranger.login(one.name, NEXT)).status).toBe(200)
    },
  )

  it('does not reveal whose number it is by a wrong code (ACC-21)', async () => {
    const one = await member()
    const known = await setByPhone(one.person, one.mobile.typed, '000000')
    const unknown = await setByPhone(one.person, freshNumber().typed, '000000')
    expect(known.body).toEqual(unknown.body)
    expect(known.body.code).toBe('verification_code_wrong')
    const closed = await new Person(rig, 'coral').sealed('POST', '/wps/member/password/phone', {
      mobileNum: '09171234567',
      newPassword: NEXT,
      verificationCode: '000000',
    })
    expect(closed.body.code).toBe('feature_unavailable')
  })

  it('keeps play-money accounts out', async () => {
    const person = new Person(rig)
    const credential = credentialOf(await person.login('lotus.trial', 'Lotus-2026!'))
    const answer = await person.sealed(
      'POST',
      '/wps/member/password',
      { oldPassword: 'Lotus-2026!', newPassword: NEXT, confirmNewPassword: NEXT },
      { credential },
    )
    expect(answer.body.code).toBe('trial_refused')
  })
}
