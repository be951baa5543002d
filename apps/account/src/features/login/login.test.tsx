// First: the router looks for the encoder when it is loaded.
import '#testing/web-crypto.ts'
import { site, SiteRoot } from '@site/shared-api'
import { fakeWire, startTestSite, testRoute, type WireAnswer, type WireCall } from '@site/shared-api/testing'
import { BrowserRouter } from 'react-router-dom'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import common from '@site/shared-api/messages/EN.json'
import commonThai from '@site/shared-api/messages/TY.json'
import EN from '#messages/EN.json'
import TY from '#messages/TY.json'
import LoginScreen from '#screens/login.screen.tsx'
import LoginSlot from '#slots/login.slot.tsx'
import { testPlatform, type TestPlatform } from '#testing/platform.ts'
import { giveWebCrypto, takeWebCrypto } from '#testing/web-crypto.ts'

const PASSWORD = 'Lotus-2026!'
const ACCEPTED: WireAnswer = {
  value: {
    token: 'half',
    userName: 'lotus.demo',
    type: 0,
    firstTimeLogin: false,
    merchantCode: 'lotus',
    expiresAt: '2026-12-01T00:00:00Z',
  },
}
const refused = (code: string, status = 401, field?: string): WireAnswer => ({
  status,
  code,
  ...(field ? { field } : {}),
})

let platform: TestPlatform
let rotated: TestPlatform

beforeAll(async () => {
  giveWebCrypto()
  platform = await testPlatform('ECDH-ES')
  rotated = await testPlatform('RSA-OAEP-256')
})
beforeEach(giveWebCrypto)

interface Answers {
  readonly login?: Parameters<typeof fakeWire>[0][string]
  readonly keys?: () => WireAnswer
}

function open(
  Part: React.ComponentType,
  { login = ACCEPTED, keys }: Answers = {},
  language: 'EN' | 'TY' = 'EN',
) {
  const started = startTestSite({
    language,
    routes: [testRoute('/m/home'), testRoute('/m/activity'), testRoute('/m/login')],
    messages: language === 'EN' ? { account: EN, common } : { account: TY, common: commonThai },
  })
  const now = Math.floor(Date.now() / 1000) + 90
  const calls = fakeWire({
    'GET /wps/session/keys': keys ?? { value: { keys: [platform.key], now } },
    'POST /wps/session/login': login,
  })
  render(
    <BrowserRouter>
      <SiteRoot>
        <Part />
      </SiteRoot>
    </BrowserRouter>,
  )
  return { ...started, calls, now }
}

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const submit = (name = 'Log in') => screen.getByRole<HTMLButtonElement>('button', { name })

function type(username: string, password = PASSWORD): void {
  fireEvent.input(field('User name'), { target: { value: username } })
  fireEvent.input(field('Password'), { target: { value: password } })
}

const logins = (calls: readonly WireCall[]) => calls.filter(({ method }) => method === 'POST')
const sealed = (call: WireCall | undefined) => (call?.body as { data?: unknown } | undefined)?.data // reason: the body is read as the wire carries it

test('keeps the submit button disabled until user name and password are filled (ACC-04)', async () => {
  open(LoginScreen)
  expect(submit().disabled).toBe(true)
  fireEvent.input(field('User name'), { target: { value: 'lotus.demo' } })
  expect(submit().disabled).toBe(true)
  fireEvent.input(field('Password'), { target: { value: PASSWORD } })
  expect(submit().disabled).toBe(false)
  fireEvent.input(field('User name'), { target: { value: '   ' } })
  expect(submit().disabled).toBe(true)
  await act(async () => undefined)
})

