// First: the router looks for the encoder when it is loaded.
import '#testing/web-crypto.ts'
import { setImmediate } from 'node:timers'
import { startSession, site } from '@site/shared-api'
import type { WireAnswer } from '@site/shared-api/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import common from '@site/shared-api/messages/EN.json'
import EN from '#messages/EN.json'
import ChangePasswordScreen from '#screens/change-password.screen.tsx'
import { input, renderPart, press, type } from '#testing/render-part.tsx'
import { testPlatform, type TestPlatform } from '#testing/platform.ts'
import { giveWebCrypto } from '#testing/web-crypto.ts'
import { forgetPassword, holdPassword } from '#sign-in/visit-password/index.ts'

const CHANGE = '/wps/member/password'
const OLD = 'Lotus-2026!'
const NEW = 'Sunny-Day-26'
const MEMBER = { token: 't', merchantCode: 'lotus', userName: 'lotus.demo', type: 0, firstTimeLogin: false }
const CHANGED: WireAnswer = { value: { changed: true, deviceToken: 'device-2' } }

let platform: TestPlatform
beforeAll(async () => {
  giveWebCrypto()
  platform = await testPlatform('ECDH-ES')
})
beforeEach(giveWebCrypto)
afterEach(() => {
  forgetPassword()
  jest.useRealTimers()
})
/** What is sealed takes real time, whatever the clock of the page says. */
const settle = async (there: () => boolean): Promise<void> => {
  while (!there()) await act(() => new Promise<void>((done) => setImmediate(done)))
}

function open(answer: WireAnswer = CHANGED, kept: Readonly<Record<string, string>> = {}) {
  const part = renderPart(ChangePasswordScreen, { platform, answers: { [`POST ${CHANGE}`]: answer }, kept })
  act(() => startSession(MEMBER))
  return part
}
const submit = (): void => press(EN['change.submit'])
const fill = (old: string | undefined, chosen = NEW, again = chosen): void => {
  if (old !== undefined) type('oldPassword', old)
  type('newPassword', chosen)
  type('confirmPassword', again)
}
const loading = (facts: ReturnType<typeof open>['facts']) =>
  facts.flatMap(({ name, data }) => (name === 'loadingChanged' ? [data] : []))

test('shows the name read-only and asks for the old password only where this visit does not hold it (ACC-19)', () => {
  open().view.unmount()
  holdPassword('lotus.demo', OLD)
  const { view } = open()
  expect(input('username').readOnly).toBe(true)
  expect(input('username').value).toBe('lotus.demo')
  expect(document.querySelector('[name=oldPassword]')).toBeNull()
  view.unmount()
  forgetPassword()
  open()
  expect(input('oldPassword').autocomplete).toBe('current-password')
})

test('waits 10 s at most, says success for 1 s and leads home 1 s later; memory and remembered login are renewed (ACC-19)', async () => {
  const remembered = JSON.stringify({
    username: 'lotus.demo',
    password: btoa(btoa('device-1')),
    type: 'username',
  })
  const { sealed, facts, visits, view } = open(CHANGED, { rememberedLogin: remembered })
  fill(OLD)
  jest.useFakeTimers()
  submit()
  await settle(() => facts.some(({ name }) => name === 'toastRequested'))
  expect(facts.map(({ data }) => data)).toContainEqual({
    text: EN['change.done'],
    kind: 'success',
    durationMs: 1_000,
  })
  expect(loading(facts)).toEqual([
    { shown: true, text: common.in_please_wait, durationMs: 10_000 },
    { shown: false, durationMs: 0 },
  ])
  expect(await sealed(CHANGE)).toMatchObject({
    oldPassword: OLD,
    newPassword: NEW,
    confirmNewPassword: NEW,
    remember: true,
  })
  const kept = JSON.parse(localStorage.getItem('rememberedLogin') ?? '{}') as { password: string } // reason: what the form under test wrote
  expect(atob(atob(kept.password))).toBe('device-2')
  act(() => jest.advanceTimersByTime(999))
  expect(visits).toEqual([])
  act(() => jest.advanceTimersByTime(1))
  expect(visits).toEqual([{ to: '/m/home', replace: true }])
  expect(facts.at(-1)?.data).toEqual({ popup: 'change-password' })
  view.unmount()
  open()
  expect(document.querySelector('[name=oldPassword]')).toBeNull()
})

