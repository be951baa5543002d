import type { Rig } from '../../rig/rig.ts'
import { Browser } from '../../rig/people/browser.ts'
import { credentialOf } from '../../rig/caller.ts'
import type { FirebaseClient } from '../../rig/outside/firebase-emulator.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { freshName, freshNumber, lotusForm, Person } from '../../rig/people/person.ts'

const DEMO = '+66812345678'

/** Numbers that the third party has proved: at sign-in, registration and a new password (ACC-20). */
export function phoneAuthSuite(rig: Rig, emulator: FirebaseClient): void {
  beforeAll(() => rig.setUp())
  afterAll(() => rig.tearDown())

  const enter = (firebaseIdToken: string, merchant = 'lotus') =>
    new Browser(rig.caller, '198.51.100.60', merchant).login('0812345678', '-', {
      type: 'firebase',
      firebaseChannel: 'sms',
      firebaseIdToken,
    })

  it('gives the browser the project to sign in with, where the brand has it', async () => {
    const settings = async (merchant: string) =>
      (await rig.caller.get('/wps/system/setting/register', { merchant })).body.value
    const { FIREBASE_PROJECT_ID: projectId, FIREBASE_AUTH_EMULATOR_HOST: host } = emulator.environment
    expect((await settings('lotus')).firebase).toMatchObject({ projectId, emulator: `http://${host}` })
    expect(await settings('coral')).toMatchObject({ phoneAuth: false, firebase: null })
  })

  it('signs in the member whose number was proved, once for a token (ACC-20)', async () => {
    const token = await emulator.provePhone(DEMO)
    const signedIn = await enter(token)
    expect(signedIn.body.value?.userName).toBe('lotus.demo')
    const again = await enter(token)
    expect(again.body).toMatchObject({ code: 'phone_auth_failed', field: 'data.firebaseIdToken' })
  })

  it('takes no token of another number, without a phone, made up or bent', async () => {
    expect((await enter(await emulator.provePhone('+66899999999'))).body.code).toBe('login_failed')
    expect((await enter(await emulator.signUpByMail(`${freshName()}@mail.example`))).body.code).toBe(
      'phone_auth_failed',
    )
    const token = await emulator.provePhone(DEMO)
    for (const bad of ['made-up', `${token.slice(0, 40)}x${token.slice(41)}`, ''])
      expect((await enter(bad)).body.code).toBe('phone_auth_failed')
  })

  const register = (form: Record<string, unknown>, path = '/wps/member/register') =>
    new Person(rig).sealed('PUT', path, { firebaseChannel: 'sms', ...form })
  const loginBy = (username: unknown, password: unknown) =>
    new Person(rig).login(String(username), String(password))

  it('registers with a number that the service has proved, by name and by number, without a code (ACC-20)', async () => {
    for (const path of ['/wps/member/register', '/wps/member/register/mobile']) {
      const { typed, e164 } = freshNumber()
      const firebaseIdToken = await emulator.provePhone(e164)
      const made = await register(lotusForm({ mobileNum: typed, firebaseIdToken }), path)
      expect([path, made.status]).toEqual([path, 200])
      const { userName } = made.body.value
      expect((await loginBy(userName, 'Rain-on-7-roofs')).status).toBe(200)
      // The number is the account's own: it signs in by the service.
      const entered = await enter(await emulator.provePhone(e164))
      expect(entered.body.value).toMatchObject({ userName, firstTimeLogin: false })
    }
  })

  it('makes no account without the service’s word, by another number’s, by one that was used, or one bent (ACC-20)', async () => {
    const { typed, e164 } = freshNumber()
    const used = await emulator.provePhone(DEMO)
    expect((await enter(used)).status).toBe(200)
    const own = await emulator.provePhone(e164)
    const tokens = [
      undefined,
      'made-up',
      await emulator.provePhone(freshNumber().e164),
      `${own.slice(0, -9)}x`,
    ]
    for (const firebaseIdToken of [...tokens, await emulator.signUpByMail(`${freshName()}@mail.example`)]) {
      const form = lotusForm({ mobileNum: typed, firebaseIdToken, verificationCode: '123456' })
      const refused = await register(form)
      expect(refused.body).toMatchObject({ code: 'phone_auth_failed', field: 'data.firebaseIdToken' })
    }
    const again = await register(lotusForm({ mobileNum: '0812345678', firebaseIdToken: used }))
    expect(['phone_auth_failed', 'mobile_taken']).toContain(again.body.code)
    const twice = await register(lotusForm({ mobileNum: typed, firebaseIdToken: own }))
    expect(twice.status).toBe(200)
    expect((await enter(own)).body.code).toBe('phone_auth_failed')
  })

  it('says that a number is taken to who has proved it, and keeps the proof for a second try (ACC-14, ACC-20)', async () => {
    const owner = await register(
      lotusForm({ mobileNum: '0812345678', firebaseIdToken: await emulator.provePhone(DEMO) }),
    )
    expect(owner.body).toMatchObject({ code: 'mobile_taken', field: 'data.mobileNum' })
    const { typed, e164 } = freshNumber()
    const firebaseIdToken = await emulator.provePhone(e164)
    const form = lotusForm({ mobileNum: typed, firebaseIdToken })
    const taken = await register({ ...form, username: 'lotus.demo' })
    expect(taken.body.code).toBe('username_taken')
    expect((await register(form)).status).toBe(200)
  })

  it('signs in who sends a registration again whose answer was lost, by the same proof (ACC-15, ACC-20)', async () => {
    const { typed, e164 } = freshNumber()
    const form = lotusForm({ mobileNum: typed, firebaseIdToken: await emulator.provePhone(e164) })
    const answers = await Promise.all([register(form), register(form)])
    expect([...answers, await register(form)].map(({ body }) => body.value?.userName)).toEqual(
      Array(3).fill(form['username']),
    )
  })

  it('sets a password by a proved number, whose proof a refused password does not use up (ACC-18, ACC-20)', async () => {
    const { typed, e164 } = freshNumber()
    const made = await register(
      lotusForm({ mobileNum: typed, firebaseIdToken: await emulator.provePhone(e164) }),
    )
    const { userName } = made.body.value
    const credential = credentialOf(made)
    const set = (firebaseIdToken: string, newPassword: string, mobileNum = typed) =>
      new Person(rig).sealed('POST', '/wps/member/password/phone', {
        mobileNum,
        countryDialingCode: '66',
        newPassword,
        firebaseIdToken,
      })
    const token = await emulator.provePhone(e164)
    const refusals = [
      await set(token, 'Boats-on-9-rivers', '0812345678'),
      await set('made-up', 'Boats-on-9-rivers'),
      await set(token, 'password123'),
      await set(token, 'Rain-on-7-roofs'),
    ]
    expect(refusals.map(({ body }) => [body.code, body.field])).toEqual([
      ['phone_auth_failed', 'data.firebaseIdToken'],
      ['phone_auth_failed', 'data.firebaseIdToken'],
      ['password_common', 'data.newPassword'],
      ['modify.new.old.same', 'data.newPassword'],
    ])
    const answer = await set(token, 'Boats-on-9-rivers')
    expect(answer.body.value).toEqual({ userName })
    expect((await set(token, 'Kites-over-Krabi')).body.code).toBe('phone_auth_failed')
    expect(await new Person(rig).isAlive(credential)).toBe(false)
    expect((await loginBy(userName, 'Boats-on-9-rivers')).status).toBe(200)
    const unknownNumber = freshNumber()
    const unknown = await set(
      await emulator.provePhone(unknownNumber.e164),
      'Boats-on-9-rivers',
      unknownNumber.typed,
    )
    expect(unknown.body.code).toBe('verification_code_wrong')
  })

  it('does not let in by it who keeps away from play, nor make them a second account (MEM-09)', async () => {
    const { typed, e164 } = freshNumber()
    const form = lotusForm({ mobileNum: typed, firebaseIdToken: await emulator.provePhone(e164) })
    const credential = credentialOf(await register(form))
    const body = { kind: 'time-out', hours: 24 }
    const away = await rig.caller.call('POST', '/wps/member/play/exclusion', { credential, body })
    expect(away.status).toBe(200)
    const entered = await enter(await emulator.provePhone(e164))
    expect([entered.body.code, entered.body.data?.['kind']]).toEqual(['self_excluded', 'time-out'])
    const again = await register(
      lotusForm({ mobileNum: typed, firebaseIdToken: await emulator.provePhone(e164) }),
    )
    expect(again.body.code).toBe('mobile_taken')
    // Nor does their own registration, sent once more as if its answer had been lost.
    expect((await register(form)).body.code).toBe('self_excluded')
  })

  it('proves a number for minutes: an old token opens nothing, though Firebase still holds it good', async () => {
    const [token, other] = [await emulator.provePhone(DEMO), freshNumber()]
    const proof = await emulator.provePhone(other.e164)
    await rig.moveClock(6 * 60 * 1000)
    expect((await enter(token)).body.code).toBe('phone_auth_failed')
    const late = await register(lotusForm({ mobileNum: other.typed, firebaseIdToken: proof }))
    expect(late.body.code).toBe('phone_auth_failed')
    await rig.moveClock(0)
  })

  it('is off where the brand has it not', async () => {
    expect((await enter(await emulator.provePhone(DEMO), 'coral')).body.code).toBe('feature_unavailable')
    const body = { flags: { FIREBASEAUTH3: 0 } }
    await rig.caller.call('PATCH', '/wps/operator/brands/lotus', { ...OPERATOR, body })
    expect((await enter(await emulator.provePhone(DEMO))).body.code).toBe('feature_unavailable')
    const reset = await new Person(rig).sealed('POST', '/wps/member/password/phone', {
      mobileNum: '0812345678',
      countryDialingCode: '66',
      newPassword: 'Boats-on-9-rivers',
      firebaseIdToken: await emulator.provePhone(DEMO),
    })
    expect(reset.body.code).toBe('feature_unavailable')
    // Who registers needs the platform's own code then, whatever the service says.
    const form = { mobileNum: freshNumber().typed, firebaseIdToken: await emulator.provePhone(DEMO) }
    const registered = await register(lotusForm(form))
    expect(registered.body).toMatchObject({ code: 'invalid_input', field: 'data.verificationCode' })
  })
}
