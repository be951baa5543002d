import { Bench } from './bench/bench.ts'
import { Browser } from './bench/browser.ts'
import { databases } from './bench/databases.ts'
import { FirebaseEmulator, locateFirebase } from './bench/firebase-emulator.ts'
import { OPERATOR } from './bench/operator.ts'

jest.setTimeout(120_000)

const DEMO = '+66812345678'
const program = locateFirebase()
if (program === undefined)
  console.warn('Firebase’s emulator cannot be had here: phone verification is not tested.')

/** The third-party phone service, through its own library against its own emulator (ACC-20). */
;(program === undefined ? describe.skip : describe).each(databases)('on $name', ({ make }) => {
  const emulator = new FirebaseEmulator(program ?? '')
  const bench = new Bench(make, () => emulator.environment)
  beforeAll(async () => {
    await emulator.start()
    await bench.setUp()
  })
  afterAll(async () => {
    await bench.tearDown()
    await emulator.stop()
  })
  const enter = (firebaseIdToken: string, merchant = 'lotus') =>
    new Browser(bench.caller, '198.51.100.60', merchant).login('0812345678', '-', {
      type: 'firebase',
      firebaseChannel: 'sms',
      firebaseIdToken,
    })

  it('tells the browser where to ask, where the brand has it', async () => {
    const settings = async (merchant: string) =>
      (await bench.caller.get('/wps/system/setting/register', { merchant })).body.value
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
    expect((await enter(await emulator.signUpByMail('a@mail.example'))).body.code).toBe('phone_auth_failed')
    const token = await emulator.provePhone(DEMO)
    for (const bad of ['made-up', `${token.slice(0, 40)}x${token.slice(41)}`, ''])
      expect((await enter(bad)).body.code).toBe('phone_auth_failed')
  })

  it('is off where the brand has it not', async () => {
    expect((await enter(await emulator.provePhone(DEMO), 'coral')).body.code).toBe('feature_unavailable')
    const body = { flags: { FIREBASEAUTH3: 0 } }
    await bench.caller.call('PATCH', '/wps/operator/brands/lotus', { ...OPERATOR, body })
    expect((await enter(await emulator.provePhone(DEMO))).body.code).toBe('feature_unavailable')
  })
})
