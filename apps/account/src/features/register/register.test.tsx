// First: the router looks for the encoder when it is loaded.
import '#testing/web-crypto.ts'
import { site } from '@site/shared-api'
import type { WireAnswer } from '@site/shared-api/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import EN from '#messages/EN.json'
import RegisterSlot from '#slots/register.slot.tsx'
import { testPlatform, type TestPlatform } from '#testing/platform.ts'
import { giveWebCrypto } from '#testing/web-crypto.ts'
import { ACCEPTED, input, openRegister, theForm } from './testing/open-register.tsx'
import { testSettings } from './testing/settings.ts'

let platform: TestPlatform

beforeAll(async () => {
  giveWebCrypto()
  platform = await testPlatform('ECDH-ES')
})
beforeEach(() => {
  giveWebCrypto()
  window.history.replaceState(null, '', '/m/register')
})

const type = (name: string, value: string): void => {
  fireEvent.input(input(name), { target: { value } })
}
const leave = (name: string): void => {
  fireEvent.blur(input(name))
}
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: EN['register.submit'] })
const errorAt = (name: string): string | undefined => {
  const at = input(name).type === 'hidden' ? input(name).closest('fieldset') : input(name)
  return document.getElementById(at?.getAttribute('aria-describedby') ?? '')?.textContent ?? undefined
}

function fillAccount(): void {
  type('username', 'anna.new')
  type('password', 'Sunny-Day-26')
  type('confimpsw', 'Sunny-Day-26')
}
function chooseBirthday(day: string, month: string, year: string): void {
  const parts = within(screen.getByRole('group', { name: 'Date of birth' }))
  fireEvent.change(parts.getByLabelText('Day'), { target: { value: day } })
  fireEvent.change(parts.getByLabelText('Month'), { target: { value: month } })
  fireEvent.change(parts.getByLabelText('Year'), { target: { value: year } })
}

test('registers by user name in a body that the platform alone can open, and arrives home signed in (ACC-10, ACC-15)', async () => {
  const settings = testSettings({
    enabled: ['username', 'password', 'confimpsw', 'payeeName', 'birthday', 'line', 'email'],
    required: ['payeeName', 'birthday'],
  })
  const { sent, calls, registrations, visits } = await openRegister({ platform, settings })
  fillAccount()
  type('payeeName', '  Anna Suda ')
  chooseBirthday('05', '04', '1990')
  fireEvent.click(submit())
  await waitFor(() => expect(visits).toEqual([{ to: '/m/home', replace: true }]))
  const payload = await sent()
  expect(payload).toMatchObject({
    username: 'anna.new',
    password: 'Sunny-Day-26',
    confirmPassword: 'Sunny-Day-26',
    payeeName: 'Anna Suda',
    birthday: '1990-04-05',
    registerUrl: 'localhost',
    domain: 'localhost',
    registerMethod: 'H5',
    type: 0,
  })
  expect(payload['attempt']).toMatch(/^[\da-f-]{36}$/)
  expect(Object.keys(payload)).not.toEqual(expect.arrayContaining(['line']))
  expect(registrations()[0]?.url).toBe('/wps/member/register')
  expect(JSON.stringify(calls)).not.toContain('Sunny-Day-26')
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Sunny-Day-26')
})

