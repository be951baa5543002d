import { clearSession, setCounter, startSession, type SiteEvents, type SlotComponent } from '@site/shared-api'
import { fakeWire } from '@site/shared-api/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Header } from '#chrome/header/header.tsx'
import { PopupHost } from '#host/popups/popup-host.tsx'
import { planRoutes } from '#testing/plan-routes.ts'
import { draw, startShell } from '#testing/start-shell.tsx'
import { SideMenu } from './side-menu.tsx'

const Login: SlotComponent = () => <p>login form</p>
const filled = { 'popup:login': Login }
const frame = (
  <>
    <Header />
    <SideMenu />
    <PopupHost />
  </>
)

async function openMenu(): Promise<HTMLElement> {
  act(() => void fireEvent.click(screen.getByRole('button', { name: /Open menu|เปิดเมนู/ })))
  const menu = await screen.findByRole('dialog')
  // Its rows come after the frame.
  await waitFor(() => expect(menu.querySelector('[role=switch]')).not.toBeNull())
  return menu
}
const signIn = (type = 0): void =>
  startSession({ token: 't', merchantCode: 'lotus', userName: 'mali', type, firstTimeLogin: false })
const click = (element: HTMLElement): void => act(() => void fireEvent.click(element))
const closed = (): Promise<void> =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(history.state?.overlay).toBeUndefined()
  })

beforeEach(() =>
  fakeWire({
    'GET /wps/member/info': { value: { id: '1', nickname: 'Mali the Great', account: 'mali' } },
  }),
)
afterEach(() => act(clearSession))

test('leads a guest to log in (SHL-10)', async () => {
  startShell({ filled })
  draw(frame)
  const menu = await openMenu()
  expect(within(menu).queryByRole('button', { name: 'Sign out' })).toBeNull()
  click(within(menu).getByRole('link', { name: 'Log in' }))
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy()
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull()
})

test('ends with the age from which the brand may be played (SHL-33)', async () => {
  startShell({ filled })
  draw(frame)
  const menu = await openMenu()
  expect(within(menu).getByText('18+')).toBeTruthy()
  expect(within(menu).getByText(/Only for people aged 18 and over/)).toBeTruthy()
})

test('names the signed-in devices to members alone (SHL-11)', async () => {
  startShell({ filled })
  draw(frame)
  const devices = () => screen.queryByRole('link', { name: 'Signed-in devices' })
  await openMenu()
  expect(devices()).toBeNull()
  act(() => signIn())
  expect(devices()).not.toBeNull()
})

test('shows a member’s nickname with deposit, withdraw and sign out (SHL-10)', async () => {
  startShell({ filled })
  signIn()
  draw(frame)
  const menu = await openMenu()
  expect(await within(menu).findByText('Mali the Great')).toBeTruthy()
  const hrefs = within(menu)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(expect.arrayContaining(['/m/member/home', '/m/voucherCenter', '/m/withdraw']))
  expect(within(menu).getByRole('button', { name: 'Sign out' })).toBeTruthy()
  expect(within(menu).queryByRole('link', { name: 'Log in' })).toBeNull()
})

test('has no row of what the brand has switched off: its page, its popup and its row go together (MOD-05, SHL-11, SHL-19)', async () => {
  const rows = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  startShell({ filled, routes: planRoutes(['home', 'activity', 'slot', 'member-home']) })
  signIn()
  draw(frame)
  await openMenu()
  expect(rows()).toEqual(['/m/member/home', '/m/activity', '/m/slot'])
  expect(screen.queryByRole('button', { name: 'popup.download' })).toBeNull()
})

test.each([
  [0, false],
  [4, false],
  [40, false],
  [1, true],
  [2, true],
])('shows a member of type %i the agency centre: %s (SHL-11)', async (type, shown) => {
  startShell({ filled })
  signIn(type)
  draw(frame)
  const menu = await openMenu()
  expect(within(menu).queryByRole('link', { name: 'Agency centre' }) !== null).toBe(shown)
})

test('asks a guest to sign in before favourites and recent (SHL-12, LOB-19)', async () => {
  const { bus } = startShell({ filled })
  const popups: SiteEvents['popupRequested'][] = []
  bus.on('popupRequested').subscribe(({ data }) => popups.push(data))
  draw(frame)
  click(within(await openMenu()).getByRole('link', { name: 'My games' }))
  expect(popups).toEqual([{ popup: 'login', params: { next: '/m/fav-games' } }])
  expect(location.pathname).toBe('/m/home')
  await screen.findByRole('dialog', { name: 'Log in' })
})

test('closes on going somewhere, with one step back to where it was opened (SHL-12)', async () => {
  startShell({ at: '/m/activity', filled })
  draw(frame)
  click(await within(await openMenu()).findByRole('link', { name: 'Slots' }))
  expect(location.pathname).toBe('/m/slot')
  await closed()
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/m/activity'))
})

