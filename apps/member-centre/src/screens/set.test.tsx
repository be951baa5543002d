import { clearSession, startSession } from '@site/shared-api'
import { fakeWire, testRoute, type WireAnswer, type WireCall } from '@site/shared-api/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import SetScreen from '#screens/set.screen.tsx'
import { openSite, SESSION } from '#testing/open-site.tsx'

const INFO = {
  id: '1',
  account: 'lotus.demo',
  nickname: 'Mali',
  icon: null,
  type: 0,
  registeredAt: '2026-01-01T00:00:00.000Z',
  lastLoginAt: null,
}

function open(routes: readonly string[] = [], renamed: WireAnswer = { value: { nickname: 'Mali 2' } }) {
  const calls: WireCall[] = fakeWire({
    'GET /wps/member/info': { value: INFO },
    'POST /wps/member/info/icon': { value: { icon: 'crown' } },
    'POST /wps/member/info/nickname': renamed,
  })
  openSite(<SetScreen />, { routes: ['/m/home', ...routes].map(testRoute) })
  act(() => startSession(SESSION))
  return {
    to: (path: string) => calls.filter(({ method, url }) => method === 'POST' && url.startsWith(path)),
  }
}

afterEach(() => clearSession())

test('the nickname is changed where it fits, and shown at once (B7)', async () => {
  const { to } = open()
  const field = await screen.findByRole('textbox', { name: 'Nickname' })
  fireEvent.change(field, { target: { value: '<b>' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('2 to 20 letters, digits or spaces.')).toBeTruthy()
  expect(to('/wps/member/info/nickname')).toEqual([])
  fireEvent.change(field, { target: { value: ' Mali 2 ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { name: 'Mali 2' })).toBeTruthy()
  expect(to('/wps/member/info/nickname').map(({ body }) => body)).toEqual([{ nickname: 'Mali 2' }])
})

test.each([
  ['a refused name is said to be at fault', { status: 400, code: 'invalid_input', field: 'nickname' }, true],
  ['a lost network is not the name’s fault, which stays as typed', 'offline', false],
] as const)('%s (B7)', async (_what, answer, atFault) => {
  const { to } = open([], answer)
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nickname' })
  fireEvent.change(field, { target: { value: 'Mali 2' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(to('/wps/member/info/nickname').length).toBeGreaterThan(0))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBeNull(),
  )
  expect(screen.queryByText('2 to 20 letters, digits or spaces.') !== null).toBe(atFault)
  expect(field.value).toBe('Mali 2')
})

test('the picture is one of a dozen, or the initials (B7)', async () => {
  const { to } = open()
  const crown = await screen.findByRole<HTMLInputElement>('radio', { name: 'Crown' })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Initials' }).checked).toBe(true)
  fireEvent.click(crown)
  await waitFor(() =>
    expect(to('/wps/member/info/icon').map(({ body }) => body)).toEqual([{ icon: 'crown' }]),
  )
  await waitFor(() => expect(crown.checked).toBe(true))
})

test('leads to what keeps the account safe, and to nothing that is not there (MOD-05, MEM-06)', async () => {
  open(['/m/changePsw', '/m/member/devices', '/m/withdraw'])
  expect(await screen.findByRole('link', { name: 'Change password' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Devices' })).toBeTruthy()
  // What money leaves by (MEM-06).
  const way = screen.getByRole('link', { name: 'Payment password' })
  expect(way.getAttribute('href')).toBe('/m/withdraw?step=password')
  expect(screen.getByRole('link', { name: 'Accounts and e-wallets' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Security centre' })).toBeNull()
})