test('registers by mobile number at its own address, with the dialling code (ACC-11, ACC-15)', async () => {
  const settings = testSettings({ mobileWithPassword: false })
  const { sent, registrations } = await openRegister({ platform, settings })
  fireEvent.click(screen.getByRole('radio', { name: 'Mobile number' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>(EN['mobile.country']).value).toBe('66'))
  type('mobileNum', '081 234 5678')
  type('messageCode', '123456')
  fireEvent.click(submit())
  await waitFor(() => expect(site().signedIn()).toBe(true))
  expect(registrations()[0]?.url).toBe('/wps/member/register/mobile')
  expect(await sent()).toMatchObject({
    mobileNum: '081 234 5678',
    countryDialingCode: '66',
    verificationCode: '123456',
  })
})

test('the toggle is there only where both ways are open (ACC-11)', async () => {
  const settings = testSettings({ methods: { username: true, mobileNum: false } })
  await openRegister({ platform, settings })
  expect(screen.queryByRole('radio')).toBeNull()
})

test('mobile is the default only where user names are off (ACC-11)', async () => {
  const settings = testSettings({ methods: { username: false, mobileNum: true } })
  await openRegister({ platform, settings })
  expect(screen.queryByLabelText('User name')).toBeNull()
  expect(input('mobileNum')).toBeTruthy()
})

test('a typed number carries over to the other way and back, a password does not (ACC-11)', async () => {
  const settings = testSettings({ enabled: ['mobileNum'] })
  await openRegister({ platform, settings })
  type('mobileNum', '0812345678')
  type('password', 'Sunny-Day-26')
  fireEvent.click(screen.getByRole('radio', { name: 'Mobile number' }))
  expect(input('mobileNum').value).toBe('0812345678')
  type('mobileNum', '0899999999')
  fireEvent.click(screen.getByRole('radio', { name: 'User name' }))
  expect(input('mobileNum').value).toBe('0899999999')
  await act(async () => undefined)
})

test('the disclaimer is ticked, names the brand’s age, leads to the terms and gates what is sent (ACC-12)', async () => {
  const { registrations } = await openRegister({ platform, settings: testSettings({ adultAge: 21 }) })
  const box = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'I confirm that I am 21 years old and have read the terms',
  })
  expect(box.checked).toBe(true)
  expect(screen.getByRole('link', { name: 'terms' }).getAttribute('href')).toBe('/m/help?tag=terms')
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/m/login')
  fillAccount()
  fireEvent.click(box)
  expect(submit().disabled).toBe(true)
  fireEvent.submit(theForm())
  fireEvent.click(box)
  expect(submit().disabled).toBe(false)
  await act(async () => undefined)
  expect(registrations()).toEqual([])
})

test('each password is shown and hidden by itself (ACC-13)', async () => {
  await openRegister({ platform })
  const [first] = screen.getAllByRole('button', { name: EN['login.show_password'] })
  expect(first).toBeDefined()
  if (first) fireEvent.click(first)
  expect(input('password').type).toBe('text')
  expect(input('confimpsw').type).toBe('password')
})

test('the birthday goes from this year back to 1900, day by day as the month has them (ACC-13)', async () => {
  const settings = testSettings({ enabled: ['birthday'], required: ['birthday'] })
  await openRegister({ platform, settings })
  const parts = within(screen.getByRole('group', { name: 'Date of birth' }))
  const values = (label: string): string[] =>
    [...parts.getByLabelText<HTMLSelectElement>(label).options].map(({ value }) => value).filter(Boolean)
  expect(values('Year')[0]).toBe(String(new Date().getFullYear()))
  expect(values('Year').at(-1)).toBe('1900')
  chooseBirthday('31', '02', '1991')
  expect(values('Day').at(-1)).toBe('28')
  expect(input('birthday').value).toBe('')
  chooseBirthday('28', '02', '1991')
  expect(input('birthday').value).toBe('1991-02-28')
})

test('a player who is too young is refused at once, on the day before the birthday and not on it (ACC-13)', async () => {
  const settings = testSettings({ enabled: ['birthday'], required: ['birthday'], adultAge: 21 })
  await openRegister({ platform, settings })
  const born = new Date()
  born.setUTCFullYear(born.getUTCFullYear() - 21)
  const choose = (day: Date): void => {
    const [year = '', month = '', date = ''] = day.toISOString().slice(0, 10).split('-')
    chooseBirthday(date, month, year)
  }
  choose(new Date(born.getTime() + 24 * 60 * 60_000))
  await waitFor(() => expect(errorAt('birthday')).toBe('You are too young to play here'))
  choose(born)
  await waitFor(() => expect(errorAt('birthday')).toBeUndefined())
})

test('faults are shown at their fields, the first one has the focus, and nothing is sent (ACC-14)', async () => {
  const settings = testSettings({ enabled: ['birthday', 'email'], required: ['birthday', 'email'] })
  const { registrations } = await openRegister({ platform, settings })
  fillAccount()
  type('email', 'nonsense')
  fireEvent.click(submit())
  expect(errorAt('birthday')).toBe('Date of birth: please fill this in')
  expect(errorAt('email')).toBe('The e-mail address is not right.')
  const first = theForm().querySelector('[aria-invalid=true]')
  expect(document.activeElement).toBe(first)
  expect(registrations()).toEqual([])
})

