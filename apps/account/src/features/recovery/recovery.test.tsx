// First: the router looks for the encoder when it is loaded.
import '#testing/web-crypto.ts'
import { site } from '@site/shared-api'
import type { WireAnswer } from '@site/shared-api/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import common from '@site/shared-api/messages/EN.json'
import EN from '#messages/EN.json'
import ForgetScreen from '#screens/forget.screen.tsx'
import { input, renderPart, press, type } from '#testing/render-part.tsx'
import { testPlatform, type TestPlatform } from '#testing/platform.ts'
import { giveWebCrypto } from '#testing/web-crypto.ts'

const FORGOT = '/wps/member/password/forgot'
const PHONE = '/wps/member/password/phone'
const RESET = '/wps/member/password/reset'
const NEW = 'Sunny-Day-26'

let platform: TestPlatform
beforeAll(async () => {
  giveWebCrypto()
  platform = await testPlatform('ECDH-ES')
})
beforeEach(() => {
  giveWebCrypto()
  window.history.replaceState(null, '', '/m/forget')
})
afterEach(() => jest.useRealTimers())

const open = (
  recovery: { email: boolean; mobileNum: boolean },
  answers: Readonly<Record<string, WireAnswer>> = {},
) =>
  renderPart(ForgetScreen, {
    platform,
    answers,
    settings: { recovery },
    flags: [
      ...(recovery.mobileNum ? (['CHNGPASSVERIF3'] as const) : []),
      ...(recovery.email ? (['CHNGPASSMAIL3'] as const) : []),
    ],
  })
const shown = (name: string): boolean => input(name).closest('[hidden]') === null

test('chooses the phone where both ways are on, with a toggle between them (ACC-17)', () => {
  open({ email: true, mobileNum: true })
  expect(shown('mobileNum')).toBe(true)
  expect(shown('email')).toBe(false)
  press(EN['recovery.way_mail'])
  expect(shown('email')).toBe(true)
})

test('shows the one way that is on, without a toggle (ACC-17)', () => {
  open({ email: true, mobileNum: false })
  expect(shown('email')).toBe(true)
  expect(document.querySelector('[name=mobileNum]')).toBeNull()
  expect(screen.queryByRole('button', { name: EN['recovery.way_mail'] })).toBeNull()
})

test('by e-mail both fields are trimmed, the address has to look like one, and success leads back after 1 s (ACC-17)', async () => {
  const { to, facts, visits } = open(
    { email: true, mobileNum: false },
    { [`POST ${FORGOT}`]: { value: { sent: true } } },
  )
  press(EN['recovery.mail_submit'])
  expect(document.activeElement).toBe(input('username'))
  type('username', ' lotus.demo ')
  type('email', 'demo@lotus')
  press(EN['recovery.mail_submit'])
  expect(screen.getByText(common.in_email_incorrect)).toBeTruthy()
  expect(to(FORGOT)).toHaveLength(0)
  type('email', ' demo@lotus.example.com ')
  press(EN['recovery.mail_submit'])
  expect(await screen.findByText(common.in_email_incorrect)).toBeTruthy()
  type('email', ' demo@lotus.com ')
  jest.useFakeTimers()
  press(EN['recovery.mail_submit'])
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(facts.map(({ data }) => data)).toContainEqual({
    text: common.in_been_out,
    kind: 'success',
    durationMs: 1_000,
  })
  expect(to(FORGOT).map(({ body }) => body)).toEqual([{ username: 'lotus.demo', email: 'demo@lotus.com' }])
  await act(() => jest.advanceTimersByTimeAsync(990))
  expect(visits).toEqual([])
  await act(() => jest.advanceTimersByTimeAsync(10))
  expect(visits).toEqual([{ to: 'back', replace: false }])
})

/** What covers the page while a password is set, and what is said of it (SHL-21, B9). */
const loadingAndToasts = (facts: ReturnType<typeof open>['facts']) =>
  facts.flatMap(({ name, data }) => (name === 'loadingChanged' || name === 'toastRequested' ? [data] : []))
const SET = [
  { shown: true, text: common.in_please_wait, durationMs: 15_000 },
  { text: common.password_reset_success, kind: 'success', durationMs: 1_500 },
  { shown: false, durationMs: 0 },
]

