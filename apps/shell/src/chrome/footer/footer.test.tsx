import { clearSession, startSession, type SiteEvents, type SlotComponent } from '@site/shared-api'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { planRoutes } from '#testing/plan-routes.ts'
import { draw, startShell } from '#testing/start-shell.tsx'
import { Footer } from './footer.tsx'

const Login: SlotComponent = () => <p>login form</p>
const filled = { 'popup:login': Login }
const member = (type: number) => ({
  token: 't',
  merchantCode: 'lotus',
  userName: 'mali',
  type,
  firstTimeLogin: false,
})
const entries = (): (string | null)[] => screen.queryAllByRole('link').map(({ textContent }) => textContent)
const isCurrent = (name: string): boolean =>
  screen.getByRole('link', { name }).getAttribute('aria-current') === 'page'

test('shows home, promotions, deposit and member, in this order (SHL-07)', () => {
  startShell({ filled })
  draw(<Footer />)
  expect(entries()).toEqual(['Home', 'Promotions', 'Deposit', 'Me'])
  const centre = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('data-centre'))
  expect(centre.map(({ textContent }) => textContent)).toEqual(['Deposit'])
})

test.each([
  [
    ['home', 'activity'],
    ['Home', 'Promotions'],
  ],
  [
    ['home', 'member-home'],
    ['Home', 'Me'],
  ],
  [
    ['home', 'activity', 'member-home'],
    ['Home', 'Promotions', 'Me'],
  ],
  [['home'], []],
])('keeps only what the brand has: %s (MOD-05)', (ids, expected) => {
  startShell({ filled, routes: planRoutes(ids) })
  draw(<Footer />)
  expect(entries()).toEqual(expected)
})

test('leaves out members’ places where a guest could never sign in (MOD-05)', () => {
  startShell({ routes: planRoutes(['home', 'activity', 'member-home', 'deposit']) })
  draw(<Footer />)
  expect(entries()).toEqual(['Home', 'Promotions'])
})

test('marks where the player is', () => {
  startShell({ at: '/m/activity', filled })
  draw(<Footer />)
  expect(isCurrent('Promotions')).toBe(true)
  expect(isCurrent('Home')).toBe(false)
})

describe('inviting', () => {
  const invite = (): HTMLElement => screen.getByRole('button', { name: 'Invite' })
  const start = () => {
    const { bus } = startShell({ filled: { ...filled, 'popup:invite': () => null } })
    const requests: unknown[] = []
    bus.on('popupRequested').subscribe(({ data }) => requests.push(data))
    bus.on('toastRequested').subscribe(({ data }) => requests.push(data.text))
    return requests
  }

  test('is between deposit and member, where a module of the brand has it (SHL-07)', () => {
    start()
    draw(<Footer />)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Promotions',
      'Deposit',
      'Invite',
      'Me',
    ])
  })

  test('asks a guest to log in first, and comes to it afterwards (SHL-09)', () => {
    const requests = start()
    draw(<Footer />)
    act(() => void fireEvent.click(invite()))
    expect(requests).toEqual([{ popup: 'login', params: { then: 'invite' } }])
  })

  test.each([
    [0, { popup: 'invite' }],
    [2, { popup: 'invite' }],
    [4, 'This is not open to free-play accounts.'],
    [40, 'This is not open to free-play accounts.'],
  ])('is answered for a member of type %i by %j (SHL-08)', (type, answer) => {
    const requests = start()
    startSession(member(type))
    draw(<Footer />)
    act(() => void fireEvent.click(invite()))
    expect(requests).toEqual([answer])
  })
})

test('is not there on a form’s screen', () => {
  startShell({ at: '/m/login', filled })
  draw(<Footer />)
  expect(entries()).toEqual([])
})

test('home leads home and to its top, and at home only scrolls (SHL-07)', async () => {
  startShell({ at: '/m/activity', filled })
  draw(<Footer />)
  act(() => void fireEvent.click(screen.getByRole('link', { name: 'Home' })))
  expect(location.pathname).toBe('/m/home')
  await waitFor(() => expect(isCurrent('Home')).toBe(true))
  const before = history.length
  act(() => void fireEvent.click(screen.getByRole('link', { name: 'Home' })))
  expect(history.length).toBe(before)
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' })
})

test.each(['Deposit', 'Me'])(
  'asks a guest who wants %s to sign in and remembers where they were going (SHL-09)',
  (name) => {
    const { bus } = startShell({ filled })
    const popups: SiteEvents['popupRequested'][] = []
    bus.on('popupRequested').subscribe(({ data }) => popups.push(data))
    draw(<Footer />)
    const link = screen.getByRole('link', { name })
    act(() => void fireEvent.click(link))
    expect(popups).toEqual([{ popup: 'login', params: { next: link.getAttribute('href') } }])
    expect(location.pathname).toBe('/m/home')
  },
)

test.each([3, 4, 40, 41, 42])(
  'shows a member of type %i free_reject for 2 s and goes nowhere (SHL-08)',
  (type) => {
    const { bus } = startShell({ filled })
    const toasts: SiteEvents['toastRequested'][] = []
    bus.on('toastRequested').subscribe(({ data }) => toasts.push(data))
    startSession(member(type))
    draw(<Footer />)
    act(() => void fireEvent.click(screen.getByRole('link', { name: 'Deposit' })))
    expect(toasts).toEqual([
      { text: 'This is not open to free-play accounts.', kind: 'info', durationMs: 2_000 },
    ])
    expect(location.pathname).toBe('/m/home')
  },
)

test.each([0, 1, 2])('lets a member of type %i through (SHL-08)', async (type) => {
  startShell({ filled })
  startSession(member(type))
  draw(<Footer />)
  act(() => void fireEvent.click(screen.getByRole('link', { name: 'Me' })))
  expect(location.pathname).toBe('/m/member/home')
  await waitFor(() => expect(isCurrent('Me')).toBe(true))
})

afterEach(() => act(clearSession))
