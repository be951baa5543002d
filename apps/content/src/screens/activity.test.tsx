import '#testing/text-encoder.ts'
import { changeLanguage } from '@site/shared-api'
import { fakeWire, type WireAnswer } from '@site/shared-api/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import TY from '#messages/TY.json'
import ActivityDetailScreen from '#screens/activity-detail.screen.tsx'
import ActivityScreen from '#screens/activity.screen.tsx'
import PromotionSlot from '#slots/promotion.slot.tsx'
import { announcement, ANNOUNCEMENTS_URL, CATEGORIES_URL, groups } from '#testing/announcements.ts'
import { openAt } from '#testing/open-site.tsx'

const PROMOTIONS = [
  announcement('welcome', {
    promoAnnouncementCategoryIds: ['new'],
    announcementImages: [
      { sequence: 2, url: '/img/banner/second/824.webp' },
      { sequence: 1, url: '/img/banner/cover/824.webp' },
    ],
  }),
  announcement('weekly', { promoAnnouncementCategoryIds: ['slots'], endDate: null, noExpiry: 1 }),
  announcement('both', { promoAnnouncementCategoryIds: ['new', 'slots'] }),
]
const CATEGORIES = {
  list: [
    { id: 'new', title: 'New players' },
    { id: 'slots', title: 'Slots' },
    { id: 'empty', title: 'Nothing here' },
  ],
}
const DATA: [string, unknown][] = [
  [ANNOUNCEMENTS_URL, groups({ promotion: PROMOTIONS })],
  [CATEGORIES_URL, CATEGORIES],
]

const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
const scrolled: unknown[] = []

beforeEach(() => {
  fakeWire({})
  scrolled.length = 0
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.getAttribute('data-promotion'))
  }
  Object.defineProperty(globalThis, 'CSS', { value: { escape: (text: string) => text }, configurable: true })
})

test('the category menu filters the promotions and offers no empty category (CON-01)', () => {
  openAt('/m/activity', <ActivityScreen />, { data: DATA })
  expect(titles()).toEqual(['Title welcome', 'Title weekly', 'Title both'])
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All',
    'New players',
    'Slots',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Slots' }))
  expect(titles()).toEqual(['Title weekly', 'Title both'])
  expect(screen.getByRole('button', { name: 'Slots' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'All' }))
  expect(titles()).toHaveLength(3)
})

test('dates read YYYY/MM/DD, and a promotion without an end says that it is long-term (CON-01)', () => {
  openAt('/m/activity', <ActivityScreen />, { data: DATA })
  expect(screen.getAllByText('2026/11/01')).toHaveLength(2)
  expect(screen.getAllByText('2026/12/31')).toHaveLength(2)
  expect(screen.getAllByText('Long-term promotion')).toHaveLength(1)
})

test('noExpiry 1 says long-term, whatever the end date (B2, CON-01)', () => {
  const endless = announcement('endless', { noExpiry: 1, endDate: '2026-12-31' })
  openAt('/m/activity', <ActivityScreen />, {
    data: [
      [ANNOUNCEMENTS_URL, groups({ promotion: [endless] })],
      [CATEGORIES_URL, CATEGORIES],
    ],
  })
  expect(screen.getByText('Long-term promotion')).toBeTruthy()
  expect(screen.queryByText('2026/12/31')).toBeNull()
})

test('the cover is the picture with sequence 1 (CON-01)', () => {
  const { container } = openAt('/m/activity', <ActivityScreen />, { data: DATA })
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/img/banner/cover/960.webp')
})

test('a tap opens the promotion over the list; the link leads to its own page (CON-01)', () => {
  const { facts, visits } = openAt('/m/activity', <ActivityScreen />, { data: DATA })
  const link = screen.getByRole('link', { name: /Title weekly/ })
  expect(link.getAttribute('href')).toBe('/m/activityDetail?id=weekly')
  fireEvent.click(link)
  expect(facts.at(-1)).toMatchObject({
    name: 'popupRequested',
    data: { popup: 'promotion', params: { id: 'weekly', title: 'Title weekly' } },
  })
  expect(visits).toEqual([])
})

test('?id= scrolls to that promotion and opens it (CON-01)', () => {
  const { facts } = openAt('/m/activity?id=both', <ActivityScreen />, { data: DATA })
  expect(scrolled).toEqual(['both'])
  expect(facts.filter(({ name }) => name === 'popupRequested')).toHaveLength(1)
  expect(facts.at(-1)?.data).toMatchObject({ params: { id: 'both' } })
})

