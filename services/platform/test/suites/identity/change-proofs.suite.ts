import { randomUUID } from 'node:crypto'
import { CHANGE_PROOFS, type AccountChange } from '#identity/safety/change-proofs'
import { codeOf, type Answer } from '../../rig/caller.ts'
import { contractCalls } from '../../rig/contract-calls.ts'
import { Guarded } from '../../rig/people/guarded.ts'
import { FIRST } from '../../rig/people/member.ts'
import { NumberMember } from '../../rig/people/number-member.ts'
import { freshNumber } from '../../rig/people/person.ts'
import type { Rig } from '../../rig/rig.ts'

const [PIN, NEXT_PIN, WRONG_PIN] = ['481920', '702458', '315927']
const PAYMENT = '/wps/member/paymentPassword'
const MINUTE_MS = 60_000
const WHY = 'My phone was stolen on a bus.'

const answers = ['first-school', 'first-job', 'first-pet'].map((questionId, at) => ({
  questionId,
  answer: `Answer ${at}`,
}))
const pin = (paymentPassword: string) => ({ paymentPassword, confirmPaymentPassword: paymentPassword })
const number = { mobileNum: freshNumber().typed, countryDialingCode: '66' }
const email = 'another.person@example.com'
const [newCode, code] = ['000000', '000000']
const NEXT = 'Boats-on-9-rivers'

/** What each call is sent that asks for the account's proof, but the proof. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /wps/member/password': { oldPassword: '', newPassword: NEXT, confirmNewPassword: NEXT },
  'PUT /wps/member/paymentPassword': pin(PIN),
  'POST /wps/member/paymentPassword/code': {},
  'POST /wps/member/paymentPassword/reset': { ...pin(NEXT_PIN), answers },
  'PUT /wps/member/securityQuestions': { answers, paymentPassword: PIN },
  'POST /wps/member/info/email/code': { end: 'new', email },
  'POST /wps/member/info/email': { email, newCode },
  'POST /wps/member/info/email/lost': { email, newCode, why: WHY },
  'POST /wps/member/info/mobile/code': { end: 'old' },
  'POST /wps/member/info/mobile': { ...number, newCode },
  'POST /wps/member/info/mobile/lost': { ...number, newCode, why: WHY },
  'POST /wps/member/info/payeename': { payeeName: 'Somchai Newname', why: WHY },
  'POST /wps/member/secondFactor/app/begin': {},
  'POST /wps/member/secondFactor/recoveryCodes': {},
  'DELETE /wps/member/secondFactor/app': { code },
  'POST /wps/member/passkeys/options': {},
  'DELETE /wps/member/passkeys': { id: randomUUID() },
}
/** Its password is sealed, and named otherwise. */
const SEALED = 'POST /wps/member/password'
/** A code to the number of the account proves it by itself. */
const PROVES_ITSELF = 'POST /wps/member/paymentPassword/code'

const changes = Object.keys(CHANGE_PROOFS) as AccountChange[] // reason: its keys are its type
const asking = (proof: string): string[] => [
  ...new Set(
    changes.flatMap((change) => {
      const { asks, calls } = CHANGE_PROOFS[change]
      return asks.some((one) => one === proof) ? calls : []
    }),
  ),
]
const refused = ({ status, body }: Answer): unknown[] => [status, body.code, body.field]