test('a fault in the folded part unfolds it (ACC-14)', async () => {
  await openRegister({ platform, settings: testSettings({ enabled: ['line'] }) })
  fillAccount()
  type('line', 'a')
  const folded = theForm().querySelector('details')
  expect(folded?.open).toBe(false)
  fireEvent.click(submit())
  expect(folded?.open).toBe(true)
  expect(document.activeElement).toBe(input('line'))
})

test('the confirmation is judged again with every letter of the password (ACC-14)', async () => {
  await openRegister({ platform })
  type('password', 'Sunny-Day-26')
  type('confimpsw', 'Sunny-Day-26')
  leave('confimpsw')
  expect(errorAt('confimpsw')).toBeUndefined()
  type('password', 'Sunny-Day-27')
  expect(errorAt('confimpsw')).toBe('Confirmation password not matched')
  type('password', 'Sunny-Day-26')
  expect(errorAt('confimpsw')).toBeUndefined()
})

describe('user name', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const pause = () => act(async () => jest.advanceTimersByTimeAsync(500))
  const nameChecks = (calls: readonly { url: string }[]) =>
    calls.filter(({ url }) => url.startsWith('/wps/check/username'))

  test('is checked once typing pauses, never while it breaks a rule (ACC-14)', async () => {
    const { calls } = await openRegister({ platform })
    for (const name of ['an', 'ann', 'anna', 'anna.', 'anna.n', 'anna.new']) type('username', name)
    expect(nameChecks(calls)).toHaveLength(0)
    await pause()
    expect(nameChecks(calls).map(({ url }) => url)).toEqual(['/wps/check/username?username=anna.new'])
    expect(screen.getByText(EN['register.name_free'])).toBeTruthy()
    type('username', '1anna')
    await pause()
    expect(nameChecks(calls)).toHaveLength(1)
    expect(screen.queryByText(EN['register.name_free'])).toBeNull()
  })

  test('that is taken says so at the field; an answer that comes late for an older name counts for nothing (ACC-14)', async () => {
    let late = (_: WireAnswer): void => undefined
    await openRegister({
      platform,
      answers: {
        'GET /wps/check/username?username=anna.old': new Promise<WireAnswer>((resolve) => (late = resolve)),
        'GET /wps/check/username?username=anna.taken': { value: { available: false } },
      },
    })
    type('username', 'anna.old')
    await pause()
    type('username', 'anna.taken')
    await pause()
    late({ value: { available: true } })
    await pause()
    expect(errorAt('username')).toBe('Sorry, the user name already exists.')
    expect(screen.queryByText(EN['register.name_free'])).toBeNull()
  })

  test('asks whether one cares before the bot check that the platform wants (ACC-14)', async () => {
    const { facts, calls } = await openRegister({
      platform,
      answers: { 'GET /wps/check/username': { status: 400, code: 'bot_check_required' } },
    })
    type('username', 'anna.new')
    await pause()
    expect(facts.map(({ name }) => name)).not.toContain('popupRequested')
    fireEvent.click(screen.getByRole('button', { name: EN['register.name_ask'] }))
    expect(facts.at(-1)?.data).toEqual({ popup: 'bot-check' })
    expect(nameChecks(calls)).toHaveLength(1)
  })
})

test.each([
  ['username_taken', 409, 'username', 'Sorry, the user name already exists.'],
  [
    'password_common',
    400,
    'password',
    'This password is on lists of leaked passwords. Please choose another one',
  ],
  ['mobile_taken', 409, 'mobileNum', 'This mobile number belongs to another account'],
  ['verification_code_wrong', 400, 'messageCode', 'Verification code error.'],
  ['under_age', 400, 'birthday', 'You are too young to play here'],
])(
  'a refusal of the platform is shown at its field: %s (ACC-14, PLT-04)',
  async (code, status, name, text) => {
    const settings = testSettings({
      enabled: ['mobileNum', 'messageCode', 'birthday'],
      smsVerification: true,
    })
    await openRegister({ platform, settings, answers: { 'PUT /wps/member/register': { status, code } } })
    fillAccount()
    type('mobileNum', '0812345678')
    type('messageCode', '123456')
    chooseBirthday('05', '04', '1990')
    fireEvent.click(submit())
    await waitFor(() => expect(errorAt(name)).toBe(text))
    expect(submit().getAttribute('aria-busy')).toBeNull()
  },
)

