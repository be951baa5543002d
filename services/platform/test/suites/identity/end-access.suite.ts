import { codeOf, type Credential } from '../../rig/caller.ts'
import { Editor } from '../../rig/people/editor.ts'
import { freshAddress, Guarded, HomeBrowser } from '../../rig/people/guarded.ts'
import { FIRST, FORGOT, NEXT, setByLink, setByPhone } from '../../rig/people/member.ts'
import { freshName, freshNumber } from '../../rig/people/person.ts'
import type { Rig } from '../../rig/rig.ts'

const MINUTE_MS = 60_000

/** What a thief holds of an account ends with a change of what it is reached or entered by (MEM-06, ACC-21; D8). */
export function endAccessSuite(rig: Rig): void {
  const editor = new Editor(rig)
  afterEach(() => rig.moveClock(0))

  const changeContact =
    (kind: 'email' | 'mobile') =>
    async (who: Guarded): Promise<void> => {
      const path = `/wps/member/info/${kind}`
      const [mail, number] = [`${freshName()}@example.com`, freshNumber()]
      const to = kind === 'email' ? { email: mail } : { mobileNum: number.typed, countryDialingCode: '66' }
      const [old, next] = kind === 'email' ? [who.member.email, mail] : [who.member.mobile.e164, number.e164]
      const password = FIRST
      const newCode = await who.codeSent(next, `${path}/code`, { end: 'new', password, ...to })
      const oldCode = await who.codeSent(old, `${path}/code`, { end: 'old', password })
      const changed = await who.call('POST', path, { ...to, newCode, oldCode, password })
      expect(codeOf(changed)).toBe('200')
    }
  const byHouse = async (who: Guarded): Promise<void> => {
    const path = '/wps/member/info/mobile'
    const number = freshNumber()
    const to = { mobileNum: number.typed, countryDialingCode: '66' }
    const newCode = await who.codeSent(number.e164, `${path}/code`, { end: 'new', password: FIRST, ...to })
    const lost = { ...to, newCode, password: FIRST, why: 'My phone was stolen on a bus.' }
    expect(codeOf(await who.call('POST', `${path}/lost`, lost))).toBe('200')
    const { list } = (await editor.call('GET', `reviews?account=${who.member.name}`)).body.value
    const approved = await editor.call('POST', `reviews/${list[0].id}/approve`, { why: 'Seen by video' })
    expect(codeOf(approved)).toBe('200')
  }
  const password = async (who: Guarded): Promise<void> => {
    const { credential, headers } = who.browser
    const change = { oldPassword: FIRST, newPassword: NEXT, confirmNewPassword: NEXT }
    const Cookie = headers['Cookie'] ?? ''
    const sent = await who.member.person.sealed('POST', '/wps/member/password', change, {
      credential,
      headers: { Cookie },
    })
    expect(codeOf(sent)).toBe('200')
  }

  it.each([
    ['another e-mail address', changeContact('email'), true],
    ['another number', changeContact('mobile'), true],
    ['another number that the house grants', byHouse, false],
    ['another password', password, true],
  ])('%s ends other sessions, remembered browsers and waiting codes', async (_what, change, isKept) => {
    const who = await Guarded.begin(rig)
    const { email, mobile, name, person } = who.member
    // A thief's browser: signed in, remembered, and with a code and a link on their way.
    const thief = new HomeBrowser(rig.caller, freshAddress())
    const entered = await thief.login(name, FIRST, { remember: true })
    const deviceToken = String(entered.body.value.deviceToken)
    const waiting = await person.code(mobile.typed, mobile.e164, 'password')
    const before = await person.lastSent()
    await person.call('POST', FORGOT, { body: { username: name, email } })
    const link =
      new URL((await person.sent(email, before, (one) => one.link !== null)).link ?? '').searchParams.get(
        'reset',
      ) ?? ''
    // No person is sent two codes within a minute.
    await rig.moveClock(MINUTE_MS + 1_000)
    await change(who)
    const isAlive = (credential: Credential): Promise<boolean> => person.isAlive(credential)
    expect([await isAlive(thief.credential), await isAlive(who.browser.credential)]).toEqual([false, isKept])
    const back = await thief.login(name, deviceToken, { remembered: true })
    expect(back.status).not.toBe(200)
    expect(codeOf(await setByPhone(person, mobile.typed, waiting, 'Clouds-over-5-hills'))).toBe(
      'verification_code_wrong',
    )
    expect(codeOf(await setByLink(person, link, 'Clouds-over-5-hills'))).toBe('reset_invalid')
  })

  it('confirming the present address ends nothing', async () => {
    const who = await Guarded.begin(rig)
    const other = new HomeBrowser(rig.caller, freshAddress())
    await other.login(who.member.name, FIRST)
    const path = '/wps/member/info/email'
    const newCode = await who.codeSent(who.member.email, `${path}/code`, { end: 'old', password: FIRST })
    expect(codeOf(await who.call('POST', path, { newCode, password: FIRST }))).toBe('200')
    expect(await who.member.person.isAlive(other.credential)).toBe(true)
  })
}
