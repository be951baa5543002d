import { randomUUID } from 'node:crypto'
import { codeOf, type Answer } from '../../rig/caller.ts'
import { Editor } from '../../rig/people/editor.ts'
import { Guarded } from '../../rig/people/guarded.ts'
import { FIRST, NEXT } from '../../rig/people/member.ts'
import { freshNumber } from '../../rig/people/person.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'

const [PIN, NEXT_PIN] = ['481920', '702458']
const WHY = 'I married last month.'
const REFUSED = 'We could not read the paper.'
/** An operator writes in the brand's own language. */
const REFUSAL = { EN: 'A change was not made', TY: 'คำขอเปลี่ยนข้อมูลไม่ได้รับอนุมัติ' }
const MINUTE_MS = 60_000
const WAITS = 'Withdrawals wait 24 hours.'

/** What a member is notified of, and what withdrawals wait after (MEM-06). */
export function changesSuite(rig: Rig): void {
  const editor = new Editor(rig)
  afterEach(() => rig.moveClock(0))

  const card = (who: Guarded, number: string, paymentPassword = PIN) => {
    const cardId = randomUUID()
    const body = { cardId, bankId: 'kbank', number, holder: 'Somchai Jaidee', paymentPassword }
    return { cardId, add: () => who.call('PUT', '/wps/member/bankCard', body) }
  }
  const causeOf = async (who: Guarded): Promise<string | null> => (await who.config()).cooling?.cause ?? null

  it('notifies of each change in the inbox and by e-mail, and lets withdrawals wait only after what another person could have done (MEM-06)', async () => {
    const who = await Guarded.begin(rig)
    const { email, mobile, name, person } = who.member
    const other = freshNumber()
    const first = card(who, '1234567890')
    let recovery: string[] = []
    const pin = (paymentPassword: string, more: object) =>
      who.call('PUT', '/wps/member/paymentPassword', {
        paymentPassword,
        confirmPaymentPassword: paymentPassword,
        ...more,
      })
    const questions = async (): Promise<Answer> => {
      const { questions: offered } = (await who.call('GET', '/wps/member/securityQuestions')).body.value
      const answers = ['Chiang Mai', 'Nok', 'Khon Kaen'].map((answer, at) => ({
        questionId: offered[at].id,
        answer,
      }))
      return await who.call('PUT', '/wps/member/securityQuestions', {
        answers,
        password: FIRST,
        paymentPassword: PIN,
      })
    }
    const confirmEmail = async (): Promise<Answer> => {
      const path = '/wps/member/info/email'
      const newCode = await who.codeSent(email, `${path}/code`, { end: 'old', password: FIRST })
      return await who.call('POST', path, { newCode, password: FIRST })
    }
    const number = { mobileNum: other.typed, countryDialingCode: '66' }
    const changeMobile = async (): Promise<Answer> => {
      const path = '/wps/member/info/mobile'
      const proof = { password: FIRST }
      const newCode = await who.codeSent(other.e164, `${path}/code`, { end: 'new', ...number, ...proof })
      const oldCode = await who.codeSent(mobile.e164, `${path}/code`, { end: 'old', ...proof })
      return await who.call('POST', path, { ...number, newCode, oldCode, ...proof })
    }
    const confirmMobile = async (): Promise<Answer> => {
      // No other code goes to the same number within a minute.
      await rig.moveClock(MINUTE_MS + 1_000)
      const path = '/wps/member/info/mobile'
      const newCode = await who.codeSent(other.e164, `${path}/code`, { end: 'old', password: NEXT })
      return await who.call('POST', path, { newCode, password: NEXT })
    }
    const password = (): Promise<Answer> => {
      const change = { oldPassword: FIRST, newPassword: NEXT, confirmNewPassword: NEXT, remember: false }
      const { credential, headers } = who.browser
      const Cookie = headers['Cookie'] ?? ''
      return person.sealed('POST', '/wps/member/password', change, { credential, headers: { Cookie } })
    }
    const refuse = async (): Promise<Answer> => {
      const { list } = (await editor.call('GET', `reviews?account=${name}`)).body.value
      return await editor.call('POST', `reviews/${list[0].id}/refuse`, { why: REFUSED })
    }
    const renew = async (): Promise<Answer> => {
      const answer = await who.call('POST', '/wps/member/secondFactor/recoveryCodes', { password: FIRST })
      recovery = answer.body.value.recoveryCodes
      return answer
    }

    /** The notification, what withdrawals wait after from then on, and the call. */
    const steps: readonly (readonly [string, string | null, () => Promise<Answer | object>])[] = [
      ['A payment password was set', null, () => pin(PIN, { password: FIRST })],
      ['An account for withdrawals was added', null, first.add],
      ['Your security questions were set', null, questions],
      ['Your e-mail address was confirmed', null, confirmEmail],
      [
        'An account for withdrawals was removed',
        null,
        () => who.call('DELETE', '/wps/member/bankCard', { cardId: first.cardId, paymentPassword: PIN }),
      ],
      ['Another account for withdrawals was added', 'card', card(who, '2234567890').add],
      [
        'Your payment password was changed',
        'payment-password',
        () => pin(NEXT_PIN, { oldPaymentPassword: PIN }),
      ],
      ['A second step was added to signing in', 'second-factor', () => who.addApp()],
      ['Your mobile number was changed', 'mobile', changeMobile],
      ['New recovery codes were made', 'second-factor', renew],
      ['Your password was changed', 'password', password],
      ['Your mobile number was confirmed', 'password', confirmMobile],
      [
        'A change waits for our team',
        'password',
        () =>
          who.call('POST', '/wps/member/info/payeename', {
            payeeName: 'Somchai Newname',
            password: NEXT,
            why: WHY,
          }),
      ],
      [REFUSAL.EN, 'password', refuse],
      [
        'A second step of signing in was removed',
        'second-factor',
        () => who.call('DELETE', '/wps/member/secondFactor/app', { password: NEXT, code: recovery[0] ?? '' }),
      ],
    ]
    const outbox = await person.lastSent()
    const titles = steps.map(([title]) => title)
    const causes: (string | null)[] = []
    for (const [title, , act] of steps) {
      const answer = await act()
      if ('status' in answer && answer.status !== 200) throw new Error(`${title}: ${codeOf(answer)}`)
      causes.push(await causeOf(who))
    }
    const inbox: { title: string }[] = (await who.call('GET', '/wps/mail')).body.value.list
    expect({ causes, inbox: inbox.map(({ title }) => title).toReversed() }).toEqual({
      causes: steps.map(([, cause]) => cause),
      inbox: titles,
    })
    // E-mails begin when an address is confirmed; each says whether withdrawals wait, and what the team said.
    const expected = steps
      .slice(titles.indexOf('Your e-mail address was confirmed'))
      .map(([title, cause], at, all) => [
        `Lotus: ${title === REFUSAL.EN ? REFUSAL.TY : title}`,
        cause !== null && cause !== all[at - 1]?.[1],
        title === REFUSAL.EN,
      ])
    const mails = await until(async () => {
      const sent = (await person.outbox(outbox)).filter(
        ({ subject, to }) => to === email && subject?.startsWith('Lotus: ') === true,
      )
      return sent.length >= expected.length ? sent : undefined
    }, 'the e-mails')
    const summaries = mails.map(({ subject, text }) => [
      subject,
      text.includes(WAITS),
      text.includes(REFUSED),
    ])
    expect(summaries.toSorted()).toEqual(expected.toSorted())
  })

  it('lets withdrawals wait as long as the brand says, or not at all, and notifies all the same (MEM-06, PLT-09)', async () => {
    const cooled = async (coolingHours: number): Promise<Guarded> => {
      await editor.change('security-rules', 'lotus', { coolingHours })
      const who = await Guarded.begin(rig)
      await who.addApp()
      await editor.change('security-rules', 'lotus', { coolingHours: 24 })
      return who
    }
    const [none, hour] = [await cooled(0), await cooled(1)]
    expect(await none.config()).toMatchObject({ app: true, cooling: null })
    const { list } = (await none.call('GET', '/wps/mail')).body.value
    expect(list).toMatchObject([{ title: 'A second step was added to signing in' }])
    await rig.moveClock(59 * MINUTE_MS)
    expect(await causeOf(hour)).toBe('second-factor')
    await rig.moveClock(61 * MINUTE_MS)
    expect(await causeOf(hour)).toBeNull()
  })
}