test.each([
  ['registration_closed', 403, 'Registration by this method is closed'],
  ['maintenance', 503, 'System upgrading, please try again later.'],
  ['a_code_of_tomorrow', 418, 'Unknown error. Please try again.'],
])('a refusal of no field is shown above the button: %s', async (code, status, text) => {
  await openRegister({ platform, answers: { 'PUT /wps/member/register': { status, code } } })
  fillAccount()
  fireEvent.click(submit())
  expect((await screen.findByRole('alert')).textContent).toBe(text)
})

test('a rule that only the platform checks is shown with its bounds (ACC-14)', async () => {
  const refusal = { status: 400, code: 'invalid_input', field: 'data.password', data: { fault: 'too_short' } }
  await openRegister({ platform, answers: { 'PUT /wps/member/register': refusal } })
  fillAccount()
  fireEvent.click(submit())
  await waitFor(() => expect(errorAt('password')).toBe('Password: at least 8 characters'))
})

test('without a number no code is sent: the form requires the number (ACC-11)', async () => {
  const settings = testSettings({ enabled: ['mobileNum', 'messageCode'], smsVerification: true })
  const { facts } = await openRegister({ platform, settings })
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>(EN['mobile.country']).value).toBe('66'))
  fireEvent.click(screen.getByRole('button', { name: EN['sms.send'] }))
  expect(errorAt('mobileNum')).toBe('Mobile number: please fill this in')
  type('mobileNum', '0812345678')
  fireEvent.click(screen.getByRole('button', { name: EN['sms.send'] }))
  expect(errorAt('mobileNum')).toBeUndefined()
  expect(facts.at(-1)?.data).toEqual({ popup: 'bot-check' })
})

test('a double tap registers once (ACC-15)', async () => {
  let answer = (_: WireAnswer): void => undefined
  const { registrations } = await openRegister({
    platform,
    answers: { 'PUT /wps/member/register': new Promise<WireAnswer>((resolve) => (answer = resolve)) },
  })
  fillAccount()
  fireEvent.click(submit())
  fireEvent.click(submit())
  fireEvent.submit(theForm())
  await waitFor(() => expect(registrations()).toHaveLength(1))
  await act(async () => answer(ACCEPTED))
  await waitFor(() => expect(site().signedIn()).toBe(true))
  expect(registrations()).toHaveLength(1)
})

test('a repeat after a lost answer is the same attempt; another name is another one (ACC-15)', async () => {
  const { sent } = await openRegister({
    platform,
    answers: { 'PUT /wps/member/register': 'offline' },
  })
  fillAccount()
  fireEvent.click(submit())
  await screen.findByText('No connection to us. Check your network and try again.')
  fireEvent.click(submit())
  await waitFor(() => sent(1))
  type('username', 'anna.other')
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull())
  fireEvent.click(submit())
  await waitFor(() => sent(2))
  const [first, again, other] = await Promise.all([sent(0), sent(1), sent(2)])
  expect(again?.['attempt']).toBe(first?.['attempt'])
  expect(again?.['nonce']).not.toBe(first?.['nonce'])
  expect(other?.['attempt']).not.toBe(first?.['attempt'])
})

