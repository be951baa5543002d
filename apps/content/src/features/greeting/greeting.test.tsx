import '#testing/text-encoder.ts'
import { storage } from '@site/shared-api'
import { fakeWire, testRoute } from '@site/shared-api/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { announcement, ANNOUNCEMENTS_URL, GREETINGS_URL, groups } from '#testing/announcements.ts'
import { openAt } from '#testing/open-site.tsx'
import { GreetingWatch } from './greeting-watch.tsx'
import { Greeting } from './greeting.tsx'
import { noteShown, shownToday } from './shown-today.ts'

const GREETINGS = [
  announcement('welcome', { types: ['PU'], linkedPromotionId: 'welcome-promotion' }),
  announcement('week', { types: ['PU'], linkedPromotionId: 'over' }),
]
const DATA: [string, unknown][] = [
  [GREETINGS_URL, groups({ popup: GREETINGS })],
  [ANNOUNCEMENTS_URL, groups({ promotion: [announcement('welcome-promotion')] })],
]
const SESSION = { token: 't', merchantCode: 'lotus', userName: 'mali', type: 0, firstTimeLogin: false }

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00') })
  fakeWire({})
})
afterEach(() => jest.useRealTimers())

function openWatch(path = '/m/home') {
  history.replaceState(null, '', path)
  const home = { ...testRoute('/m/home'), id: 'home' }
  const started = openAt(path, <GreetingWatch />, { data: DATA, routes: [home, testRoute('/m/activity')] })
  const requested = (): number => started.facts.filter(({ name }) => name === 'popupRequested').length
  const signIn = async (): Promise<void> => {
    const { startSession } = await import('@site/shared-api')
    act(() => startSession(SESSION))
  }
  return { ...started, requested, signIn }
}
const pass = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms))

test('a guest is not greeted, a member is, once (LOB-03)', async () => {
  const { requested, signIn, facts } = openWatch()
  await pass(5_000)
  expect(requested()).toBe(0)
  await signIn()
  await pass(5_000)
  expect(facts.at(-1)).toMatchObject({ name: 'popupRequested', data: { popup: 'announcements' } })
  await pass(60_000)
  expect(requested()).toBe(1)
})

test('waits until nothing lies over the page (LOB-03)', async () => {
  const { requested, signIn } = openWatch()
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  document.body.append(dialog)
  await signIn()
  await pass(5_000)
  expect(requested()).toBe(0)
  dialog.remove()
  await pass(5_000)
  expect(requested()).toBe(1)
})

test('waits until the member is at home (LOB-03)', async () => {
  const { requested, signIn } = openWatch('/m/activity')
  await signIn()
  await pass(5_000)
  expect(requested()).toBe(0)
  history.replaceState(null, '', '/m/home')
  act(() => void fireEvent.popState(window))
  await pass(5_000)
  expect(requested()).toBe(1)
})

test('what was shown today does not come again until tomorrow (LOB-03)', async () => {
  const { requested, signIn } = openWatch()
  noteShown(['welcome', 'week'])
  await signIn()
  await pass(5_000)
  expect(requested()).toBe(0)
  jest.setSystemTime(new Date('2026-11-22T00:01:00'))
  expect(shownToday()).toEqual([])
})

test.each(['{', 'null', '[]', '{"day":1}', '{"day":"Sat Nov 21 2026","ids":"welcome"}'])(
  'unreadable memory is none: %s',
  (text) => {
    storage.set('greetingsShown', text)
    expect(shownToday()).toEqual([])
    storage.remove('greetingsShown')
  },
)

test('shows what is new of today and leads to a promotion that still runs (LOB-03, CON-02)', () => {
  const { container, facts } = openAt('/m/home', <Greeting />, { data: DATA })
  const slides = [...container.querySelectorAll('[data-announcement]')]
  expect(slides.map((slide) => slide.getAttribute('data-announcement'))).toEqual(['welcome', 'week'])
  expect(shownToday()).toEqual(['welcome', 'week'])
  expect(screen.getByRole('button', { name: 'Next announcement' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'See the promotion' }))
  expect(facts.at(-1)?.data).toEqual({
    popup: 'promotion',
    params: { id: 'welcome-promotion', title: 'Title welcome-promotion' },
  })
})
