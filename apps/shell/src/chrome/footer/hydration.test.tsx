import { changeLanguage, SiteRoot, startSession, clearSession, type SlotComponent } from '@site/shared-api'
import { act, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { startShell } from '#testing/start-shell.tsx'
import shellTY from '#messages/TY.json'
import commonTY from '@site/shared-api/messages/TY.json'
import { Footer } from './footer.tsx'
import { Header } from '#chrome/header/header.tsx'

const Login: SlotComponent = () => <p>login form</p>
const frame = (
  <SiteRoot>
    <Header />
    <Footer />
  </SiteRoot>
)
const member = { token: 't', merchantCode: 'lotus', userName: 'mali', type: 0, firstTimeLogin: false }

/** Draws as the server does, runs `beforeHydration`, then takes over; returns what React reported against the markup. */
async function takeOver(
  memberHint: boolean,
  beforeHydration: () => void | Promise<void>,
): Promise<unknown[]> {
  const complaints: unknown[] = []
  startShell({ memberHint, filled: { 'popup:login': Login } })
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(frame)
  await beforeHydration()
  const root = await act(() =>
    hydrateRoot(place, frame, { onRecoverableError: (error) => void complaints.push(error) }),
  )
  mounted.push(() => {
    root.unmount()
    place.remove()
  })
  return complaints
}
const mounted: (() => void)[] = []
afterEach(() => {
  act(() => mounted.splice(0).forEach((leave) => leave()))
  clearSession()
})

test.each([true, false])(
  'takes over what was drawn although the session is read before (hint %s), then shows the member',
  async (hint) => {
    const complaints = await takeOver(hint, () => startSession(member))
    expect(complaints).toEqual([])
    expect(screen.getByRole('button', { name: 'My account: mali' })).toBeTruthy()
  },
)

test('takes over what was drawn although the language changed before, then speaks it (SHL-18)', async () => {
  Object.defineProperty(globalThis, 'fetch', {
    value: () =>
      Promise.resolve({ ok: true, json: () => Promise.resolve({ common: commonTY, shell: shellTY }) }),
    configurable: true,
  })
  const complaints = await takeOver(false, () => changeLanguage('TY'))
  expect(complaints).toEqual([])
  await waitFor(() => expect(screen.getByRole('link', { name: 'หน้าแรก' })).toBeTruthy())
})
