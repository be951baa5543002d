import '#testing/text-encoder.ts'
import { SiteRoot } from '@site/shared-api'
import { fakeWire, startTestSite, testRoute } from '@site/shared-api/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import EN from '#messages/EN.json'
import NoticesSlot from '#slots/notices.slot.tsx'
import TickerSlot from '#slots/ticker.slot.tsx'
import { announcement, ANNOUNCEMENTS_URL, groups } from '#testing/announcements.ts'
import { giveMedia } from '#testing/open-site.tsx'

const NOTICES = ['one', 'two'].map((id) => announcement(id, { types: ['PL'] }))

interface Motion {
  readonly frames: Keyframe[]
  readonly timing: KeyframeAnimationOptions
  state: string
}
const motions: Motion[] = []

beforeEach(() => {
  fakeWire({})
  motions.length = 0
  // jsdom lays nothing out and moves nothing: a line of 300 px in a window of 100 px.
  Object.defineProperty(Element.prototype, 'scrollWidth', { value: 300, configurable: true })
  Object.defineProperty(Element.prototype, 'clientWidth', { value: 100, configurable: true })
  Object.defineProperty(Element.prototype, 'animate', {
    configurable: true,
    value: (frames: Keyframe[], timing: KeyframeAnimationOptions) => {
      const motion: Motion = { frames, timing, state: 'running' }
      motions.push(motion)
      return {
        play: () => void (motion.state = 'running'),
        pause: () => void (motion.state = 'paused'),
        cancel: () => void (motion.state = 'gone'),
      }
    },
  })
})

function open({ still = false, notices = NOTICES } = {}) {
  giveMedia(still)
  const started = startTestSite({
    messages: { content: EN },
    data: [[ANNOUNCEMENTS_URL, groups({ player: notices })]],
  })
  return {
    ...started,
    ...render(
      <SiteRoot>
        <TickerSlot />
      </SiteRoot>,
    ),
  }
}

test('announcements move in about 30 steps a second and can be paused (LOB-03)', () => {
  open()
  const [motion] = motions
  const steps = (motion?.frames ?? [])
    .map(({ easing }) => Number(/^steps\((\d+)\)$/.exec(easing ?? '')?.[1] ?? 0))
    .reduce((sum, count) => sum + count, 0)
  expect(Math.round(steps / (Number(motion?.timing.duration) / 1000))).toBe(30)
  fireEvent.click(screen.getByRole('button', { name: 'Pause announcements' }))
  expect(motion?.state).toBe('paused')
  fireEvent.click(screen.getByRole('button', { name: 'Play announcements' }))
  expect(motion?.state).toBe('running')
})

test('with reduced motion announcements are turned one by one (SHL-15)', () => {
  open({ still: true })
  expect(motions).toEqual([])
  expect(screen.getByText('Title one')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Next announcement' }))
  expect(screen.getByText('Title two')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Next announcement' }))
  expect(screen.getByText('Title one')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Previous announcement' }))
  expect(screen.getByText('Title two')).toBeTruthy()
})

test('a tap on an announcement opens the list with that one unfolded (LOB-03)', () => {
  const { facts } = open()
  fireEvent.click(screen.getByText('Title two'))
  expect(facts.at(-1)).toMatchObject({
    name: 'popupRequested',
    data: { popup: 'notices', params: { title: 'Announcements', id: 'two' } },
  })
  fireEvent.click(screen.getByRole('button', { name: /Open announcements/ }))
  expect(facts.at(-1)?.data).toEqual({ popup: 'notices', params: { title: 'Announcements' } })
})

test('the list shows title and start date, and the text of the unfolded one (LOB-03)', () => {
  giveMedia()
  startTestSite({
    messages: { content: EN },
    routes: ['/m/notice'].map(testRoute),
    data: [[ANNOUNCEMENTS_URL, groups({ player: NOTICES })]],
  })
  const { container } = render(
    <SiteRoot>
      <NoticesSlot params={{ id: 'two' }} />
    </SiteRoot>,
  )
  expect(screen.getAllByText('2026/11/01')).toHaveLength(2)
  const open = [...container.querySelectorAll('details')].filter((one) => one.open)
  expect(open.map(({ textContent }) => textContent)).toEqual(['Title two2026/11/01Terms of two'])
  expect(screen.getByRole('link').getAttribute('href')).toBe('/m/notice')
})

test('a brand without announcements has no empty line (MOD-05)', () => {
  expect(open({ notices: [] }).container.innerHTML).toBe('')
})
