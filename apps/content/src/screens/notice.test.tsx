import '#testing/text-encoder.ts'
import { clearSession, site, startSession } from '@site/shared-api'
import { fakeWire, testRoute, type WireCall } from '@site/shared-api/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { followReading } from '#features/notices/index.ts'
import NoticeDetailScreen from '#screens/notice-detail.screen.tsx'
import NoticeScreen from '#screens/notice.screen.tsx'
import { notice, noticePage, noticesAt, noticeUrl, NOTICES_URL } from '#testing/notices.ts'
import { openAt } from '#testing/open-site.tsx'

const routes = ['/m/home', '/m/notice', '/m/noticeDetail'].map(testRoute)
const LIST = [notice('first', { popular: true }), notice('second'), notice('third', { read: true })]
const member = (type = 0) => ({
  token: 't',
  merchantCode: 'lotus',
  userName: 'mali',
  type,
  firstTimeLogin: false,
})
const unfolded = () =>
  [...document.querySelectorAll('details[open]')].map((one) => one.getAttribute('data-notice'))
const unread = () =>
  [...document.querySelectorAll('[data-unread]')].map((one) => one.getAttribute('data-notice'))
const titles = () =>
  [...document.querySelectorAll('[data-notice]')].map((one) => one.getAttribute('data-notice'))

function openList(query = '', data: [string, unknown][] = [[NOTICES_URL, noticePage(LIST)]]) {
  return openAt(`/m/notice${query}`, <NoticeScreen />, { data, routes })
}
const unfold = (id: string): void => {
  const item = document.querySelector<HTMLDetailsElement>(`[data-notice="${id}"]`)
  if (item === null) throw new Error(`no notice ${id}`)
  item.open = true
  fireEvent(item, new Event('toggle'))
}
const marked = (calls: readonly WireCall[]): unknown[] =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body)

let calls: WireCall[] = []
beforeEach(() => {
  calls = fakeWire({
    'POST /wps/announcements/read': { value: { announcementId: 'x', read: true, unread: 0 } },
    'POST /wps/announcements/read/all': { value: { unread: 0 } },
  })
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  clearSession()
  jest.useRealTimers()
})

test('lists title and day as YYYY-MM-DD, the popular ones marked and first (CON-05, CON-11)', () => {
  openList()
  expect(titles()).toEqual(['first', 'second', 'third'])
  const [first] = screen.getAllByRole('listitem')
  if (first === undefined) throw new Error('no notice')
  expect(within(first).getByText('Popular')).toBeTruthy()
  expect(screen.getAllByText('Popular')).toHaveLength(1)
  expect(screen.getAllByText('2026-11-01')).toHaveLength(3)
  expect(unfolded()).toEqual([])
})

test('opens with the notice of its index unfolded, before the list where it is far down (CON-05)', () => {
  openList('?index=1', [[noticesAt(1), noticePage(LIST, { chosen: LIST[1] })]])
  expect(unfolded()).toEqual(['second'])
  expect(titles()).toEqual(['first', 'second', 'third'])
  document.body.innerHTML = ''
  openList('?index=700', [[noticesAt(700), noticePage(LIST, { chosen: notice('old') })]])
  expect(unfolded()).toEqual(['old'])
  expect(titles()).toEqual(['old', 'first', 'second', 'third'])
})

test.each(['?index=9999', '?index=-1', '?index=abc', '?index='])(
  '%s is no notice: says so above the list (CON-05)',
  (query) => {
    openList(query, [
      [NOTICES_URL, noticePage(LIST)],
      [noticesAt(9999), noticePage(LIST)],
    ])
    expect(screen.getByRole('status').textContent).toBe('This announcement is no longer here')
    expect(titles()).toEqual(['first', 'second', 'third'])
  },
)

test('a member’s notice is read when it is unfolded: one call in 150 ms, then announcements are fetched anew (CON-05, B4)', async () => {
  jest.useFakeTimers()
  openList()
  const invalidateSpy = jest.spyOn(site().queries, 'invalidateQueries')
  act(() => startSession(member()))
  expect(unread()).toEqual(['first', 'second'])
  act(() => ['first', 'second', 'third', 'first'].forEach(unfold))
  expect(unread()).toEqual([])
  await act(() => jest.advanceTimersByTimeAsync(140))
  expect(marked(calls)).toEqual([{ announcementId: 'first', read: true }])
  await act(() => jest.advanceTimersByTimeAsync(20))
  expect(marked(calls)).toEqual([
    { announcementId: 'first', read: true },
    { announcementId: 'second', read: true },
  ])
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(marked(calls)).toHaveLength(2)
  expect(invalidateSpy).toHaveBeenCalled()
})

