// First: the router looks for the encoder when it is loaded.
import '#testing/web-crypto.ts'
import { SMS_TICK_MS } from '@site/config'
import { changeLanguage, closePopup, site } from '@site/shared-api'
import type { WireAnswer } from '@site/shared-api/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import common from '@site/shared-api/messages/EN.json'
import commonThai from '@site/shared-api/messages/TY.json'
import EN from '#messages/EN.json'
import TY from '#messages/TY.json'
import { answerBotCheck } from '#human-check/bot-check/ask-bot-check.ts'
import { testSettings } from '#features/register/testing/settings.ts'
import AgentScreen from '#screens/agent.screen.tsx'
import LoginScreen from '#screens/login.screen.tsx'
import LoginSlot from '#slots/login.slot.tsx'
import { ACCEPTED, input, renderPart, PASSWORD, press, type } from '#testing/render-part.tsx'
import { testPlatform, type TestPlatform } from '#testing/platform.ts'
import { giveWebCrypto } from '#testing/web-crypto.ts'

const LOGIN = '/wps/session/login'
const REFUSED: WireAnswer = { status: 401, code: 'login_failed', data: { captcha: true } }

let platform: TestPlatform
beforeAll(async () => {
  giveWebCrypto()
  platform = await testPlatform('ECDH-ES')
})
beforeEach(() => {
  giveWebCrypto()
  window.history.replaceState(null, '', '/m/login')
})
afterEach(() => jest.useRealTimers())

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' })
const signIn = (username = 'lotus.demo', password = PASSWORD): void => {
  type('username', username)
  type('password', password)
  fireEvent.click(submit())
}
const toMobile = async (): Promise<void> => {
  fireEvent.click(screen.getByRole('tab', { name: EN['login.method_mobile'] }))
  await screen.findByRole('form', { name: EN['login.mobile_form'] })
  await waitFor(() => expect(input('countryDialingCode').value).toBe('66'))
}

test('asks for the digits of a picture only once the platform asks, and a tap brings another picture (ACC-02)', async () => {
  let first = true
  const { to, sealed } = renderPart(LoginScreen, {
    platform,
    answers: { [`POST ${LOGIN}`]: () => (first ? ((first = false), REFUSED) : ACCEPTED) },
  })
  expect(document.querySelector('[name=captcha]')).toBeNull()
  signIn()
  await waitFor(() => expect(input('captchaId').value).toBe('picture-1'))
  expect(to('/wps/captcha')).toHaveLength(1)
  expect(submit().disabled).toBe(true)
  type('captcha', '123')
  press(EN['captcha.refresh'])
  await waitFor(() => expect(input('captchaId').value).toBe('picture-2'))
  expect(input('captcha').value).toBe('')
  expect(input('captcha').maxLength).toBe(6)
  expect(input('captcha').inputMode).toBe('numeric')
  type('captcha', '12ab')
  fireEvent.click(submit())
  await screen.findByText(EN['fault.identifying.pattern'])
  type('captcha', '123456')
  fireEvent.click(submit())
  await waitFor(() => expect(site().signedIn()).toBe(true))
  expect(await sealed(LOGIN)).toMatchObject({ captcha: '123456', captchaId: 'picture-2', password: PASSWORD })
})

test('a refused picture is followed by another one, with the reason at the field (ACC-02)', async () => {
  const { to } = renderPart(LoginScreen, {
    platform,
    answers: {
      [`POST ${LOGIN}`]: () =>
        to(LOGIN).length === 1 ? REFUSED : { status: 400, code: 'captcha_wrong', data: { captcha: true } },
    },
  })
  signIn()
  await waitFor(() => expect(input('captchaId').value).toBe('picture-1'))
  type('captcha', '111111')
  fireEvent.click(submit())
  await screen.findByText(common['error.captcha_wrong'])
  await waitFor(() => expect(input('captchaId').value).toBe('picture-2'))
  // Emptied by an effect of the picture's, which comes after it.
  await waitFor(() => expect(input('captcha').value).toBe(''))
  expect(input('password').value).toBe(PASSWORD)
})

