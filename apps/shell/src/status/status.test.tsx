import { startSession, clearSession, type SlotComponent } from '@site/shared-api'
import { act, screen } from '@testing-library/react'
import { draw, planRoutes, startShell } from '#testing/start-shell.tsx'
import { StatusScreen } from './status-screen.tsx'
import { WelcomeScreen } from './welcome-screen.tsx'

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
  expect(links()).toEqual(['/m/activity', '/m/member/home'])
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy()
})

test('a brand without any module says so quietly instead of nothing (MOD-05)', () => {
  startShell({ routes: [] })
  draw(<WelcomeScreen />)
  expect(links()).toEqual([])
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.body.textContent).toContain('We are getting ready')
})

test('a member is not asked to log in again', () => {
  startShell({ routes: planRoutes(['member-home', 'login']), filled: { 'popup:login': Login } })
  startSession({ token: 't', merchantCode: 'lotus', userName: 'mali', type: 0, firstTimeLogin: false })
  draw(<WelcomeScreen />)
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull()
  expect(links()).toEqual(['/m/member/home'])
})
