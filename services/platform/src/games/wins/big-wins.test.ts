import { BigWins } from './big-wins.ts'

test('of simultaneous wins one a second is published per brand, the first and then the biggest (LOB-08)', () => {
  jest.useFakeTimers()
  const published: string[] = []
  const wins = new BigWins(({ merchant, id }) => void published.push(`${merchant} ${id}`))
  const offer = (merchant: string, amount: bigint) => wins.offer({ merchant, id: `${amount}`, amount })
  for (const amount of [500n, 100n, 900n, 300n]) offer('lotus', amount)
  offer('coral', 100n)
  expect(published).toEqual(['lotus 500', 'coral 100'])
  jest.advanceTimersByTime(1_000)
  expect(published).toEqual(['lotus 500', 'coral 100', 'lotus 900'])
  offer('lotus', 200n)
  jest.advanceTimersByTime(999)
  expect(published).toHaveLength(3)
  jest.advanceTimersByTime(5_000)
  offer('lotus', 100n)
  expect(published.slice(3)).toEqual(['lotus 200', 'lotus 100'])
  jest.useRealTimers()
})