test('a mark that could not be made leaves the notice unread, and is made at the next opening (CON-05)', async () => {
  calls = fakeWire({ 'POST /wps/announcements/read': { status: 503, code: 'system_unavailable' } })
  openList()
  act(() => startSession(member()))
  act(() => unfold('second'))
  await waitFor(() => expect(unread()).toEqual(['first', 'second']))
})

test.each([
  ['a guest', null],
  ['a trial account', member(4)],
])('%s has nothing unread and marks nothing (B4)', async (_who, session) => {
  openList()
  if (session) act(() => startSession(session))
  expect(unread()).toEqual([])
  act(() => unfold('first'))
  await act(async () => undefined)
  expect(marked(calls)).toEqual([])
})

test('a member is answered what is theirs beside what the server drew for guests (CON-05)', async () => {
  fakeWire({ [`GET ${NOTICES_URL}`]: { value: noticePage([...LIST, notice('members')], { unread: 1 }) } })
  openList()
  expect(titles()).toEqual(['first', 'second', 'third'])
  act(() => startSession(member()))
  await waitFor(() => expect(titles()).toEqual(['first', 'second', 'third', 'members']))
})

test('what is read in another tab or on another device is read here (SHL-24)', () => {
  openList()
  const stop = followReading()
  act(() => startSession(member()))
  act(() => site().bus.emit('noticesRead', { ids: ['first'] }))
  expect(unread()).toEqual(['second'])
  stop()
})

test('goes on page by page, and offers to read all that is unread (CON-05)', async () => {
  calls = fakeWire({
    'GET /wps/announcements/notices?cursor=next&limit=24': { value: noticePage([notice('fourth')]) },
    'GET /wps/announcements/notices?limit=24': {
      value: noticePage(LIST, { unread: 120, nextCursor: 'next' }),
    },
    'POST /wps/announcements/read/all': { value: { unread: 0 } },
  })
  openList('', [[NOTICES_URL, noticePage(LIST, { unread: 120, nextCursor: 'next' })]])
  act(() => startSession(member()))
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(titles()).toEqual(['first', 'second', 'third', 'fourth']))
  expect(screen.getByRole('status').textContent).toBe('Unread: 99+')
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(calls.some(({ url }) => url.endsWith('/read/all'))).toBe(true))
})

test('a brand without notices says what to expect (CON-05)', () => {
  const { container } = openList('', [[NOTICES_URL, noticePage([])]])
  expect(screen.getByText('No announcements right now')).toBeTruthy()
  expect(container.querySelector('[data-screen=notice]')?.getAttribute('data-state')).toBe('empty')
})

test('asks again in its own place when the list cannot be had (LOB-27)', async () => {
  let down = true
  fakeWire({
    [`GET ${NOTICES_URL}`]: () =>
      down ? { status: 503, code: 'temporarily_unavailable' } : { value: noticePage(LIST) },
  })
  openList('', [])
  const retry = await screen.findByRole('button', { name: 'Loading failed, click to retry' })
  down = false
  fireEvent.click(retry)
  await waitFor(() => expect(titles()).toHaveLength(3))
})

test('a notice is a page of its own with title, day and text, and seeing it reads it (CON-05)', async () => {
  openAt('/m/noticeDetail?id=second', <NoticeDetailScreen />, {
    data: [[noticeUrl('second'), noticePage([notice('second')])]],
    routes,
  })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Title second')
  expect(screen.getByText('2026-11-01')).toBeTruthy()
  expect(screen.getByText('Terms of second')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All announcements' }).getAttribute('href')).toBe('/m/notice')
  expect(marked(calls)).toEqual([])
})

test.each(['?id=gone', '', `?id=${'x'.repeat(65)}`])(
  '/m/noticeDetail%s says that it is no longer here, with the way to the others (CON-05)',
  (query) => {
    openAt(`/m/noticeDetail${query}`, <NoticeDetailScreen />, {
      data: [[noticeUrl('gone'), noticePage([])]],
      routes,
    })
    expect(screen.getByText('This announcement is no longer here')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All announcements' }).getAttribute('href')).toBe('/m/notice')
  },
)
