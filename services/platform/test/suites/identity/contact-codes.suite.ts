import { codeOf, type Answer } from '../../rig/caller.ts'
import { Editor } from '../../rig/people/editor.ts'
import { Guarded } from '../../rig/people/guarded.ts'
import { FIRST, NEXT } from '../../rig/people/member.ts'
import { freshName, freshNumber } from '../../rig/people/person.ts'
import type { Rig } from '../../rig/rig.ts'

const EMAIL = '/wps/member/info/email'
const MOBILE = '/wps/member/info/mobile'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Later than the countdown of the code before. */
const NEXT_MS = MINUTE_MS + 1_000
const WHY = 'My phone was stolen on a bus.'
/** An operator writes in the brand's own language. */
const CHANGED = 'Lotus: อีเมลของคุณถูกเปลี่ยน'

/** What the codes of a change of an address are good for, and what they are not (MEM-06, ACC-21). */
export function contactCodesSuite(rig: Rig): void {
  afterEach(() => rig.moveClock(0))
  const editor = new Editor(rig)

  const freshEmail = (): string => `${freshName()}@example.com`
  const sendOld = (who: Guarded): Promise<string> =>
    who.codeSent(who.member.email, `${EMAIL}/code`, { end: 'old', password: FIRST })
  const sendNew = (who: Guarded, email: string): Promise<string> =>
    who.codeSent(email, `${EMAIL}/code`, { end: 'new', email, password: FIRST })
  const change = (who: Guarded, body: object): Promise<Answer> =>
    who.call('POST', EMAIL, { password: FIRST, ...body })
  const codeAndField = ({ body, status }: Answer): unknown[] => [body.code ?? String(status), body.field]
  const wrong = (field: string): unknown[] => ['verification_code_wrong', field]

  it('each is good at its own end, for the address that it was sent to (MEM-06, ACC-21)', async () => {
    const who = await Guarded.begin(rig)
    const email = freshEmail()
    const [oldCode, newCode] = [await sendOld(who), await sendNew(who, email)]
    expect(codeAndField(await change(who, { email, newCode: oldCode, oldCode }))).toEqual(wrong('newCode'))
    expect(codeAndField(await change(who, { email, newCode, oldCode: newCode }))).toEqual(wrong('oldCode'))
    expect(codeAndField(await change(who, { email: freshEmail(), newCode, oldCode }))).toEqual(
      wrong('newCode'),
    )
    // Nor for another member, in whose hands it is.
    const other = await Guarded.begin(rig)
    expect(codeAndField(await change(other, { email, newCode, oldCode: newCode }))).toEqual(wrong('newCode'))
    expect(codeOf(await change(who, { email, newCode, oldCode }))).toBe('200')
  })

  it('is of no use for another call than the one that it was requested for (ACC-21)', async () => {
    const who = await Guarded.begin(rig)
    const { mobile, person } = who.member
    const code = await who.codeSent(mobile.e164, `${MOBILE}/code`, { end: 'old', password: FIRST })
    const pin = '702458'
    const reset = await who.call('POST', '/wps/member/paymentPassword/reset', {
      password: FIRST,
      paymentPassword: pin,
      confirmPaymentPassword: pin,
      verificationCode: code,
    })
    expect(codeAndField(reset)).toEqual(wrong('verificationCode'))
    const forgotten = await person.sealed(
      'POST',
      '/wps/member/password/phone',
      { mobileNum: mobile.typed, countryDialingCode: '66', verificationCode: code, newPassword: NEXT },
      { headers: who.browser.headers },
    )
    expect(codeAndField(forgotten)).toEqual(wrong('data.verificationCode'))
    const sms = { type: 'sms', countryDialingCode: '66' }
    expect(codeAndField(await who.browser.login(mobile.typed, code, sms))).toEqual(wrong('data.password'))
    expect(codeOf(await who.call('POST', MOBILE, { newCode: code, password: FIRST }))).toBe('200')
  })

  it('is good for five minutes, and only until the next is sent (ACC-03, ACC-21)', async () => {
    const who = await Guarded.begin(rig)
    const first = await sendOld(who)
    await rig.moveClock(NEXT_MS)
    const second = await sendOld(who)
    expect(codeAndField(await change(who, { newCode: first }))).toEqual(wrong('newCode'))
    await rig.moveClock(NEXT_MS + 5 * MINUTE_MS + 1_000)
    expect(codeAndField(await change(who, { newCode: second }))).toEqual(wrong('newCode'))
    const third = await sendOld(who)
    await rig.moveClock(NEXT_MS + 10 * MINUTE_MS - 30_000)
    expect(codeOf(await change(who, { newCode: third }))).toBe('200')
  })

  it('takes five tries, the right code too (ACC-21)', async () => {
    const who = await Guarded.begin(rig)
    const newCode = await sendOld(who)
    const guess = newCode === '000000' ? '111111' : '000000'
    for (let i = 0; i < 5; i += 1)
      expect(codeAndField(await change(who, { newCode: guess }))).toEqual(wrong('newCode'))
    expect(codeAndField(await change(who, { newCode }))).toEqual(wrong('newCode'))
  })

  it('goes out six times an hour from the member’s own browser too, by e-mail as by text message (ACC-03, ACC-21)', async () => {
    const who = await Guarded.begin(rig)
    for (const path of [EMAIL, MOBILE]) {
      const codes: string[] = []
      for (let i = 0; i <= 6; i += 1) {
        await rig.moveClock(i * NEXT_MS)
        codes.push(codeOf(await who.call('POST', `${path}/code`, { end: 'old', password: FIRST })))
      }
      expect(codes).toEqual([...Array<string>(6).fill('200'), 'too_many_requests'])
      await rig.moveClock(HOUR_MS + NEXT_MS)
      expect(codeOf(await who.call('POST', `${path}/code`, { end: 'old', password: FIRST }))).toBe('200')
      await rig.moveClock(0)
    }
  })

  it('goes to numbers of the brand’s countries alone (ACC-03)', async () => {
    const who = await Guarded.begin(rig)
    const abroad = { mobileNum: '91 2345 678', countryDialingCode: '84' }
    const sent = await who.call('POST', `${MOBILE}/code`, { end: 'new', password: FIRST, ...abroad })
    expect(codeAndField(sent)).toEqual(['sms_country_refused', 'mobileNum'])
  })

  it('is used up by a change request, and the previous address is notified when that is approved (MEM-06, PLT-09)', async () => {
    const who = await Guarded.begin(rig)
    const { email: previousEmail, name, person } = who.member
    expect(codeOf(await change(who, { newCode: await sendOld(who) }))).toBe('200')
    const email = freshEmail()
    const newCode = await sendNew(who, email)
    const lost = await who.call('POST', `${EMAIL}/lost`, { email, newCode, password: FIRST, why: WHY })
    expect(lost.body.value).toEqual({ waiting: true })
    await rig.moveClock(NEXT_MS)
    const oldCode = await sendOld(who)
    expect(codeAndField(await change(who, { email, newCode, oldCode }))).toEqual(wrong('newCode'))
    const { list } = (await editor.call('GET', `reviews?account=${name}`)).body.value
    const after = await person.lastSent()
    const granted = await editor.call('POST', `reviews/${list[0].id}/approve`, { why: 'Passport seen' })
    expect(granted.body.value).toMatchObject({ state: 'approved', decidedBy: 'local' })
    for (const to of [previousEmail, email])
      await person.sent(to, after, ({ subject }) => subject === CHANGED)
  })

  it('a change request is approved as it was made: not over an address that the member has changed since (MEM-06, PLT-09)', async () => {
    const who = await Guarded.begin(rig)
    const { mobile, name } = who.member
    const [lost, own] = [freshNumber(), freshNumber()]
    const of = ({ typed }: { typed: string }) => ({ mobileNum: typed, countryDialingCode: '66' })
    const send = (number: typeof lost): Promise<string> =>
      who.codeSent(number.e164, `${MOBILE}/code`, { end: 'new', password: FIRST, ...of(number) })
    const changeRequest = { ...of(lost), newCode: await send(lost), password: FIRST, why: WHY }
    expect(codeOf(await who.call('POST', `${MOBILE}/lost`, changeRequest))).toBe('200')
    const newCode = await send(own)
    const oldCode = await who.codeSent(mobile.e164, `${MOBILE}/code`, { end: 'old', password: FIRST })
    const body = { ...of(own), newCode, oldCode, password: FIRST }
    expect(codeOf(await who.call('POST', MOBILE, body))).toBe('200')
    const { list } = (await editor.call('GET', `reviews?account=${name}`)).body.value
    const decide = async (did: string) =>
      codeOf(await editor.call('POST', `reviews/${list[0].id}/${did}`, { why: 'Passport seen' }))
    expect(await decide('approve')).toBe('changed_meanwhile')
    expect((await who.config()).mobile).toMatchObject({ shown: `••• ${own.e164.slice(-4)}`, waiting: true })
    expect(await decide('refuse')).toBe('200')
  })
}
