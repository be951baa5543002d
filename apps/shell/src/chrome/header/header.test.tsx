import { clearSession, startSession, type SlotComponent } from '@site/shared-api'
import { fakeWire } from '@site/shared-api/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { planRoutes, ROUTE_TITLES } from '#testing/plan-routes.ts'
import { draw, startShell } from '#testing/start-shell.tsx'
import { Header } from './header.tsx'

const Login: SlotComponent = () => <p>login form</p>

afterEach(() => act(clearSession))

test.each(
  planRoutes()
    .filter(({ header }) => header === 'title')
    .map(({ path, titleKey }) => [path, titleKey]),
)('shows on %s the title that its module has for it (SHL-03)', (path, titleKey) => {
  startShell({ at: path })
  draw(<Header />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(ROUTE_TITLES[titleKey])
})

// First, while this visit has not made a step yet.
test('leads home from a deep link that has no page behind it (SHL-04)', async () => {
  startShell({ at: '/m/help' })
  draw(<Header />)
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Back' })))
  expect(location.pathname).toBe('/m/home')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Back' })).toBeNull())
})

test('names home after the brand and draws no back button there (SHL-04)', () => {
  startShell({ at: '/' })
  draw(<Header />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Lotus')
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
})

test.each([
  ['/m/login', '/m/home'],
  ['/m/activity', '/m/home'],
  ['/m/forget', '/m/home'],
  ['/m/register', '/'],
  ['/m/register.html', '/'],
])('leads back from %s to %s (SHL-04)', async (from, to) => {
  startShell({ at: from })
  draw(<Header />)
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Back' })))
  expect(location.pathname).toBe(to)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Back' })).toBeNull())
})

test.each([
  ['the nickname’s initial', { value: { id: '1', account: 'mali chai', nickname: 'Som' } }, 'S'],
  [
    'the account’s initials where there is no nickname',
    { value: { id: '1', account: 'mali chai', nickname: null } },
    'MC',
  ],
  ['the account’s initials where the platform does not answer', { status: 404, code: 'not_found' }, 'MC'],
])(
  'offers log in to a guest and to a member %s, no other letters before them (LOB-01, SHL-10)',
  async (_what, info, letters) => {
    fakeWire({ 'GET /wps/member/info': info })
    startShell({ filled: { 'popup:login': Login } })
    draw(<Header />)
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/m/login')
    act(() =>
      startSession({
        token: 't',
        merchantCode: 'lotus',
        userName: 'mali chai',
        type: 0,
        firstTimeLogin: false,
      }),
    )
    expect(screen.queryByText('Log in')).toBeNull()
    const member = screen.getByRole('button', { name: 'My account: mali chai' })
    expect(member.textContent).toBe('My account: mali chai')
    await waitFor(() => expect(member.textContent).toBe(`${letters}My account: mali chai`))
  },
)

test('offers no log in where no module could take it (MOD-05)', () => {
  startShell({ routes: planRoutes(['home']) })
  draw(<Header />)
  expect(screen.queryByText('Log in')).toBeNull()
})

test('leaves out search where no module searches (MOD-05)', () => {
  startShell({ routes: planRoutes(['home']) })
  draw(<Header />)
  expect(screen.queryByRole('button', { name: 'Search games' })).toBeNull()
})