test('the same password again is an alert, and nothing is sent (ACC-19)', () => {
  const { facts, to } = open()
  fill(OLD, OLD)
  submit()
  expect(facts.at(-1)).toMatchObject({
    name: 'popupRequested',
    data: { popup: 'alert', params: { title: common.in_popup_prompt, text: common.same_password } },
  })
  expect(to(CHANGE)).toHaveLength(0)
})

test.each([
  ['', common.in_enter_password],
  ['something else', common.in_confirmation_correct],
])('a confirmation of "%s" is refused at its field (ACC-19)', (again, text) => {
  const { to } = open()
  fill(OLD, NEW, again)
  submit()
  expect(screen.getByText(text)).toBeTruthy()
  expect(document.activeElement).toBe(input('confirmPassword'))
  expect(to(CHANGE)).toHaveLength(0)
})

test.each([
  ['refused', { status: 500, code: 'unknown_error' } as const],
  ['lost', 'offline' as const],
])('a change that is %s only hides the loading (ACC-19)', async (_, answer) => {
  const { facts, visits } = open(answer)
  fill(OLD)
  submit()
  await waitFor(() => expect(loading(facts).at(-1)).toMatchObject({ shown: false }))
  expect(facts.map(({ name }) => name)).not.toContain('toastRequested')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(input('newPassword').value).toBe(NEW)
  expect(visits).toEqual([])
})

test('a wrong old password is refused at its field, also where this visit held another one (ACC-19)', async () => {
  open().view.unmount()
  holdPassword('lotus.demo', 'changed elsewhere')
  open({ status: 400, code: 'password_wrong' })
  fill(undefined)
  submit()
  expect(await screen.findByText(common['error.password_wrong'])).toBeTruthy()
  expect(input('oldPassword').value).toBe('')
  expect(input('newPassword').value).toBe(NEW)
})

test('a session that ends in between keeps what was typed; another member gets an empty form (SHL-34)', () => {
  open()
  fill(OLD)
  act(() => site().bus.emit('sessionEnded', { reason: 'expired' }))
  expect(input('newPassword').value).toBe(NEW)
  act(() => startSession({ ...MEMBER, token: 'u', userName: 'lotus.agent' }))
  expect(input('newPassword').value).toBe('')
  expect(input('username').value).toBe('lotus.agent')
})

test('an account without a password has to enter a code instead of an old password (MEM-06, ACC-11)', async () => {
  const { sealed, to } = renderPart(ChangePasswordScreen, {
    platform,
    answers: {
      [`POST ${CHANGE}`]: CHANGED,
      'GET /wps/member/paymentPassword': {
        value: {
          isSet: false,
          needsPassword: false,
          lockedUntil: null,
          minLength: 6,
          maxLength: 6,
          codeTo: null,
          questions: false,
        },
      },
      'POST /wps/member/proof/code': {
        value: { expirationTime: Date.now() + 60_000, channel: 'sms', to: '••• 5678' },
      },
      'POST /wps/member/proof': { value: { provedUntil: '2026-12-01T00:00:00Z' } },
    },
  })
  act(() => startSession(MEMBER))
  await screen.findByRole('button', { name: EN['change.proof_send'] })
  press(EN['change.proof_send'])
  const code = await screen.findByLabelText('Code sent to ••• 5678')
  expect(document.querySelector('[name=oldPassword]')).toBeNull()
  fireEvent.change(code, { target: { value: '123456' } })
  press(EN['change.proof_confirm'])
  expect(await screen.findByText(EN['change.proof_done'])).toBeTruthy()
  expect(to('/wps/member/proof')).toHaveLength(1)
  fill(undefined)
  submit()
  await settle(() => to(CHANGE).length > 0)
  expect(await sealed(CHANGE)).toMatchObject({ oldPassword: '', newPassword: NEW })
})
