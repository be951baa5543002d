import '#testing/text-encoder.ts'
import { clearSession, startSession } from '@site/shared-api'
import { fakeWire, testRoute, type WireCall } from '@site/shared-api/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import WebEmailScreen from '#screens/web-email.screen.tsx'
import { openAt } from '#testing/open-site.tsx'

const IDS = ['1', '2', '3'].map((one) => `00000000-0000-4000-8000-00000000000${one}`)
const [FIRST = '', SECOND = '', THIRD = ''] = IDS
const mail = (id: string, title: string, read: boolean) => ({
  id,
  kind: 'money',
  title,
  preview: `About ${title}`,
  sentAt: '2026-11-20T10:00:00.000Z',
  read,
})
const MAILS = [mail(FIRST, 'Paid', false), mail(SECOND, 'Level', false), mail(THIRD, 'Welcome', true)]
const session = (type = 0) => ({
  token: 't',
  merchantCode: 'lotus',
  userName: 'mali',
  type,
  firstTimeLogin: false,
})

function open(query = '', answers: Parameters<typeof fakeWire>[0] = {}, type = 0) {
  const calls: WireCall[] = fakeWire({
    'GET /wps/mail': { value: { list: MAILS, nextCursor: null } },
    'POST /wps/mail/delete': { value: { changed: 1, unread: 1 } },
    'POST /wps/mail/restore': { value: { changed: 1, unread: 2 } },
    'POST /wps/mail/read': { value: { changed: 2, unread: 0 } },
    ...answers,
  })
  const started = openAt(`/m/webEmail${query}`, <WebEmailScreen />, {
    flags: ['MAILCEN'],
    routes: ['/m/home', '/m/webEmail'].map(testRoute),
  })
  act(() => startSession(session(type)))
  const inboxEvents = () =>
    started.facts.filter(({ name }) => name === 'inboxChanged').map(({ data }) => data)
  const requests = (path: string) => calls.filter(({ url }) => url.startsWith(path))
  return { ...started, requests, inboxEvents }
}

afterEach(() => clearSession())

test('lists messages with what is unread, each a link to itself (CON-07)', async () => {
  open()
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual(
    IDS.map((id) => `/m/webEmail?id=${id}`),
  )
  expect(rows.map((row) => row.hasAttribute('data-unread'))).toEqual([true, true, false])
  expect(within(rows[0] as HTMLElement).getByText('About Paid')).toBeTruthy()
})

test('what is unread is said by the list until the number of all has come, never that all is read (SHL-24)', async () => {
  open()
  expect(await screen.findByText('2 unread')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Mark all read' })).toBeTruthy()
})

test('an empty inbox says what will stand there (CON-07)', async () => {
  open('', { 'GET /wps/mail': { value: { list: [], nextCursor: null } } })
  expect(await screen.findByText('No messages yet')).toBeTruthy()
})

test('several are deleted at once, published to every tab, and brought back (CON-07, SHL-24)', async () => {
  const { requests, inboxEvents } = open()
  await screen.findAllByRole('listitem')
  fireEvent.click(screen.getByRole('button', { name: 'Select' }))
  const [first, second] = screen.getAllByRole('checkbox')
  fireEvent.click(first as HTMLElement)
  fireEvent.click(second as HTMLElement)
  fireEvent.click(screen.getByRole('button', { name: 'Delete (2)' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(requests('/wps/mail/delete').map(({ body }) => body)).toEqual([{ ids: [FIRST, SECOND] }])
  expect(inboxEvents()).toEqual([{ unread: 1 }])
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3))
  expect(requests('/wps/mail/restore').map(({ body }) => body)).toEqual([{ ids: [FIRST, SECOND] }])
})

test('one message is read by opening it, by a link to it too (CON-07)', async () => {
  const { requests, inboxEvents } = open(`?id=${FIRST}`, {
    [`GET /wps/mail/${FIRST}`]: {
      value: {
        id: FIRST,
        kind: 'money',
        title: 'Paid',
        content: '<p>In <b>full</b>.</p>',
        sentAt: '2026-11-20T10:00:00.000Z',
        read: false,
      },
    },
    [`POST /wps/mail/${FIRST}/read`]: { value: { changed: 1, unread: 1 } },
  })
  expect(await screen.findByRole('heading', { name: 'Paid' })).toBeTruthy()
  expect(screen.getByText('full', { selector: 'b' })).toBeTruthy()
  await waitFor(() => expect(inboxEvents()).toEqual([{ unread: 1 }]))
  expect(requests(`/wps/mail/${FIRST}/read`)).toHaveLength(1)
})

test('a message that another page has deleted is said to be gone, with the way on (CON-07)', async () => {
  open(`?id=${SECOND}`, { [`GET /wps/mail/${SECOND}`]: { status: 404, code: 'mail_unknown' } })
  expect(await screen.findByText('This message is no longer here')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All messages' }).getAttribute('href')).toBe('/m/webEmail')
})

test('a list that failed is fetched again at a tap (A8)', async () => {
  let isUp = false
  open('', {
    'GET /wps/mail': () =>
      isUp ? { value: { list: MAILS, nextCursor: null } } : { status: 404, code: 'not_found' },
  })
  const retry = await screen.findByRole('button', { name: /click to retry/ }, { timeout: 4_000 })
  isUp = true
  fireEvent.click(retry)
  expect(await screen.findAllByRole('listitem')).toHaveLength(3)
})

test('play money has no messages: nothing is fetched (B6)', async () => {
  const { requests } = open('', {}, 4)
  expect(await screen.findByText(/actual account/)).toBeTruthy()
  expect(requests('/wps/mail')).toEqual([])
})