const fillPhone = async (): Promise<void> => {
  await waitFor(() => expect(input('countryDialingCode').value).toBe('66'))
  type('mobileNum', '0812345678')
  type('verificationCode', '123456')
  type('newPassword', NEW)
}
const submitPhone = () => screen.getByRole<HTMLButtonElement>('button', { name: EN['recovery.phone_submit'] })

test('by phone submit waits until a field is touched and none is wrong; a short number is refused with the least length (ACC-17)', async () => {
  open({ email: false, mobileNum: true })
  expect(submitPhone().disabled).toBe(true)
  type('mobileNum', '081')
  expect(submitPhone().disabled).toBe(false)
  fireEvent.blur(input('mobileNum'))
  expect(screen.getByText('Mobile number: at least 6 characters')).toBeTruthy()
  expect(submitPhone().disabled).toBe(true)
  type('mobileNum', '0812345678')
  expect(submitPhone().disabled).toBe(false)
  await act(async () => undefined)
})

test('a password set by phone signs in at once with the name that it belongs to, and says so for 1.5 s (ACC-18, SHL-21)', async () => {
  const { sealed, visits, facts } = open(
    { email: false, mobileNum: true },
    { [`POST ${PHONE}`]: { value: { userName: 'lotus.demo' } } },
  )
  await fillPhone()
  fireEvent.click(submitPhone())
  await waitFor(() => expect(site().signedIn()).toBe(true))
  expect(await sealed(PHONE)).toMatchObject({
    mobileNum: '0812345678',
    countryDialingCode: '66',
    verificationCode: '123456',
    newPassword: NEW,
  })
  expect(await sealed('/wps/session/login')).toMatchObject({ username: 'lotus.demo', password: NEW })
  await waitFor(() => expect(visits.at(-1)).toEqual({ to: '/m/home', replace: true }))
  const payloads = facts.map(({ data }) => data)
  expect(payloads).toContainEqual(expect.objectContaining({ shown: true, durationMs: 15_000 }))
  expect(payloads).toContainEqual(
    expect.objectContaining({ text: common.password_reset_success, kind: 'success', durationMs: 1_500 }),
  )
})

test.each([
  ['modify.new.old.same', 'newPassword', 'verificationCode'],
  ['verification_code_wrong', 'verificationCode', 'newPassword'],
  ['password_common', 'verificationCode', 'newPassword'],
])('%s clears the %s alone (ACC-18)', async (code, cleared, kept) => {
  open({ email: false, mobileNum: true }, { [`POST ${PHONE}`]: { status: 409, code } })
  await fillPhone()
  fireEvent.click(submitPhone())
  await waitFor(() => expect(input(cleared).value).toBe(''))
  expect(input(kept).value).not.toBe('')
  expect(screen.getAllByRole('alert').length).toBeGreaterThan(0)
})

test('the link of an e-mail sets a password twice typed and leaves the address at once (ACC-17, SHL-21)', async () => {
  window.history.replaceState(null, '', '/m/forget?reset=tok-1')
  const { sealed, visits, facts } = open(
    { email: true, mobileNum: true },
    { [`POST ${RESET}`]: { value: { userName: 'lotus.demo' } } },
  )
  expect(location.search).toBe('')
  type('newPassword', NEW)
  type('confirmPassword', 'another')
  press(EN['recovery.phone_submit'])
  expect(screen.getByText(common.in_confirmation_correct)).toBeTruthy()
  type('confirmPassword', NEW)
  press(EN['recovery.phone_submit'])
  await waitFor(() => expect(visits.at(-1)).toEqual({ to: '/m/home', replace: true }))
  expect(await sealed(RESET)).toMatchObject({ resetToken: 'tok-1', newPassword: NEW })
  await waitFor(() => expect(loadingAndToasts(facts)).toEqual(SET))
  expect(site().signedIn()).toBe(true)
})

test('a link that was used says so and offers to ask for a new one (ACC-17)', async () => {
  window.history.replaceState(null, '', '/m/forget?reset=tok-1')
  open({ email: true, mobileNum: false }, { [`POST ${RESET}`]: { status: 400, code: 'reset_invalid' } })
  type('newPassword', NEW)
  type('confirmPassword', NEW)
  press(EN['recovery.phone_submit'])
  expect(await screen.findByText(common['error.reset_invalid'])).toBeTruthy()
  expect(shown('email')).toBe(true)
})
