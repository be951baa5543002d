import '#testing/text-encoder.ts'
import { fakeWire, testRoute } from '@site/shared-api/testing'
import { screen } from '@testing-library/react'
import LobbyNewsSlot from '#slots/lobby-news.slot.tsx'
import { announcement } from '#testing/announcements.ts'
import { openAt } from '#testing/open-site.tsx'

const NEWS_URL = '/wps/announcements/lobbyNews'
const open = (list: unknown[]) =>
  openAt('/m/home', <LobbyNewsSlot />, {
    data: [[NEWS_URL, { list }]],
    routes: ['/m/home', '/m/notice', '/m/noticeDetail'].map(testRoute),
  })

beforeEach(() => void fakeWire({}))

test('each of the news leads to its page, and one link to all announcements (CON-11)', () => {
  open([announcement('a b', { url: null }), announcement('two')])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/m/notice',
    '/m/noticeDetail?id=a%20b',
    '/m/noticeDetail?id=two',
  ])
  expect(screen.getByRole('region', { name: 'News' })).toBeTruthy()
  expect(screen.getAllByText('2026-11-01')).toHaveLength(2)
})

test('a brand without news has no empty section (CON-11)', () => {
  expect(open([]).container.innerHTML).toBe('')
})
