import { callQuery, startSession, clearSession, type SlotComponent } from '@site/shared-api'
import { hotGames } from '@site/shared-api/contract/game'
import { fakeWire, type WireAnswer } from '@site/shared-api/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { planRoutes } from '#testing/plan-routes.ts'
import { draw, startShell } from '#testing/start-shell.tsx'
import { StatusPlace } from './status-place.tsx'
import { StatusScreen } from './status-screen.tsx'
import { WelcomeScreen } from '#chrome/welcome/welcome-screen.tsx'

const Login: SlotComponent = () => <p>login form</p>
const links = (): (string | null)[] => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

afterEach(() => act(clearSession))

test.each([
  [1, 'EN', 'System upgrading, please try again later'],
  [1, 'TY', 'กำลังปรับปรุงระบบ โปรดลองใหม่ภายหลัง'],
  [2, 'EN', 'IP-restricted access denied'],
  [2, 'TY', 'การเข้าใช้งานถูกจำกัดตามที่อยู่ IP'],
] as const)('status %i says in %s what happened and whom to ask (SHL-16)', (status, language, text) => {
  startShell({ language, status })
  draw(<StatusScreen status={status} />)
  expect(document.body.textContent).toContain(text)
  expect(document.body.textContent).toContain('Lotus')
  expect(document.body.textContent).toMatch(/customer service|ฝ่ายบริการลูกค้า/)
})

test('a brand without a lobby still has a home that leads to what there is (MOD-05)', () => {
  startShell({ routes: planRoutes(['activity', 'member-home', 'login']), filled: { 'popup:login': Login } })
  draw(<WelcomeScreen />)
  expect(links()).toEqual(['/m/login', '/m/activity', '/m/member/home'])
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy()
})

test('a brand without any module says so quietly instead of nothing (MOD-05)', () => {
  startShell({ routes: [] })
  draw(<WelcomeScreen />)
  expect(links()).toEqual([])
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.body.textContent).toContain('We are getting ready')
})

test('a member does not have to log in again', () => {
  startShell({ routes: planRoutes(['member-home', 'login']), filled: { 'popup:login': Login } })
  startSession({ token: 't', merchantCode: 'lotus', userName: 'mali', type: 0, firstTimeLogin: false })
  draw(<WelcomeScreen />)
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull()
  expect(links()).toEqual(['/m/member/home'])
})

describe('an open page', () => {
  const open = { maintenance: false, regionRestriction: false }
  const maintenance = { maintenance: true, regionRestriction: true }
  const text = (): string => document.body.textContent ?? ''

  test('shows maintenance from the cache at once, and the site again when the platform says so (SHL-16)', async () => {
    let answer: (answer: WireAnswer) => void = () => undefined
    fakeWire({ 'GET /wps/system/status': new Promise<WireAnswer>((settle) => (answer = settle)) })
    startShell()
    localStorage.setItem('status', JSON.stringify(maintenance))
    draw(<StatusPlace />)
    expect(text()).toContain('We are upgrading')
    await act(async () => answer({ value: open }))
    await waitFor(() => expect(text()).not.toContain('We are upgrading'))
    expect(localStorage.getItem('status')).toBeNull()
  })

  test.each([
    [maintenance, 'We are upgrading'],
    [{ ...open, regionRestriction: true }, 'Not available where you are'],
  ])('asks at start and closes over %o, kept for the next start (SHL-16)', async (value, title) => {
    fakeWire({ 'GET /wps/system/status': { value } })
    startShell()
    draw(<StatusPlace />)
    expect(text()).not.toContain(title)
    await waitFor(() => expect(text()).toContain(title))
    expect(localStorage.getItem('status')).not.toBeNull()
  })

  test('is out of reach of the keyboard while the notice covers it (SHL-16, SHL-33)', async () => {
    fakeWire({ 'GET /wps/system/status': { value: open } })
    startShell()
    const page = document.body.appendChild(document.createElement('main'))
    page.id = 'm-screen'
    localStorage.setItem('status', JSON.stringify(maintenance))
    draw(<StatusPlace />)
    expect(page.hasAttribute('inert')).toBe(true)
    await waitFor(() => expect(page.hasAttribute('inert')).toBe(false))
    page.remove()
  })

  test('asks again when the language changes (SHL-16, SHL-26)', async () => {
    const calls = fakeWire({ 'GET /wps/system/status': { value: open } })
    const { bus } = startShell()
    draw(<StatusPlace />)
    await waitFor(() => expect(calls).toHaveLength(1))
    act(() => bus.emit('languageChanged', { language: 'TY' }))
    await waitFor(() => expect(calls).toHaveLength(2))
  })

  test('closes when a call is refused because maintenance has begun (SHL-16)', async () => {
    let now = open
    let isRequested = false
    fakeWire({
      'GET /wps/system/status': () => {
        isRequested = true
        return { value: now }
      },
      'GET /wps/game/hot': { status: 503, code: 'maintenance' },
    })
    const { queries } = startShell()
    draw(<StatusPlace />)
    await waitFor(() => expect(isRequested).toBe(true))
    now = maintenance
    await queries.fetchQuery(callQuery(hotGames)).catch(() => undefined)
    await waitFor(() => expect(text()).toContain('We are upgrading'))
  })

  test('stays as it is when the platform does not answer', async () => {
    const calls = fakeWire({ 'GET /wps/system/status': 'offline' })
    startShell()
    draw(<StatusPlace />)
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(text()).toBe('')
  })
})