describe('invitation', () => {
  const settings = testSettings({ enabled: ['affiliateCode'] })
  const checked = (calls: readonly { url: string }[]) =>
    calls.filter(({ url }) => url.startsWith('/wps/check/affiliate'))

  test('the code of a valid link is in its field and is not checked again (ACC-15, ACC-16)', async () => {
    window.history.replaceState(null, '', '/m/register?affiliateCode=ANNA77')
    const { sent, calls } = await openRegister({ platform, settings })
    await waitFor(() => expect(input('affiliateCode').value).toBe('ANNA77'))
    fillAccount()
    fireEvent.click(submit())
    await waitFor(() => expect(site().signedIn()).toBe(true))
    expect((await sent())['affiliateCode']).toBe('ANNA77')
    expect(checked(calls)).toHaveLength(1)
    expect(calls.filter(({ url }) => url === '/wps/affiliate/click')).toHaveLength(1)
  })

  test('an invalid link is reported and its code is not in the field (ACC-15, B8)', async () => {
    window.history.replaceState(null, '', '/m/register?affiliateCode=UNKNOWN')
    await openRegister({ platform, settings })
    expect((await screen.findByRole('alert')).textContent).toBe('Referrer link error.')
    expect(input('affiliateCode').value).toBe('')
  })

  test('an unknown typed code is refused at its field before anything is registered (ACC-15)', async () => {
    const { registrations } = await openRegister({ platform, settings })
    fillAccount()
    type('affiliateCode', 'UNKNOWN')
    fireEvent.click(submit())
    await waitFor(() => expect(errorAt('affiliateCode')).toBe('Invalid invitation code.'))
    expect(document.activeElement).toBe(input('affiliateCode'))
    expect(registrations()).toEqual([])
  })

  test('where the brand asks for no code the link’s goes along all the same (ACC-16)', async () => {
    window.history.replaceState(null, '', '/m/register?affiliateCode=ANNA77')
    const { sent } = await openRegister({ platform })
    fillAccount()
    fireEvent.click(submit())
    await waitFor(() => expect(site().signedIn()).toBe(true))
    expect((await sent())['affiliateCode']).toBe('ANNA77')
  })
})

test('the captcha of the brand goes with the form, and a wrong one brings another picture (ACC-10, ACC-14)', async () => {
  let refused = true
  const settings = testSettings({ enabled: ['identifying'] })
  const { sent, calls } = await openRegister({
    platform,
    settings,
    answers: {
      'PUT /wps/member/register': () => (refused ? { status: 400, code: 'captcha_wrong' } : ACCEPTED),
    },
  })
  await screen.findByLabelText(EN['field.identifying'])
  await waitFor(() => expect(input('captchaId').value).toBe('picture-1'))
  fillAccount()
  fireEvent.click(submit())
  expect(errorAt('captcha')).toBe('Please write the code.')
  type('captcha', '123456')
  fireEvent.click(submit())
  await waitFor(() => expect(errorAt('captcha')).toBe('The digits do not match the picture'))
  expect(await sent()).toMatchObject({ captcha: '123456', captchaId: 'picture-1' })
  await waitFor(() => expect(calls.filter(({ url }) => url === '/wps/captcha')).toHaveLength(2))
  refused = false
})

test('a number that the third party has not verified ends the attempt: no invitation is checked, nothing is registered (ACC-15, ACC-20)', async () => {
  const settings = testSettings({
    enabled: ['mobileNum', 'messageCode', 'affiliateCode'],
    smsVerification: true,
    phoneAuth: true,
    firebase: { apiKey: 'key', authDomain: 'lotus.example', projectId: 'lotus' },
  })
  const { calls, registrations } = await openRegister({ platform, settings })
  fillAccount()
  type('mobileNum', '0812345678')
  type('messageCode', '123456')
  type('affiliateCode', 'ANNA77')
  fireEvent.click(submit())
  await waitFor(() => expect(errorAt('messageCode')).toBe('Verification code error.'))
  expect(document.activeElement).toBe(input('messageCode'))
  expect(calls.filter(({ url }) => url.startsWith('/wps/check/affiliate'))).toEqual([])
  expect(registrations()).toEqual([])
})

test('success in the popup closes it and notifies every module (ACC-15, SHL-14)', async () => {
  const { facts } = await openRegister({
    platform,
    Part: () => <RegisterSlot params={{ next: '/m/activity' }} />,
  })
  fillAccount()
  fireEvent.click(submit())
  await waitFor(() => expect(facts.at(-1)?.name).toBe('popupClosed'))
  expect(facts.map(({ name }) => name)).toContain('sessionStarted')
  expect(facts.at(-1)?.data).toEqual({ popup: 'register' })
})

test('in the popup the way to login is the popup’s own (SHL-14)', async () => {
  const { facts, visits } = await openRegister({ platform, Part: () => <RegisterSlot params={{}} /> })
  fireEvent.click(screen.getByRole('link', { name: 'Log in' }))
  expect(facts.at(-1)).toMatchObject({ name: 'popupRequested', data: { popup: 'login' } })
  expect(visits).toEqual([])
})

