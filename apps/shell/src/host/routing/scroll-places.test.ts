import { historyEntry, navigate } from '@site/shared-api'
import { waitFor } from '@testing-library/react'
import { startShell } from '#testing/start-shell.tsx'
import { followScroll } from './scroll-places.ts'

const scrollTo = jest.fn(({ top }: { top: number }) => move(top))

function move(top: number): void {
  Object.defineProperty(globalThis, 'scrollY', { value: top, configurable: true })
  dispatchEvent(new Event('scroll'))
}
function tall(height: number): void {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true })
}

beforeAll(() => {
  Object.defineProperty(globalThis, 'scrollTo', { value: scrollTo, writable: true })
  startShell({ at: '/m/slot' })
  followScroll()
})

test('a step keeps the place of the page it leaves, and back waits until the page is tall enough again (LOB-24)', async () => {
  const list = historyEntry()
  expect(list).toBeDefined()
  move(2_400)
  navigate('/m/activity')
  expect(historyEntry()).not.toBe(list)
  expect(scrollY).toBe(0)
  tall(900)
  history.back()
  await waitFor(() => expect(historyEntry()).toBe(list))
  expect(scrollY).toBe(0)
  tall(6_000)
  await waitFor(() => expect(scrollY).toBe(2_400))
})

test('another address in the same place of the history keeps that place (LOB-24)', () => {
  const list = historyEntry()
  navigate('/m/slot?vassalage=JL', { replace: true })
  expect(historyEntry()).toBe(list)
})

test('a player who scrolls on the way back is left alone (LOB-24)', async () => {
  move(2_400)
  navigate('/m/activity')
  tall(900)
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/m/slot'))
  dispatchEvent(new Event('wheel'))
  move(120)
  tall(6_000)
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
  expect(scrollY).toBe(120)
})