test('closes by its icon and by Escape (SHL-12)', async () => {
  startShell({ filled })
  draw(frame)
  click(within(await openMenu()).getByRole('button', { name: 'Close menu' }))
  await closed()
  const menu = await openMenu()
  act(() => void fireEvent.keyDown(menu, { key: 'Escape' }))
  await closed()
})

test.each([
  [59, false],
  [60, true],
])('a swipe of %i px to the edge closes it: %s (SHL-22)', async (px, closes) => {
  startShell({ filled })
  draw(frame)
  const menu = await openMenu()
  act(() => void fireEvent.touchStart(menu, { changedTouches: [{ clientX: 100, clientY: 300 }] }))
  act(() => void fireEvent.touchEnd(menu, { changedTouches: [{ clientX: 100 + px, clientY: 304 }] }))
  expect(screen.queryByRole('dialog') === null).toBe(closes)
})

test('switches the theme and keeps it (SHL-18)', async () => {
  startShell({ filled })
  draw(frame)
  click(within(await openMenu()).getByRole('switch', { name: 'Dark theme' }))
  expect(document.documentElement.dataset['theme']).toBe('light')
  expect(localStorage.getItem('theme')).toBe('light')
})

test('offers each language by its own name in a popup of its own (SHL-14, SHL-18)', async () => {
  startShell({ filled, language: 'TY' })
  draw(frame)
  click(within(await openMenu()).getByRole('button', { name: 'ภาษา ไทย' }))
  const menu = await screen.findByRole('dialog', { name: 'ภาษา' })
  await within(menu).findByRole('radio', { name: 'ไทย' })
  expect(within(menu).getByRole('radio', { name: 'ไทย' })).toHaveProperty('checked', true)
  expect(within(menu).getByRole('radio', { name: 'English' })).toHaveProperty('checked', false)
})

test('a row with a counter is shown while the number is loading, and goes when it is zero (SHL-11)', async () => {
  startShell({ filled })
  draw(frame)
  const menu = await openMenu()
  const missions = () => within(menu).queryByRole('link', { name: 'Missions' })
  expect(missions()).not.toBeNull()
  act(() => setCounter('promotions', 0))
  expect(missions()).toBeNull()
  act(() => setCounter('promotions', 2))
  expect(missions()).not.toBeNull()
})

test('a row shows what is unread behind it, and the menu’s button that something is (SHL-24)', async () => {
  startShell({ filled: { ...filled, 'popup:notices': Login } })
  draw(frame)
  act(() => setCounter('notices', 120))
  expect(screen.getByRole('button', { name: /Open menu/ }).parentElement?.textContent).toContain('120 unread')
  const menu = await openMenu()
  expect(within(menu).getByRole('button', { name: /Missions/ }).textContent).toContain('99+')
})

test.each([
  ['Mozilla/5.0 LotusApp/Ver1.2', false],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/17.0 Safari/604.1', true],
])('in %s offers the app: %s (SHL-11)', async (agent, offered) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  startShell({ filled: { ...filled, 'popup:download': Login } })
  draw(frame)
  const menu = await openMenu()
  await within(menu).findByRole('link', { name: 'Missions' })
  expect(within(menu).queryByRole('button', { name: 'popup.download' }) !== null).toBe(offered)
  jest.restoreAllMocks()
})

test('a row shows that it is pressed after 130 ms, and lets go when the finger moves more than 20 px (SHL-22)', async () => {
  startShell({ filled })
  draw(frame)
  const row = await within(await openMenu()).findByRole('link', { name: 'Slots' })
  const pressed = (): boolean => row.hasAttribute('data-pressed')
  jest.useFakeTimers()
  // jsdom's pointer events have no place on the screen; a mouse event of their name has.
  const finger = (type: string, clientY: number): boolean =>
    fireEvent(row, new MouseEvent(type, { bubbles: true, clientX: 10, clientY }))
  const press = (): boolean => finger('pointerdown', 10)
  press()
  jest.advanceTimersByTime(129)
  expect(pressed()).toBe(false)
  jest.advanceTimersByTime(1)
  expect(pressed()).toBe(true)
  finger('pointerup', 10)
  jest.advanceTimersByTime(99)
  expect(pressed()).toBe(true)
  jest.advanceTimersByTime(1)
  expect(pressed()).toBe(false)
  press()
  jest.advanceTimersByTime(130)
  finger('pointermove', 30)
  expect(pressed()).toBe(true)
  finger('pointermove', 31)
  jest.advanceTimersByTime(99)
  expect(pressed()).toBe(true)
  jest.advanceTimersByTime(1)
  expect(pressed()).toBe(false)
  jest.useRealTimers()
})
