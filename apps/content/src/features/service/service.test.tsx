import '#testing/text-encoder.ts'
import { fakeWire, testRoute } from '@site/shared-api/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { openAt } from '#testing/open-site.tsx'
import { STATUS_URL, statusWith } from '#testing/status.ts'
import { FloatingList } from './floating-list.tsx'
import { ServicePanel } from './service-panel.tsx'

const hide = (path: string): string => Buffer.from([...path].reverse().join('')).toString('base64url')
const TELEGRAM = { csType: 'TELEGRAM', title: 'Telegram', path: hide('https://t.me/lotus') }
const CHAT = { csType: 'LIVECHAT', title: 'Live chat', path: hide('/m/chat') }
const RESOURCES = [
  { resourceType: 'IOS', url: 'https://apps.example/ios', labelNameEn: 'iOS app' },
  { resourceType: 'MOBILECONFIG', url: 'https://apps.example/a.mobileconfig', labelNameEn: 'iOS profile' },
  { resourceType: 'TELEGRAM', url: 'https://t.me/lotus', labelNameEn: 'Telegram' },
  { resourceType: 'TELEGRAM', url: 'https://t.me/lotus_news', labelNameEn: 'Telegram news' },
]

interface Given {
  readonly entries?: readonly unknown[]
  readonly resources?: readonly unknown[]
  readonly routes?: readonly string[]
  readonly flags?: string[]
}

function open(
  part: React.ReactNode,
  { entries = [], resources = [], routes = [], flags = [] }: Given,
  office?: unknown,
) {
  fakeWire(office ? { 'GET /wps/chat/launch': { value: { url: '/m/chat', outside: false, office } } } : {})
  return openAt('/m/home', part, {
    flags,
    routes: ['/m/home', ...routes].map(testRoute),
    data: [[STATUS_URL, statusWith(entries, resources)]],
  })
}
const links = (): string[] => screen.queryAllByRole('link').map((link) => link.getAttribute('href') ?? '')

test('leads to live chat, every Telegram once, messages, notices, feedback and the apps (SHL-30)', () => {
  const { facts } = open(<ServicePanel />, {
    entries: [TELEGRAM, CHAT],
    resources: RESOURCES,
    routes: ['/m/chat', '/m/webEmail', '/m/notice', '/m/feedback'],
    flags: ['MAILCEN', 'FEEDBACK3'],
  })
  expect(links()).toEqual([
    '/m/chat',
    'https://t.me/lotus',
    'https://t.me/lotus_news',
    '/m/webEmail',
    '/m/notice',
    '/m/feedback',
    'https://apps.example/ios',
  ])
  const outside = screen.getByRole('link', { name: 'Telegram t.me/lotus' })
  expect(outside.getAttribute('target')).toBe('_blank')
  expect(outside.getAttribute('rel')).toBe('noopener')
  fireEvent.click(screen.getByRole('button', { name: /iOS profile/ }))
  expect(facts.at(-1)).toMatchObject({ name: 'popupRequested', data: { popup: 'download' } })
})

test.each([
  [{ open: true, opensAt: null, always: true }, '24h customer service', /day and night/],
  [{ open: true, opensAt: null, always: false }, 'Customer service', /We are online now/],
  [
    { open: false, opensAt: '2026-11-25T02:00:00.000Z', always: false },
    'Customer service',
    /We are offline right now\. Leave a message: we are back Wednesday/,
  ],
])('an office that is %j is called %s (SHL-30, B2)', async (office, name, text) => {
  const { container } = open(
    <ServicePanel />,
    { entries: [CHAT], routes: ['/m/chat'], flags: ['CBS3'] },
    office,
  )
  expect(container.textContent).not.toContain('24h')
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href')).toBe('/m/chat')
})

test('leaves out what the flags or the modules do not give (SHL-19, MOD-05)', () => {
  open(<ServicePanel />, { routes: ['/m/webEmail', '/m/feedback', '/m/notice'] })
  expect(links()).toEqual(['/m/notice'])
})

test('says plainly that live chat is closed, and what else there is (SHL-30)', () => {
  const { container } = open(<ServicePanel />, { entries: [CHAT, TELEGRAM] })
  expect(container.textContent).toContain('Live chat is not open right now. You can reach us here instead:')
  expect(links()).toEqual(['https://t.me/lotus'])
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('says so where there is no way to write at all (SHL-30)', () => {
  const { container } = open(<ServicePanel />, { entries: [CHAT] })
  expect(container.textContent).toContain('There is no other way to write to us at the moment.')
  expect(links()).toEqual([])
})

test('asks again in its own place when it cannot be had (LOB-27)', async () => {
  let down = true
  fakeWire({
    [`GET ${STATUS_URL}`]: () =>
      down ? { status: 503, code: 'temporarily_unavailable' } : { value: statusWith([TELEGRAM], []) },
  })
  openAt('/m/home', <ServicePanel />)
  const retry = await screen.findByRole('button', { name: 'Loading failed, click to retry' })
  down = false
  fireEvent.click(retry)
  await waitFor(() => expect(links()).toEqual(['https://t.me/lotus']))
})

test('the floating button unfolds Telegram and live chat, and folds on Escape, outside and back (SHL-30)', () => {
  const { facts } = open(<FloatingList />, { entries: [TELEGRAM, CHAT] })
  const toggle = (): HTMLElement => screen.getByRole('button', { name: /Customer service/ })
  expect(links()).toEqual([])
  for (const fold of [
    () => fireEvent.keyDown(document.body, { key: 'Escape' }),
    () => fireEvent.pointerDown(document.body),
    () => fireEvent.popState(window),
  ]) {
    fireEvent.click(toggle())
    expect(links()).toEqual(['https://t.me/lotus'])
    fold()
    expect(links()).toEqual([])
  }
  fireEvent.click(toggle())
  fireEvent.click(screen.getByRole('button', { name: 'Live chat' }))
  expect(facts.at(-1)).toMatchObject({ name: 'popupRequested', data: { popup: 'service' } })
})

test('a brand with neither has no floating button (MOD-05)', () => {
  expect(open(<FloatingList />, { resources: RESOURCES.slice(0, 2) }).container.innerHTML).toBe('')
})
