import { SEARCH_DEBOUNCE_MS } from '@site/config'
import { lobbySite } from '#testing/lobby-site.tsx'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { SearchBox } from './search-box.tsx'

beforeEach(() => {
  lobbySite({ wire: {} })
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('half a second after the last letter it searches, also after renders in between (LOB-17, A4)', () => {
  const searched: string[] = []
  let drawAgain = (): void => undefined
  // As a screen does whose games come in: the way to search is another function each time.
  function Screen() {
    const [, draw] = useState(0)
    drawAgain = () => draw((count) => count + 1)
    return <SearchBox name="" list="/m/search-games" onSearch={(wanted) => searched.push(wanted)} />
  }
  render(<Screen />)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'dragon' } })
  act(() => jest.advanceTimersByTime(SEARCH_DEBOUNCE_MS - 100))
  act(drawAgain)
  act(() => jest.advanceTimersByTime(99))
  expect(searched).toEqual([])
  act(() => jest.advanceTimersByTime(1))
  expect(searched).toEqual(['dragon'])
})
