import {
  closePopup,
  navigate,
  openPopup,
  startSession,
  clearSession,
  type SlotComponent,
} from '@site/shared-api'
import { testPopup } from '@site/shared-api/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { draw, startShell } from '#testing/start-shell.tsx'
import { PopupHost } from './popup-host.tsx'

const Login: SlotComponent = ({ params }) => <p>login form, then {params?.['next'] ?? 'stay'}</p>
const Register: SlotComponent = ({ params }) => <p>register form, then {params?.['next'] ?? 'stay'}</p>
const Details: SlotComponent = () => <p>game details</p>
const filled = { 'popup:login': Login, 'popup:register': Register }

async function open(popup: string, params?: Readonly<Record<string, string>>): Promise<void> {
  act(() => openPopup(popup, params))
  await screen.findByRole('dialog')
}
/** A browser steps through history a moment later. */
async function backTo(path: string): Promise<void> {
  history.back()
  await waitFor(() => {
    expect(location.pathname).toBe(path)
    expect(history.state?.overlay).toBeUndefined()
  })
}
const mask = (): Element => {
  const found = document.querySelector('.mask')
  if (found === null) throw new Error('there is no mask')
  return found
}
const tap = (element: Element): void =>
  act(() => {
    fireEvent.pointerDown(element, { pointerType: 'mouse' })
    fireEvent.mouseDown(element)
    fireEvent.pointerUp(element, { pointerType: 'mouse' })
    fireEvent.mouseUp(element)
    fireEvent.click(element)
  })

/** The entry that a popup adds is gone again. */
const noEntryLeft = (): Promise<void> => waitFor(() => expect(history.state?.overlay).toBeUndefined())

afterEach(() => act(clearSession))

test('opens the popup that a module asks for, with its title (SHL-14)', async () => {
  startShell({ filled })
  draw(<PopupHost />)
  await open('login')
  expect(screen.getByRole('dialog', { name: 'Log in' }).textContent).toContain('login form')
})

test('opens nothing when no module fills the popup (MOD-05)', () => {
  startShell({ filled })
  draw(<PopupHost />)
  act(() => openPopup('not-filled'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(history.state?.overlay).toBeUndefined()
})

test('shows login, register and forgot one at a time, and keeps where the player was going (SHL-14, SHL-09)', async () => {
  startShell({ filled })
  draw(<PopupHost />)
  await open('login', { next: '/m/withdraw' })
  act(() => openPopup('register'))
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(screen.getByRole('dialog', { name: 'Create account' }).textContent).toContain('then /m/withdraw')
  expect(screen.queryByText(/login form/)).toBeNull()
})

test('lies on the popup it was opened from, and goes first by Escape and by the back button (SHL-14)', async () => {
  startShell({ filled: { ...filled, 'popup:game': Details } })
  draw(<PopupHost />)
  const shown = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>('[data-popup]')].map(({ dataset }) => dataset['popup'])
  const openBoth = async (): Promise<void> => {
    act(() => openPopup('game'))
    await screen.findByText('game details')
    act(() => openPopup('login'))
    await screen.findByRole('dialog', { name: 'Log in' })
    expect(shown()).toEqual(['game', 'login'])
    expect(history.state?.overlay).toBe(2)
  }
  await openBoth()
  act(() => void fireEvent.keyDown(screen.getByRole('dialog', { name: 'Log in' }), { key: 'Escape' }))
  await waitFor(() => expect(history.state?.overlay).toBe(1))
  expect(shown()).toEqual(['game'])
  await act(async () => history.back())
  await waitFor(() => expect(shown()).toEqual([]))

  await openBoth()
  await act(async () => history.back())
  await waitFor(() => expect(shown()).toEqual(['game']))
  expect(history.state?.overlay).toBe(1)
  act(() => closePopup('game'))
  await noEntryLeft()
})

test('back from the page that was gone to out of two popups leads to the page below them', async () => {
  startShell({ at: '/m/activity', filled: { ...filled, 'popup:game': Details } })
  draw(<PopupHost />)
  act(() => openPopup('game'))
  await screen.findByText('game details')
  act(() => openPopup('login'))
  await screen.findByRole('dialog', { name: 'Log in' })
  act(() => navigate('/m/notice'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await backTo('/m/activity')
})

test('takes the player on after signing in (SHL-09)', async () => {
  startShell({ filled })
  draw(<PopupHost />)
  await open('login', { next: '/m/withdraw' })
  act(() =>
    startSession({ token: 't', merchantCode: 'lotus', userName: 'mali', type: 0, firstTimeLogin: false }),
  )
  expect(location.pathname).toBe('/m/withdraw')
  expect(screen.queryByRole('dialog')).toBeNull()
  await backTo('/m/home')
})

test('closes by its button, by Escape and by the back button, each with one step and no page lost (SHL-04)', async () => {
  startShell({ at: '/m/activity', filled })
  draw(<PopupHost />)
  act(() => navigate('/m/notice'))

  await open('login')
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Close' })))
  expect(screen.queryByRole('dialog')).toBeNull()
  await noEntryLeft()

  await open('login')
  act(() => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await noEntryLeft()

  await open('login')
  await backTo('/m/notice')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await backTo('/m/activity')
})

test('leads home when it is closed on its own path (SHL-14)', async () => {
  startShell({ at: '/m/login', filled })
  draw(<PopupHost />)
  await open('login')
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Close' })))
  expect(location.pathname).toBe('/m/home')
  await noEntryLeft()
})

test('ignores the mask for the first 300 ms, then closes by it (SHL-15)', async () => {
  startShell({ filled })
  draw(<PopupHost />)
  const clock = jest.spyOn(performance, 'now')
  clock.mockReturnValue(1_000)
  await open('login')
  clock.mockReturnValue(1_299)
  tap(mask())
  expect(screen.queryByRole('dialog')).not.toBeNull()
  clock.mockReturnValue(1_300)
  tap(mask())
  expect(screen.queryByRole('dialog')).toBeNull()
  await noEntryLeft()
  clock.mockRestore()
})

test('gives the focus to the popup, and back when it closes (SHL-15)', async () => {
  startShell({ filled })
  draw(
    <>
      <button type="button">Opener</button>
      <PopupHost />
    </>,
  )
  screen.getByRole('button', { name: 'Opener' }).focus()
  await open('login')
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Close' })))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Opener'))
  await noEntryLeft()
})

test('stays open when it is requested again while it is still closing', async () => {
  startShell({ filled })
  draw(<PopupHost />)
  await open('login')
  act(() => closePopup('login'))
  act(() => openPopup('login'))
  await new Promise((stepped) => addEventListener('popstate', stepped, { once: true }))
  expect(screen.getByRole('dialog')).toBeTruthy()
  await backTo('/m/home')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('says in the sheet alone that its content did not load, and tries again (MOD-07)', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined) // React reports the failure as well
  let arrives = false
  startShell({
    popups: [{ ...testPopup('login'), module: 'account', title: { module: 'test', key: 'popup.login' } }],
    load: () => (arrives ? Promise.resolve(Login) : Promise.reject(new Error('the module is down'))),
  })
  draw(<PopupHost />)
  await open('login')
  const retry = await screen.findByRole('button', { name: 'Loading failed, click to retry' })
  expect(screen.getByRole('dialog', { name: 'Log in' }).contains(retry)).toBe(true)
  arrives = true
  act(() => void fireEvent.click(retry))
  expect(await screen.findByText(/login form/)).toBeTruthy()
  jest.restoreAllMocks()
})