test('who cannot read the picture passes by a sum that the browser finds (ACC-02)', async () => {
  const salt = 'salt?'
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}421`))
  const challenge = Buffer.from(bytes).toString('hex')
  const { sealed, to } = renderPart(LoginScreen, {
    platform,
    answers: {
      [`POST ${LOGIN}`]: () => (to(LOGIN).length === 1 ? REFUSED : ACCEPTED),
      'GET /wps/verification/work': {
        value: { algorithm: 'SHA-256', challenge, maxnumber: 1000, salt, signature: 's' },
      },
      'POST /wps/verification/human': { value: { pass: 'the-pass', expiresAt: '' } },
    },
  })
  signIn()
  await screen.findByRole('button', { name: EN['captcha.cannot_read'] })
  press(EN['captcha.cannot_read'])
  await screen.findByText(EN['check.passed'])
  const [human] = to('/wps/verification/human')
  const payload = String(Reflect.get(Object(human?.body), 'payload'))
  expect(JSON.parse(atob(payload))).toMatchObject({ number: 421, challenge, salt, signature: 's' })
  await waitFor(() => expect(submit().disabled).toBe(false))
  fireEvent.click(submit())
  await waitFor(() => expect(site().signedIn()).toBe(true))
  expect(await sealed(LOGIN)).toMatchObject({ pass: 'the-pass' })
})

test('offers the number only where the brand has it, and keeps what was typed in either method (ACC-01)', async () => {
  const { view } = renderPart(LoginScreen, { platform })
  expect(screen.queryByRole('tab')).toBeNull()
  view.unmount()
  renderPart(LoginScreen, { platform, flags: ['MOBILENUMREG3'], settings: { mobileLogin: true } })
  type('username', 'lotus.demo')
  await toMobile()
  type('mobileNum', '0812345678')
  fireEvent.keyDown(screen.getByRole('tab', { name: EN['login.method_mobile'] }), { key: 'ArrowLeft' })
  expect(input('username').value).toBe('lotus.demo')
  fireEvent.click(screen.getByRole('tab', { name: EN['login.method_mobile'] }))
  expect(input('mobileNum').value).toBe('0812345678')
})

describe('a code to the phone', () => {
  const open = (answer: WireAnswer) =>
    renderPart(LoginScreen, {
      platform,
      flags: ['MOBILENUMREG3'],
      settings: { mobileLogin: true },
      answers: { 'POST /wps/verification/sms/noLogin': answer },
    })
  const requestCode = async (): Promise<void> => {
    press(EN['sms.send'])
    await act(async () => undefined)
  }

  test('is requested by a tap that comes before countries and settings have loaded (ACC-03)', async () => {
    let answer: () => void = () => undefined
    const later = new Promise<void>((settle) => (answer = settle))
    const { to, facts } = renderPart(LoginScreen, {
      platform,
      flags: ['MOBILENUMREG3'],
      answers: {
        'GET /wps/system/country': later.then(() => ({ value: { list: [] } })),
        'GET /wps/system/setting/register': later.then(() => ({ value: testSettings() })),
        'POST /wps/verification/sms/noLogin': 'offline',
      },
    })
    fireEvent.click(screen.getByRole('tab', { name: EN['login.method_mobile'] }))
    await screen.findByRole('form', { name: EN['login.mobile_form'] })
    type('mobileNum', '081 234 5678')
    await requestCode()
    expect(facts.map(({ name }) => name)).not.toContain('popupRequested')
    await act(async () => answer())
    await waitFor(() => expect(facts.at(-1)?.data).toEqual({ popup: 'bot-check' }))
    await act(async () => answerBotCheck('passed'))
    const sent = to('/wps/verification/sms/noLogin').map(({ body }) => body)
    expect(sent).toEqual([expect.objectContaining({ countryDialingCode: '66' })])
  })

  test('is sent after a bot check, counted down to the platform’s time, and is the password of the number (ACC-01, ACC-03, SHL-21)', async () => {
    const { to, facts, sealed } = open({ value: { expirationTime: Date.now() + 3_000 } })
    await toMobile()
    await requestCode()
    expect(to('/wps/verification/sms/noLogin')).toHaveLength(0)
    expect(screen.getByText(EN['fault.required'].replace('{field}', EN['field.mobileNum']))).toBeTruthy()
    type('mobileNum', ' 081 234 5678 ')
    fireEvent.change(input('countryDialingCode'), { target: { value: '63' } })
    await requestCode()
    expect(facts.at(-1)?.data).toEqual({ popup: 'bot-check' })
    expect(to('/wps/verification/sms/noLogin')).toHaveLength(0)
    await act(async () => answerBotCheck('passed'))
    await screen.findByRole('timer')
    expect(to('/wps/verification/sms/noLogin').map(({ body }) => body)).toEqual([
      { mobileNum: '081 234 5678', countryDialingCode: '63', slider: 'passed', purpose: 'login' },
    ])
    const events = facts.map(({ name, data }) => [name, data])
    expect(events).toContainEqual(['toastRequested', expect.objectContaining({ text: EN['sms.sent'] })])
    // The code may take as long as it takes (SHL-21).
    expect(events).toContainEqual(['loadingChanged', expect.objectContaining({ durationMs: 9_999_000 })])
    expect(events.filter(([name]) => name === 'loadingChanged').at(-1)?.[1]).toMatchObject({ shown: false })
    const code = input('verificationCode')
    expect([code.autocomplete, code.inputMode, code.maxLength]).toEqual(['one-time-code', 'numeric', 10])
    type('verificationCode', '123456')
    fireEvent.click(submit())
    await waitFor(() => expect(site().signedIn()).toBe(true))
    expect(await sealed(LOGIN)).toMatchObject({
      username: '081 234 5678',
      password: '123456',
      type: 'sms',
      countryDialingCode: '63',
    })
  })

  test('can be requested again when the time is over, also in a form that was closed and reopened (ACC-03)', async () => {
    // The platform reports its time in whole seconds: the rest may seem up to one second longer.
    const longest = 1_200 + 1_000
    const { view } = open({ value: { expirationTime: Date.now() + 1_200 } })
    await toMobile()
    type('mobileNum', '0812345678')
    await requestCode()
    await act(async () => answerBotCheck('passed'))
    await screen.findByRole('timer')
    view.unmount()
    open({ value: { expirationTime: 0 } })
    fireEvent.click(screen.getByRole('tab', { name: EN['login.method_mobile'] }))
    expect((await screen.findByRole('timer')).textContent).toMatch(/^[1-3] s$/)
    expect(input('mobileNum').value).toBe('0812345678')
    await screen.findByRole('button', { name: EN['sms.send'] }, { timeout: longest + 3 * SMS_TICK_MS })
  })

  test.each([
    ['refused', { status: 429, code: 'too_many_requests' } as const],
    ['lost', 'offline' as const],
  ])(
    'that is %s hides the loading, shows no message and leaves the button usable (ACC-03)',
    async (_, answer) => {
      const { facts } = open(answer)
      await toMobile()
      type('mobileNum', '0812345678')
      await requestCode()
      await act(async () => answerBotCheck('passed'))
      await waitFor(() =>
        expect(facts.filter(({ name }) => name === 'loadingChanged').at(-1)?.data).toMatchObject({
          shown: false,
        }),
      )
      await screen.findByRole('button', { name: EN['sms.send'] })
      expect(facts.map(({ name }) => name)).not.toContain('toastRequested')
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  test('is not sent when the check is closed, and the button is usable again (ACC-03)', async () => {
    const { to } = open({ value: { expirationTime: Date.now() + 60_000 } })
    await toMobile()
    type('mobileNum', '0812345678')
    await requestCode()
    await act(async () => closePopup('bot-check'))
    await screen.findByRole('button', { name: EN['sms.send'] })
    expect(to('/wps/verification/sms/noLogin')).toHaveLength(0)
  })
})

test.each([
  ['the standalone web app of iOS', true, 'OTHERS'],
  ['a browser', false, undefined],
])('%s says so in the header Device: %s (ACC-05)', async (_, standalone, device) => {
  Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true })
  const { to } = renderPart(LoginScreen, { platform })
  signIn()
  await waitFor(() => expect(site().signedIn()).toBe(true))
  expect(to(LOGIN).at(-1)?.headers['Device']).toBe(device)
  Reflect.deleteProperty(navigator, 'standalone')
})

test('filled fields are looked at again 200 ms after the language has changed, empty ones are not (SHL-26)', async () => {
  renderPart(LoginScreen, {
    platform,
    answers: { 'GET /m/-/messages/test/TY.json': { file: { account: TY, common: commonThai } } },
  })
  type('username', 'x'.repeat(65))
  jest.useFakeTimers()
  await act(() => changeLanguage('TY'))
  await act(() => jest.advanceTimersByTimeAsync(199))
  expect(input('username').getAttribute('aria-invalid')).not.toBe('true')
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(input('username').getAttribute('aria-invalid')).toBe('true')
  expect(input('username').value).toBe('x'.repeat(65))
  expect(input('password').getAttribute('aria-invalid')).not.toBe('true')
})

describe('a remembered login', () => {
  const kept = (over: object = {}) => ({
    rememberedLogin: JSON.stringify({
      username: 'lotus.demo',
      password: btoa(btoa('device-1')),
      type: 'username',
      ...over,
    }),
  })
  const record = () =>
    JSON.parse(localStorage.getItem('rememberedLogin') ?? 'null') as Record<string, string> | null // reason: what the form under test wrote

  test('keeps a token of the platform twice encoded, never the password (ACC-04)', async () => {
    const { sealed } = renderPart(LoginScreen, {
      platform,
      answers: { [`POST ${LOGIN}`]: { value: { ...ACCEPTED.value, deviceToken: 'device-1' } } },
    })
    fireEvent.click(screen.getByRole('checkbox', { name: EN['login.remember'] }))
    signIn()
    await waitFor(() => expect(site().signedIn()).toBe(true))
    expect(await sealed(LOGIN)).toMatchObject({ remember: true, remembered: false })
    expect(record()).toEqual({ username: 'lotus.demo', type: 'username', password: btoa(btoa('device-1')) })
  })

  test('signs in with the token, whose next one is kept (ACC-04)', async () => {
    const { sealed } = renderPart(LoginScreen, {
      platform,
      kept: kept(),
      answers: { [`POST ${LOGIN}`]: { value: { ...ACCEPTED.value, deviceToken: 'device-2' } } },
    })
    await waitFor(() => expect(submit().disabled).toBe(false))
    expect(input('username').value).toBe('lotus.demo')
    expect(input('password').value).toMatch(/^•+$/)
    fireEvent.click(submit())
    await waitFor(() => expect(site().signedIn()).toBe(true))
    expect(await sealed(LOGIN)).toMatchObject({ password: 'device-1', remembered: true, remember: true })
    expect(atob(atob(record()?.['password'] ?? ''))).toBe('device-2')
  })

  test('of a number is its own: the token of the account, its dialling code, no code to the phone (ACC-04)', async () => {
    const { to, sealed } = renderPart(LoginScreen, {
      platform,
      flags: ['MOBILENUMREG3'],
      settings: { mobileLogin: true },
      kept: kept({ username: '0812345678', account: 'lotus.demo', type: 'sms', countryDialingCode: '63' }),
      answers: { [`POST ${LOGIN}`]: { value: { ...ACCEPTED.value, deviceToken: 'device-2' } } },
    })
    const form = await screen.findByRole('form', { name: EN['login.mobile_form'] })
    const button = within(form).getByRole<HTMLButtonElement>('button', { name: 'Log in' })
    await waitFor(() => expect(button.disabled).toBe(false))
    expect(input('mobileNum').value).toBe('0812345678')
    expect(input('verificationCode').value).toMatch(/^•+$/)
    await waitFor(() => expect(input('countryDialingCode').value).toBe('63'))
    fireEvent.click(button)
    await waitFor(() => expect(site().signedIn()).toBe(true))
    expect(to('/wps/verification/sms/noLogin')).toHaveLength(0)
    expect(await sealed(LOGIN)).toMatchObject({
      username: 'lotus.demo',
      password: 'device-1',
      type: 'sms',
      countryDialingCode: '63',
      remembered: true,
      remember: true,
    })
    expect(record()).toEqual({
      username: '0812345678',
      account: 'lotus.demo',
      type: 'sms',
      countryDialingCode: '63',
      password: btoa(btoa('device-2')),
    })
  })

  test('gives way to typing: a letter replaces the placeholder, another name clears it (ACC-04)', async () => {
    const { sealed, view } = renderPart(LoginScreen, { platform, kept: kept() })
    await waitFor(() => expect(input('password').value).not.toBe(''))
    const dots = input('password').value
    fireEvent(input('password'), Object.assign(new InputEvent('input', { data: 'x', bubbles: true }), {}))
    expect(input('password').value).toBe(dots)
    input('password').value = `${dots}x`
    fireEvent(input('password'), new InputEvent('input', { data: 'x', bubbles: true }))
    expect(input('password').value).toBe('x')
    type('password', PASSWORD)
    fireEvent.click(submit())
    await waitFor(() => expect(site().signedIn()).toBe(true))
    expect(await sealed(LOGIN)).toMatchObject({ password: PASSWORD, remembered: false })
    view.unmount()
    renderPart(LoginScreen, { platform, kept: kept() })
    await waitFor(() => expect(input('password').value).not.toBe(''))
    type('username', 'another.player')
    expect(input('password').value).toBe('')
    expect(submit().disabled).toBe(true)
  })

  test('that the platform no longer takes is forgotten and asks for the password (ACC-04)', async () => {
    renderPart(LoginScreen, {
      platform,
      kept: kept(),
      answers: { [`POST ${LOGIN}`]: { status: 401, code: 'login_failed' } },
    })
    await waitFor(() => expect(submit().disabled).toBe(false))
    fireEvent.click(submit())
    await screen.findByRole('alert')
    expect(record()).toBeNull()
    await waitFor(() => expect(input('password').value).toBe(''))
    expect(input('username').value).toBe('lotus.demo')
  })
})

test('agents have their own login page, without social sign-in; it refuses accounts that are no agents (ACC-06, ACC-07)', async () => {
  const social = {
    flags: ['GOOGLELOGIN3', 'FACEBOOKLOGIN3'] as const,
    settings: { social: { google: true, facebook: true } },
  }
  const { sealed, view } = renderPart(AgentScreen, {
    platform,
    ...social,
    answers: { [`POST ${LOGIN}`]: { status: 403, code: 'non_agent_login' } },
  })
  signIn()
  expect((await screen.findByRole('alert')).textContent).toBe('Non-agents cannot log in.')
  expect(await sealed(LOGIN)).toMatchObject({ entrance: 'agent' })
  expect(screen.queryByRole('link', { name: 'Google' })).toBeNull()
  view.unmount()
  renderPart(LoginScreen, { platform, ...social })
  expect((await screen.findByRole('link', { name: 'Google' })).getAttribute('href')).toBe(
    '/wps/session/social/google/start',
  )
})

test('social sign-in is not offered where the service is not ready (ACC-06)', async () => {
  const { to } = renderPart(LoginSlot, {
    platform,
    flags: ['GOOGLELOGIN3', 'FACEBOOKLOGIN3'],
    settings: { social: { google: false, facebook: true } },
  })
  await screen.findByRole('link', { name: 'Facebook' })
  expect(screen.queryByRole('link', { name: 'Google' })).toBeNull()
  expect(to('/wps/system/setting/register')).toHaveLength(1)
})

describe('back from a provider', () => {
  const back = (search: string, answers: Parameters<typeof renderPart>[1]['answers'] = {}) => {
    window.history.replaceState(null, '', `/m/login${search}`)
    return renderPart(LoginScreen, { platform, answers })
  }

  test('the ticket signs in, once, and leads on (ACC-06)', async () => {
    const { visits, to } = back('?social=tick&next=%2Fm%2Factivity', {
      'POST /wps/session/login/social': ACCEPTED,
    })
    await waitFor(() => expect(visits).toEqual([{ to: '/m/activity', replace: true }]))
    expect(to('/wps/session/login/social').map(({ body }) => body)).toEqual([{ ticket: 'tick' }])
    expect(location.search).toBe('?next=%2Fm%2Factivity')
  })

  test('an identity without an account leads to registration with its ticket (ACC-06)', async () => {
    const { visits } = back('?social=tick', {
      'POST /wps/session/login/social': {
        status: 404,
        code: 'social_unlinked',
        data: { ticket: 'for-registration', email: 'a@b.co' },
      },
    })
    await waitFor(() =>
      expect(visits).toEqual([{ to: '/m/register?social=for-registration', replace: true }]),
    )
  })

  test('an error is shown in words (ACC-06)', async () => {
    back('?socialError=social_failed')
    expect((await screen.findByRole('alert')).textContent).toBe(common['error.social_failed'])
    expect(location.search).toBe('')
  })
})

test('the language is chosen from the form, whose fields keep what was typed (ACC-08)', async () => {
  const { facts } = renderPart(LoginSlot, { platform })
  type('username', 'lotus.demo')
  press('Language: English')
  expect(facts.at(-1)).toMatchObject({ name: 'popupRequested', data: { popup: 'language' } })
  expect(input('username').value).toBe('lotus.demo')
})
