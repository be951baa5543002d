import { clearSession, startSession } from '@site/shared-api'
import { fakeWire } from '@site/shared-api/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { planRoutes } from '#testing/plan-routes.ts'
import { draw, startShell } from '#testing/start-shell.tsx'
import { MemberPanel } from './member-panel.tsx'

const names = (): (string | null)[] =>
  [...screen.queryAllByRole('link'), ...screen.getAllByRole('button')].map(({ textContent }) => textContent)

function open(type: number, ids?: readonly string[], filled = {}) {
  const calls = fakeWire({
    'GET /wps/member/info': { value: { id: '1', nickname: null, account: 'mali', type } },
    'DELETE /wps/session/logout': { value: {} },
  })
  const { bus } = startShell({ filled, ...(ids ? { routes: planRoutes(ids) } : {}) })
  const popups: string[] = []
  bus.on('popupRequested').subscribe(({ data }) => popups.push(data.popup))
  startSession({ token: 't', merchantCode: 'lotus', userName: 'mali', type, firstTimeLogin: false })
  draw(<MemberPanel />)
  return { popups, bus, signedOut: () => calls.some(({ method }) => method === 'DELETE') }
}
afterEach(() => act(clearSession))

test.each([
  [0, ['Withdraw', 'Signed-in devices']],
  [1, ['Agency centre', 'Withdraw', 'Signed-in devices']],
  [40, ['Withdraw', 'Signed-in devices']],
])('a member of type %i finds %j in addition to profile and sign out (SHL-13)', (type, rows) => {
  open(type)
  expect(names()).toEqual([expect.stringContaining('Profile'), ...rows, 'Sign out'])
})

test('keeps only what the brand has (SHL-13, MOD-05)', () => {
  open(1, ['home'])
  expect(names()).toEqual(['Sign out'])
})

test('leads members with money to withdraw and shows play money why not (SHL-13, SHL-08)', () => {
  const outcomes: string[] = []
  for (const type of [40, 0]) {
    const { bus } = open(type)
    bus.on('toastRequested').subscribe(({ data }) => outcomes.push(`${type} ${data.text}`))
    act(() => void fireEvent.click(screen.getByRole('link', { name: 'Withdraw' })))
    outcomes.push(`${type} ${location.pathname}`)
    cleanup()
  }
  expect(outcomes).toEqual(['40 This is not open to free-play accounts.', '40 /m/home', '0 /m/withdraw'])
})

test('signing out asks where a module of the brand asks (SHL-25)', () => {
  const { popups, signedOut } = open(0, undefined, { 'popup:sign-out': () => null })
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Sign out' })))
  expect([popups, signedOut()]).toEqual([['sign-out'], false])
})

test('a member can sign out also where no module asks (SHL-25, MOD-05)', async () => {
  const { popups, signedOut } = open(0)
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Sign out' })))
  await waitFor(() => expect(signedOut()).toBe(true))
  expect(popups).toEqual([])
  await waitFor(() => expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull())
})
