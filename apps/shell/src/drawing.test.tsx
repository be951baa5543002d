import { SiteRoot, Slot, type SlotComponent } from '@site/shared-api'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { startShell } from '#testing/start-shell.tsx'
import { LoadingScreen } from '#host/status/loading-screen.tsx'
import { StatusScreen } from '#host/status/status-screen.tsx'
import { WelcomeScreen } from '#chrome/welcome/welcome-screen.tsx'
import { Footer } from '#chrome/footer/footer.tsx'
import { Header } from '#chrome/header/header.tsx'

const Login: SlotComponent = () => <p>login form</p>

test.each([
  ['header', <Header key="header" />],
  ['footer', <Footer key="footer" />],
  ['welcome', <WelcomeScreen key="welcome" />],
  ['maintenance', <StatusScreen key="status" status={1} />],
  ['skeleton', <LoadingScreen key="skeleton" />],
])('draws the %s without inline styles, alike each time', (_name, part) => {
  startShell({ filled: { 'popup:login': Login } })
  const once = renderToString(<SiteRoot>{part}</SiteRoot>)
  expect(once).not.toContain('style=')
  expect(renderToString(<SiteRoot>{part}</SiteRoot>)).toBe(once)
})

test('holds the place of the member’s button while the session is not read yet', () => {
  startShell({ memberHint: true, filled: { 'popup:login': Login } })
  const header = renderToString(
    <SiteRoot>
      <Header />
    </SiteRoot>,
  )
  expect(header).toContain('data-state="loading"')
  expect(header).not.toContain('Log in')
})

test('what does not come with the page is drawn after it was taken over, with nothing to mend (MOD-01, SHL-33)', async () => {
  startShell({ filled: { 'account-page.end': Login } })
  const page = (
    <SiteRoot>
      <Slot name="account-page.end" />
    </SiteRoot>
  )
  const root = document.createElement('div')
  root.innerHTML = renderToString(page)
  expect(root.textContent).toBe('')
  const mended: unknown[] = []
  await act(() => {
    hydrateRoot(root, page, { onRecoverableError: (error) => mended.push(error) })
  })
  expect(root.textContent).toBe('login form')
  expect(mended).toEqual([])
})
