import { hideLoading, showLoading } from '@site/shared-api'
import { LOADING_LONG_MS, LOADING_SET_PASSWORD_MS } from '@site/config'
import { act, screen } from '@testing-library/react'
import { draw, startShell } from '#testing/start-shell.tsx'
import { LoadingHost } from './loading-host.tsx'

const shown = (): string | null => screen.queryByRole('status')?.textContent ?? null

beforeEach(() => {
  jest.useFakeTimers()
  startShell()
  draw(<LoadingHost />)
})
afterEach(() => jest.useRealTimers())

test.each([
  [undefined, 10_000],
  [LOADING_SET_PASSWORD_MS, 15_000],
  [LOADING_LONG_MS, 9_999_000],
])('a wait of %s ends by itself after %i ms (SHL-21)', (limitMs, durationMs) => {
  act(() => showLoading('Please wait…', limitMs))
  expect(shown()).toBe('Please wait…')
  act(() => jest.advanceTimersByTime(durationMs - 1))
  expect(shown()).not.toBeNull()
  act(() => jest.advanceTimersByTime(1))
  expect(shown()).toBeNull()
})

test('ends when it is hidden, and a new wait has its whole time (SHL-21)', () => {
  act(() => showLoading())
  expect(shown()).toBe('Loading…')
  act(() => jest.advanceTimersByTime(9_000))
  act(() => hideLoading())
  expect(shown()).toBeNull()
  act(() => showLoading())
  act(() => jest.advanceTimersByTime(9_000))
  expect(shown()).toBe('Loading…')
})
