import { showToast } from '@site/shared-api'
import { act, fireEvent, screen } from '@testing-library/react'
import { draw, startShell } from '#testing/start-shell.tsx'
import { ToastHost } from './toast-host.tsx'

beforeEach(() => {
  jest.useFakeTimers()
  startShell()
  draw(<ToastHost />)
})
afterEach(() => jest.useRealTimers())

const pass = (ms: number): void => act(() => void jest.advanceTimersByTime(ms))

test('shows a toast for 1.5 s when nothing else is said (SHL-21)', () => {
  act(() => showToast('Saved'))
  pass(1_499)
  expect(screen.getByText('Saved')).toBeTruthy()
  pass(1)
  expect(screen.queryByText('Saved')).toBeNull()
})

test.each([1_000, 2_000, 3_000, 8_000])('keeps a toast for its own %i ms (SHL-21)', (ms) => {
  act(() => showToast('Copied', 'success', ms))
  pass(ms - 1)
  expect(screen.getByText('Copied')).toBeTruthy()
  pass(1)
  expect(screen.queryByText('Copied')).toBeNull()
})

test('speaks an error at once and anything else in turn', () => {
  act(() => {
    showToast('Refused', 'error')
    showToast('Saved')
  })
  expect(screen.getByRole('alert').textContent).toBe('Refused')
  expect(screen.getByRole('status').textContent).toBe('Saved')
})

test('keeps three at most: the oldest gives way', () => {
  act(() => ['one', 'two', 'three', 'four'].forEach((text) => showToast(text)))
  expect(screen.getByRole('status').textContent).toBe('twothreefour')
})

test('says the same thing once', () => {
  act(() => showToast('Saved'))
  pass(1_000)
  act(() => showToast('Saved'))
  expect(screen.getAllByText('Saved')).toHaveLength(1)
  pass(1_000)
  expect(screen.getByText('Saved')).toBeTruthy()
})

test('goes away on a tap', () => {
  act(() => showToast('Saved'))
  act(() => void fireEvent.click(screen.getByText('Saved')))
  expect(screen.queryByText('Saved')).toBeNull()
})

test('stays while a finger rests on it, then for the time that was left', () => {
  act(() => showToast('Saved'))
  pass(1_000)
  act(() => void fireEvent.pointerDown(screen.getByText('Saved')))
  pass(10_000)
  expect(screen.getByText('Saved')).toBeTruthy()
  act(() => void fireEvent.pointerUp(screen.getByText('Saved')))
  pass(499)
  expect(screen.getByText('Saved')).toBeTruthy()
  pass(1)
  expect(screen.queryByText('Saved')).toBeNull()
})