test.each(['ECDH-ES', 'RSA-OAEP-256'] as const)(
  'sends the password only inside a body that the platform alone can open, with a %s key (ACC-05)',
  async (alg) => {
    const holder = alg === 'ECDH-ES' ? platform : rotated
    const now = 1_900_000_000
    const { calls } = open(LoginScreen, { keys: () => ({ value: { keys: [holder.key], now } }) })
    type(' lotus.demo ')
    fireEvent.click(submit())
    await waitFor(() => expect(site().signedIn()).toBe(true))
    const [call] = logins(calls)
    expect(call?.headers['Encryption']).toBe(holder.key.kid)
    expect(JSON.stringify(calls)).not.toContain(PASSWORD)
    const payload = await holder.open(sealed(call))
    expect(payload).toMatchObject({ username: 'lotus.demo', password: PASSWORD, type: 'username' })
    expect(payload.nonce).toMatch(/^[\w-]{16,64}$/)
    expect(Math.abs(payload.iat - now)).toBeLessThan(30)
  },
)

test('a double tap signs in once', async () => {
  let answer = (_: WireAnswer): void => undefined
  const { calls } = open(LoginScreen, { login: new Promise<WireAnswer>((resolve) => (answer = resolve)) })
  type('lotus.demo')
  fireEvent.click(submit())
  fireEvent.click(submit())
  fireEvent.submit(screen.getByRole('form', { name: 'Log in' }))
  await waitFor(() => expect(logins(calls)).toHaveLength(1))
  expect(submit().getAttribute('aria-busy')).toBe('true')
  await act(async () => answer(ACCEPTED))
  await waitFor(() => expect(site().signedIn()).toBe(true))
  expect(logins(calls)).toHaveLength(1)
})

test('a sign-in in the popup notifies every module and closes the popup (ACC-01)', async () => {
  const { facts } = open(LoginSlot)
  type('lotus.demo')
  fireEvent.click(submit())
  await waitFor(() => expect(facts.map(({ name }) => name)).toEqual(['sessionStarted', 'popupClosed']))
  expect(facts[0]?.data).toEqual({ userName: 'lotus.demo', type: 0 })
  expect(facts[1]?.data).toEqual({ popup: 'login' })
})

test.each([
  ['?next=%2Fm%2Factivity%3Fid%3D7', '/m/activity?id=7'],
  ['', '/m/home'],
  ['?next=https%3A%2F%2Felsewhere.example%2Fm%2Factivity', '/m/home'],
  ['?next=%2F%2Felsewhere.example%2Fm%2Factivity', '/m/home'],
  ['?next=%2Fm%2F..%2F..%2Fwps', '/m/home'],
  ['?next=%2Fm%2Flogin', '/m/home'],
])('signing in on /m/login%s leads to %s (SHL-09)', async (search, destination) => {
  window.history.replaceState(null, '', `/m/login${search}`)
  const { visits } = open(LoginScreen)
  type('lotus.demo')
  fireEvent.click(submit())
  await waitFor(() => expect(visits).toEqual([{ to: destination, replace: true }]))
})

test.each([
  ['login_failed', 401, 'The user name or the password is wrong.'],
  ['non_member_login', 403, 'Non-member account unable to log in.'],
  ['account_disabled', 403, 'Sorry, the user does not exist or is disabled.'],
  ['too_many_attempts', 429, 'Too many attempts. Please wait a while before the next one.'],
  ['too_many_requests', 429, 'That was a little fast. Please wait a moment.'],
  ['maintenance', 503, 'System upgrading, please try again later.'],
  ['a_code_of_tomorrow', 418, 'Unknown error. Please try again.'],
])('says in the player’s words why signing in was refused: %s', async (code, status, text) => {
  open(LoginScreen, { login: refused(code, status) })
  type('lotus.demo')
  fireEvent.click(submit())
  expect((await screen.findByRole('alert')).textContent).toBe(text)
  expect(submit().getAttribute('aria-busy')).toBeNull()
})