/** Which proof each change of an account asks for, walked over every call that makes one (MEM-06, ACC-21; D6, D7). */
export function changeProofsSuite(rig: Rig): void {
  afterEach(() => rig.moveClock(0))

  const send = (who: NumberMember, call: string, body = BODIES[call] ?? {}): Promise<Answer> => {
    const [method = '', path = ''] = call.split(' ')
    if (call === SEALED) {
      const { credential, person } = who
      return person.sealed(method, path, { ...body }, { credential })
    }
    return who.call(method, path, { ...(call === PAYMENT ? {} : { password: '' }), ...body })
  }

  it('names every call of a member that changes the account or how it is entered', () => {
    const isChange = ({ access, method, path }: (typeof contractCalls)[number]): boolean =>
      access === 'member' && method !== 'GET' && /^\/wps\/(member|session)\//.test(path)
    const declared = contractCalls.filter(isChange).map(({ method, path }) => `${method} ${path}`)
    const named = new Set<string>(changes.flatMap((change) => CHANGE_PROOFS[change].calls))
    expect([...named].toSorted()).toEqual(declared.toSorted())
  })

  it('a bare session of an account without a password changes nothing (D7)', async () => {
    const who = await NumberMember.begin(rig)
    const results: Record<string, unknown> = {}
    for (const call of asking('account')) {
      const { body, status } = await send(who, call)
      results[call] = [status, body.code, body.data?.['codeTo']]
    }
    const proof = [403, 'proof_required', { channel: 'sms', to: who.shown }]
    expect(results).toEqual(
      Object.fromEntries(
        asking('account').map((call) => [call, call === PROVES_ITSELF ? [200, undefined, undefined] : proof]),
      ),
    )
    expect((await who.call('GET', PAYMENT)).body.value).toMatchObject({ isSet: false })
  })

  it('a code to its number takes the place of the password, for ten minutes of that one session (D7)', async () => {
    const who = await NumberMember.begin(rig)
    const other = await who.elsewhere()
    const guess = await who.call('POST', '/wps/member/proof', { code: '000000' })
    expect(refused(guess)).toEqual([400, 'verification_code_wrong', 'code'])
    const proofCode = await who.proofCode()
    // Read by another person, it is of no use in their session.
    const stolen = await who.person.at({ caller: rig.caller }).get('/wps/session', { credential: other })
    expect(stolen.status).toBe(200)
    expect((await who.call('POST', '/wps/member/proof', { code: proofCode })).status).toBe(200)
    const codes: Record<string, string> = {}
    for (const call of asking('account').filter((one) => one !== SEALED))
      codes[call] = codeOf(await send(who, call))
    expect(Object.values(codes)).not.toContain('proof_required')
    expect(codes['PUT /wps/member/paymentPassword']).toBe('200')
    const begin = (credential = who.credential) =>
      who.call('POST', '/wps/member/secondFactor/app/begin', { password: '' }, credential)
    expect(codeOf(await begin(other))).toBe('proof_required')
    await rig.moveClock(9 * MINUTE_MS)
    await who.call('POST', '/wps/session/renew')
    await rig.moveClock(11 * MINUTE_MS)
    expect(['proof_required', 'session_ended']).toContain(codeOf(await begin()))
    const again = await who.call('POST', '/wps/member/proof', { code: proofCode })
    expect(['verification_code_wrong', 'session_ended']).toContain(codeOf(again))
  })

  it('a first password is set by the code, and ends the other sessions (D7, D8)', async () => {
    const who = await NumberMember.begin(rig)
    const other = await who.elsewhere()
    await who.prove()
    expect(codeOf(await send(who, SEALED))).toBe('200')
    expect(codeOf(await who.call('GET', PAYMENT, undefined, other))).toBe('session_ended')
    expect((await who.call('GET', PAYMENT)).body.value).toMatchObject({ needsPassword: true })
    const begun = await who.call('POST', '/wps/member/secondFactor/app/begin', { password: '' })
    expect(codeOf(begun)).toBe('password_wrong')
  })

  it('an account with a password is proved by that alone: no code is sent instead (D7)', async () => {
    const who = await Guarded.begin(rig)
    expect(codeOf(await who.call('POST', '/wps/member/proof/code'))).toBe('feature_unavailable')
    expect(codeOf(await who.call('POST', '/wps/member/proof', { code: '000000' }))).toBe(
      'feature_unavailable',
    )
    const begun = await who.call('POST', '/wps/member/secondFactor/app/begin', { password: '' })
    expect(refused(begun)).toEqual([400, 'password_wrong', 'password'])
  })

  it('security questions are set by the payment password that they reset, never by less (D6)', async () => {
    const who = await Guarded.begin(rig)
    const set = (more: object): Promise<Answer> =>
      who.call('PUT', '/wps/member/securityQuestions', { answers, password: FIRST, ...more })
    // Before there is one they would wait for it.
    expect(codeOf(await set({}))).toBe('payment_password_needed')
    expect(codeOf(await who.call('PUT', PAYMENT, { password: FIRST, ...pin(PIN) }))).toBe('200')
    expect(refused(await set({}))).toEqual([400, 'payment_password_wrong', 'paymentPassword'])
    expect(codeOf(await set({ paymentPassword: WRONG_PIN }))).toBe('payment_password_wrong')
    expect(codeOf(await set({ paymentPassword: PIN, password: 'Guess-2026!' }))).toBe('password_wrong')
    const reset = await who.call('POST', `${PAYMENT}/reset`, { password: FIRST, answers, ...pin(NEXT_PIN) })
    expect(codeOf(reset)).not.toBe('200')
    expect(codeOf(await set({ paymentPassword: PIN }))).toBe('200')
  })

  it('guesses at the payment password count together, whichever call they are made by (D6)', async () => {
    const who = await Guarded.begin(rig)
    await who.call('PUT', PAYMENT, { password: FIRST, ...pin(PIN) })
    const codes: string[] = []
    for (let at = 0; at < 6; at += 1)
      codes.push(
        codeOf(
          at % 2 === 0
            ? await who.call('PUT', '/wps/member/securityQuestions', {
                answers,
                password: FIRST,
                paymentPassword: WRONG_PIN,
              })
            : await who.call('PUT', PAYMENT, { oldPaymentPassword: WRONG_PIN, ...pin(NEXT_PIN) }),
        ),
      )
    expect(codes).toEqual([...Array<string>(5).fill('payment_password_wrong'), 'too_many_requests'])
  })

  it('a card asks for the payment password, which a bare session cannot set (D7)', async () => {
    const who = await NumberMember.begin(rig)
    const card = { cardId: randomUUID(), bankId: 'kbank', number: '1234567890', holder: 'Somchai Jaidee' }
    const add = () => who.call('PUT', '/wps/member/bankCard', { ...card, paymentPassword: PIN })
    expect(codeOf(await add())).toBe('payment_password_needed')
    await who.prove()
    expect(codeOf(await who.call('PUT', PAYMENT, pin(PIN)))).toBe('200')
    expect(codeOf(await add())).toBe('200')
  })
}