test('a form that was closed by accident opens as it was left, without its passwords; any session empties it', async () => {
  const { unmount } = await openRegister({ platform, settings: testSettings({ enabled: ['line'] }) })
  fillAccount()
  type('line', 'anna_line')
  const { render } = await import('@testing-library/react')
  const { SiteRoot } = await import('@site/shared-api')
  unmount()
  const again = render(
    <SiteRoot>
      <RegisterSlot params={{}} />
    </SiteRoot>,
  )
  await screen.findByRole('form')
  expect([input('username').value, input('line').value, input('password').value]).toEqual([
    'anna.new',
    'anna_line',
    '',
  ])
  again.unmount()
  site().bus.emit('sessionStarted', { userName: 'ben', type: 0 })
  render(
    <SiteRoot>
      <RegisterSlot params={{}} />
    </SiteRoot>,
  )
  await screen.findByRole('form')
  expect([input('username').value, input('line').value]).toEqual(['', ''])
})

test('where registration is closed it says so instead of a form (ACC-11)', async () => {
  const { startTestSite, fakeWire } = await import('@site/shared-api/testing')
  const { render } = await import('@testing-library/react')
  const { SiteRoot } = await import('@site/shared-api')
  const { default: common } = await import('@site/shared-api/messages/EN.json')
  startTestSite({ messages: { account: EN, common } })
  const settings = testSettings({ methods: { username: false, mobileNum: false } })
  fakeWire({ 'GET /wps/system/setting/register': { value: settings } })
  render(
    <SiteRoot>
      <RegisterSlot params={{}} />
    </SiteRoot>,
  )
  expect(await screen.findByText('Registration by this method is closed')).toBeTruthy()
})

describe('from a provider', () => {
  const settings = testSettings({ enabled: ['username', 'password', 'confimpsw', 'email'] })
  const LINK = 'POST /wps/session/login/social'
  const unlinked = (email: string): WireAnswer => ({
    status: 404,
    code: 'social_unlinked',
    data: { ticket: 'next-ticket', email },
  })
  beforeEach(() => window.history.replaceState(null, '', '/m/register?social=ticket&next=%2Fm%2Factivity'))

  test('the e-mail is in its field and the new account is linked, after a reload as well (ACC-12)', async () => {
    const { sent } = await openRegister({
      platform,
      settings,
      answers: { [LINK]: unlinked('anna@mail.com') },
    })
    await waitFor(() => expect(input('email').value).toBe('anna@mail.com'))
    expect(location.search).toBe('?next=%2Fm%2Factivity&social=next-ticket')
    fillAccount()
    fireEvent.click(submit())
    await waitFor(() => expect(site().signedIn()).toBe(true))
    expect(await sent()).toMatchObject({ email: 'anna@mail.com', socialTicket: 'next-ticket' })
  })

  test('an e-mail that the brand would refuse is left out, and the player can register without the provider (ACC-12)', async () => {
    const { sent } = await openRegister({
      platform,
      settings,
      answers: { [LINK]: unlinked('anna@mail.museum') },
    })
    fireEvent.click(await screen.findByRole('button', { name: EN['social.drop'] }))
    expect(input('email').value).toBe('')
    expect(location.search).toBe('?next=%2Fm%2Factivity')
    fillAccount()
    fireEvent.click(submit())
    await waitFor(() => expect(site().signedIn()).toBe(true))
    expect(await sent()).not.toHaveProperty('socialTicket')
  })

  test('a refused ticket is reported, and the next try goes without it (ACC-12)', async () => {
    let first = true
    const { sent } = await openRegister({
      platform,
      settings,
      answers: {
        [LINK]: unlinked('anna@mail.com'),
        'PUT /wps/member/register': () =>
          first
            ? ((first = false), { status: 400, code: 'social_failed', field: 'data.socialTicket' })
            : ACCEPTED,
      },
    })
    await screen.findByRole('button', { name: EN['social.drop'] })
    fillAccount()
    fireEvent.click(submit())
    expect((await screen.findByRole('alert')).textContent).toMatch(/did not work/)
    fireEvent.click(submit())
    await waitFor(() => expect(site().signedIn()).toBe(true))
    expect(await sent(1)).not.toHaveProperty('socialTicket')
  })
})
