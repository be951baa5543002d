import { clearSession, closePopup, site, startSession } from '@site/shared-api'
import { act } from '@testing-library/react'
import { startShell } from '#testing/start-shell.tsx'
import { showSessionEnd } from '#host/session/show-session-end.ts'
import { followRoute } from './follow-route.ts'

const MEMBER = { token: 't', merchantCode: 'lotus', userName: 'mali', type: 0, firstTimeLogin: false }

function open(at: string, { isGuest = false } = {}) {
  startShell({ at, filled: { 'popup:login': () => null } })
  if (!isGuest) act(() => startSession(MEMBER))
  const requests: unknown[] = []
  const { bus } = site()
  // As the host's own follower of sessions does, before all others.
  bus.on('sessionEnded').subscribe(clearSession)
  bus.on('popupRequested').subscribe(({ data }) => requests.push(data))
  bus.on('toastRequested').subscribe(({ data }) => requests.push(data.text))
  followRoute()
  showSessionEnd()
  return requests
}

afterEach(() => act(clearSession))

test('a guest who opens a member page by its address is led to the login with the way back (SHL-09)', () => {
  open('/m/withdraw?step=2', { isGuest: true })
  expect(location.pathname + location.search).toBe(
    `/m/login?next=${encodeURIComponent('/m/withdraw?step=2')}`,
  )
})

test('a session that ends on a member’s page asks to log in over it and names the way back (SHL-34, SHL-09)', () => {
  const requests = open('/m/withdraw?step=2')
  act(() => site().bus.emit('sessionEnded', { reason: 'elsewhere' }))
  expect(requests).toEqual([
    { popup: 'login', params: { next: '/m/withdraw?step=2' } },
    'You were signed out here because you logged in on another device.',
  ])
  expect(location.pathname).toBe('/m/withdraw')
})

test('closing that login leads home; after logging in the member stays (SHL-34)', () => {
  open('/m/withdraw')
  act(() => site().bus.emit('sessionEnded', { reason: 'expired' }))
  act(() => startSession(MEMBER))
  act(() => closePopup('login'))
  expect(location.pathname).toBe('/m/withdraw')
  act(() => site().bus.emit('sessionEnded', { reason: 'expired' }))
  act(() => closePopup('login'))
  expect(location.pathname).toBe('/m/home')
})

test.each(['expired', 'revoked', 'elsewhere', 'password'] as const)(
  'an open page shows once and in words that the session has ended: %s (SHL-34)',
  (reason) => {
    const requests = open('/m/home')
    act(() => {
      site().bus.emit('sessionEnded', { reason })
      site().bus.emit('sessionEnded', { reason: 'expired' })
    })
    expect(requests).toHaveLength(1)
    expect(String(requests[0])).toMatch(/signed out/)
  },
)
