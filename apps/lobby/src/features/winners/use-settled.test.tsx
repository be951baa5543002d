import { LANGUAGE_DEBOUNCE_MS } from '@site/config'
import { act, renderHook } from '@testing-library/react'
import { useSettled } from './use-settled.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a language counts once it has stood for 250 ms, and the one before it until then (LOB-08, SHL-26)', () => {
  expect(LANGUAGE_DEBOUNCE_MS).toBe(250)
  const { result, rerender } = renderHook(({ language }) => useSettled(language, LANGUAGE_DEBOUNCE_MS), {
    initialProps: { language: 'TY' },
  })
  expect(result.current).toBe('TY')
  rerender({ language: 'EN' })
  act(() => jest.advanceTimersByTime(200))
  // Changed back and forth: the wait begins anew.
  rerender({ language: 'TY' })
  rerender({ language: 'EN' })
  act(() => jest.advanceTimersByTime(249))
  expect(result.current).toBe('TY')
  act(() => jest.advanceTimersByTime(1))
  expect(result.current).toBe('EN')
})