test('an unknown ?id= changes nothing', () => {
  const { facts } = openAt('/m/activity?id=gone', <ActivityScreen />, { data: DATA })
  expect(facts).toEqual([])
  expect(scrolled).toEqual([])
})

test('a change of language fetches the promotions anew and keeps the list until they are there (CON-04)', async () => {
  let answer = (_: WireAnswer): void => undefined
  const calls = fakeWire({
    'GET /m/-/messages/test/TY.json': { file: { content: TY, common: {} } },
    'GET /wps/announcements': () => new Promise<WireAnswer>((resolve) => (answer = resolve)),
    [`GET ${CATEGORIES_URL}`]: {
      value: {
        list: [
          { id: 'new', title: 'สมาชิกใหม่' },
          { id: 'slots', title: 'สล็อต' },
        ],
      },
    },
  })
  openAt('/m/activity', <ActivityScreen />, { data: DATA })
  await act(() => changeLanguage('TY'))
  await screen.findByRole('button', { name: 'สล็อต' })
  expect(titles()).toEqual(['Title welcome', 'Title weekly', 'Title both'])
  expect(screen.getByText('โปรโมชันระยะยาว')).toBeTruthy()
  const thai = PROMOTIONS.map((promotion) => ({ ...promotion, title: `ไทย ${promotion.id}` }))
  await act(async () => answer({ value: groups({ promotion: thai }) }))
  await waitFor(() => expect(titles()).toEqual(['ไทย welcome', 'ไทย weekly', 'ไทย both']))
  expect(calls.at(-1)?.headers['Language']).toBe('TY')
})

test('without promotions the page says so', () => {
  const { container } = openAt('/m/activity', <ActivityScreen />, {
    data: [
      [ANNOUNCEMENTS_URL, groups()],
      [CATEGORIES_URL, { list: [] }],
    ],
  })
  expect(container.querySelector('[data-screen=activity]')?.getAttribute('data-state')).toBe('empty')
  expect(screen.getByText('No promotions right now')).toBeTruthy()
})

test('a failed load is retried in its own place (LOB-27)', async () => {
  let down = true
  const answer = (): WireAnswer =>
    down ? { status: 503, code: 'temporarily_unavailable' } : { value: groups({ promotion: PROMOTIONS }) }
  fakeWire({ 'GET /wps/announcements': answer, [`GET ${CATEGORIES_URL}`]: { value: CATEGORIES } })
  openAt('/m/activity', <ActivityScreen />)
  const retry = await screen.findByRole('button', { name: 'Loading failed, click to retry' })
  down = false
  fireEvent.click(retry)
  await waitFor(() => expect(titles()).toHaveLength(3))
})

test('without its categories the list still shows', async () => {
  fakeWire({ [`GET ${CATEGORIES_URL}`]: { status: 503, code: 'temporarily_unavailable' } })
  openAt('/m/activity', <ActivityScreen />, { data: DATA.slice(0, 1) })
  await waitFor(() => expect(titles()).toHaveLength(3))
  expect(screen.queryByRole('button')).toBeNull()
})

test('a promotion’s own page shows picture, title, dates and terms (CON-01)', () => {
  const { container } = openAt('/m/activityDetail?id=welcome', <ActivityDetailScreen />, { data: DATA })
  expect(screen.getByRole('heading', { name: 'Title welcome' })).toBeTruthy()
  expect(screen.getByText('Terms of welcome')).toBeTruthy()
  expect(container.querySelector('img')?.getAttribute('fetchpriority')).toBe('high')
})

test('the page of a promotion that has ended leads to the others', () => {
  const { visits } = openAt('/m/activityDetail?id=gone', <ActivityDetailScreen />, { data: DATA })
  fireEvent.click(screen.getByRole('link', { name: 'See all promotions' }))
  expect(visits).toEqual([{ to: '/m/activity', replace: false }])
})

test('the popup shows the promotion it was opened for, without saying its title twice', () => {
  openAt('/m/activity', <PromotionSlot params={{ id: 'weekly', title: 'Title weekly' }} />, { data: DATA })
  expect(screen.getByText('Terms of weekly')).toBeTruthy()
  expect(screen.queryByRole('heading')).toBeNull()
})
