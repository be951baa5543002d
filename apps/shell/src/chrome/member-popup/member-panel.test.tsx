import { clearSession, startSession, type SiteEvents } from '@site/shared-api'
import { fakeWire } from '@site/shared-api/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { draw, planRoutes, startShell } from '#testing/start-shell.tsx'
import { MemberPanel } from './member-panel.tsx'

const MEMBER = ['home', 'member-home', 'withdraw', 'account-record', 'betting-record', 'agent-home']
const names = (): (string | null)[] =>
  [...screen.getAllByRole('link'), ...screen.getAllByRole('button')].map(({ textContent }) => textContent)

function open(type: number, ids: readonly string[] = MEMBER) {
  fakeWire({ 'GET /wps/member/info': { value: { id: '1', nickname: null, account: 'mali', type } } })
  const started = startShell({ routes: planRoutes(ids) })
  startSession({ token: 't', merchantCode: 'lotus', userName: 'mali', type, firstTimeLogin: false })
  draw(<MemberPanel onLeave={() => undefined} />)
  return started
}
afterEach(() => act(clearSession))

test.each([
  [0, ['Withdraw', 'Account record', 'Betting record']],
  [1, ['Agency centre', 'Withdraw', 'Account record', 'Betting record']],
  [40, ['Withdraw', 'Account record', 'Betting record']],
])('a member of type %i finds %j besides profile, bonus and sign out (SHL-13)', (type, places) => {
  open(type)
  expect(names()).toEqual([expect.stringContaining('Profile'), ...places, 'Bonus', 'Sign out'])
})

test('keeps only what the brand has (SHL-13, MOD-05)', () => {
  open(1, ['home'])
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Sign out'])
})

test.each([
  [MEMBER, '/m/home', ['Please contact customer service.']],
  [[...MEMBER, 'reward-centre'], '/m/rewardCenter', []],
])('bonus opens the reward centre only where the brand has it (SHL-27)', (ids, path, words) => {
  const { bus } = open(0, ids)
  const told: SiteEvents['toastRequested'][] = []
  bus.on('toastRequested').subscribe(({ data }) => told.push(data))
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Bonus' })))
  expect(location.pathname).toBe(path)
  expect(told.map(({ text }) => text)).toEqual(words)
})