test('says so in Thai, too', async () => {
  open(LoginScreen, { login: refused('login_failed') }, 'TY')
  fireEvent.input(field('ชื่อผู้ใช้'), { target: { value: 'lotus.demo' } })
  fireEvent.input(field('รหัสผ่าน'), { target: { value: 'wrong' } })
  fireEvent.click(submit('เข้าสู่ระบบ'))
  expect((await screen.findByRole('alert')).textContent).toBe('ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง')
})

test.each([
  [45, 'Too many attempts. Please try again in 45 seconds.'],
  [61, 'Too many attempts. Please try again in 2 minutes.'],
])('after too many attempts it says how long to wait: %i s', async (retryAfter, text) => {
  open(LoginScreen, {
    login: { status: 429, code: 'too_many_attempts', data: { captcha: true, retryAfter } },
  })
  type('lotus.demo')
  fireEvent.click(submit())
  expect((await screen.findByRole('alert')).textContent).toBe(text)
})

test('a wrong password leads back to the password and the message goes as soon as it is typed anew', async () => {
  open(LoginScreen, { login: refused('login_failed') })
  type('lotus.demo', 'wrong')
  fireEvent.click(submit())
  await screen.findByRole('alert')
  expect(document.activeElement).toBe(field('Password'))
  expect(field('User name').value).toBe('lotus.demo')
  type('lotus.demo', 'better')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an error of one field is shown at that field and focuses it', async () => {
  open(LoginScreen, { login: refused('invalid_input', 400, 'username') })
  type('lotus.demo')
  fireEvent.click(submit())
  await waitFor(() => expect(field('User name').getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(field('User name'))
  expect(screen.getByText(EN['fault.invalid'])).toBeTruthy()
})

test('without a network it says so and the next try works', async () => {
  let online = false
  open(LoginScreen, { login: () => (online ? ACCEPTED : 'offline') })
  type('lotus.demo')
  fireEvent.click(submit())
  expect((await screen.findByRole('alert')).textContent).toBe(common['error.network'])
  online = true
  fireEvent.click(submit())
  await waitFor(() => expect(site().signedIn()).toBe(true))
})

test('rotated keys are fetched again silently', async () => {
  let current = platform
  const { calls } = open(LoginScreen, {
    keys: () => ({ value: { keys: [current.key], now: 1 } }),
    login: ({ headers }) =>
      headers['Encryption'] === rotated.key.kid ? ACCEPTED : refused('encryption_key_unknown', 400),
  })
  type('lotus.demo')
  await waitFor(() => expect(calls).toHaveLength(1))
  current = rotated
  fireEvent.click(submit())
  await waitFor(() => expect(site().signedIn()).toBe(true))
  expect(await rotated.open(sealed(logins(calls)[1]))).toMatchObject({ password: PASSWORD })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('where the browser cannot encrypt it says so plainly and sends nothing', async () => {
  takeWebCrypto()
  const { calls } = open(LoginScreen)
  type('lotus.demo')
  fireEvent.click(submit())
  expect((await screen.findByRole('alert')).textContent).toBe(EN['login.encryption_unavailable'])
  expect(logins(calls)).toEqual([])
})

test('the password is never kept in storage', async () => {
  open(LoginScreen)
  type('lotus.demo')
  fireEvent.click(submit())
  await waitFor(() => expect(site().signedIn()).toBe(true))
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])
  expect(kept).toContain('lotus.demo')
  expect(kept).not.toContain(PASSWORD)
  expect(kept).not.toContain(btoa(PASSWORD))
  expect(kept).not.toContain(encodeURIComponent(PASSWORD))
})

test('the password can be looked at and hidden again', async () => {
  open(LoginScreen)
  type('lotus.demo')
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field('Password').type).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field('Password').type).toBe('password')
  expect(field('Password').value).toBe(PASSWORD)
  await act(async () => undefined)
})

test('offers no way that this brand does not have (MOD-05)', async () => {
  open(LoginScreen)
  expect(screen.queryByRole('link')).toBeNull()
  await act(async () => undefined)
})
