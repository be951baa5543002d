import { clearSession, SiteRoot, startSession } from '@site/shared-api'
import { fakeWire, startTestSite, testRoute } from '@site/shared-api/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import common from '@site/shared-api/messages/EN.json'
import account from '#messages/EN.json'
import { InvitePanel } from './invite-panel.tsx'

const copied: string[] = []
Object.defineProperty(navigator, 'clipboard', {
  value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  configurable: true,
})
const open = (paths: readonly string[] = ['/m/home']) =>
  startTestSite({ routes: paths.map(testRoute), messages: { common, account } })
const session = { token: 't', merchantCode: 'lotus', userName: 'mali', type: 0, firstTimeLogin: false }
afterEach(() => act(clearSession))

test.each([
  [['/m/home', '/m/register'], '/m/register'],
  [['/m/home'], '/m/home'],
])(
  'with the routes %j the link leads to %s with the code, and copying says so for 2 s (SHL-07, SHL-21)',
  async (paths, path) => {
    fakeWire({ 'GET /wps/member/affiliateCode': { value: { code: 'AB2C3D4E' } } })
    const { bus } = open(paths)
    const toasts: unknown[] = []
    bus.on('toastRequested').subscribe(({ data }) => toasts.push(data))
    startSession(session)
    render(
      <SiteRoot>
        <InvitePanel />
      </SiteRoot>,
    )
    const link = `${location.origin}${path}?affiliateCode=AB2C3D4E`
    expect(await screen.findByText(link)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(toasts).toEqual([{ text: 'Copied', kind: 'success', durationMs: 2_000 }]))
    expect(copied.at(-1)).toBe(link)
  },
)

test('says in words why an account has no link', async () => {
  fakeWire({ 'GET /wps/member/affiliateCode': { status: 403, code: 'trial_refused' } })
  open()
  startSession(session)
  render(
    <SiteRoot>
      <InvitePanel />
    </SiteRoot>,
  )
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Please log in to an actual account to use this function.',
  )
})

test('may be tried again when nothing answers', async () => {
  fakeWire({ 'GET /wps/member/affiliateCode': 'offline' })
  open()
  startSession(session)
  render(
    <SiteRoot>
      <InvitePanel />
    </SiteRoot>,
  )
  const retry = await screen.findByRole(
    'button',
    { name: 'Loading failed, click to retry' },
    { timeout: 4_000 },
  )
  fakeWire({ 'GET /wps/member/affiliateCode': { value: { code: 'AB2C3D4E' } } })
  fireEvent.click(retry)
  expect(await screen.findByText(/AB2C3D4E/)).toBeTruthy()
})
