import { act, screen } from '@testing-library/react'
import { lobbySite, open } from '#testing/lobby-site.tsx'
import { JackpotCounter } from './jackpot-counter.tsx'

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const number = () => document.querySelector('[data-value]')?.getAttribute('data-value')

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it.each([
  [0, 3_000, '฿1,000,100.00'],
  [0.5, 4_000, '฿1,000,150.00'],
  [0.999, 5_000, '฿1,000,200.00'],
])(
  'rises after a pause of 3, 4 or 5 s, whichever chance takes: %d, %i ms (LOB-05)',
  async (chance, ms, next) => {
    jest.spyOn(Math, 'random').mockReturnValue(chance)
    lobbySite({ wire: { 'GET /wps/game/jackpot': { value: { source: 'range', amount: '1000000.00' } } } })
    open(JackpotCounter, '/m/home')
    await pass(1)
    expect(number()).toBe('฿1,000,000.00')
    await pass(ms - 10)
    expect(number()).toBe('฿1,000,000.00')
    await pass(10)
    expect(number()).toBe(next)
  },
)

describe('the real pool', () => {
  const jackpot = { source: 'pool', min: 1_000, max: 9_000, stepMin: 100, stepMax: 200 } as const
  const open10 = async (...amounts: readonly string[]) => {
    let requests = 0
    lobbySite({
      jackpot,
      wire: {
        'GET /wps/game/jackpot': () => ({
          value: { source: 'pool', amount: amounts[Math.min(requests++, amounts.length - 1)] },
        }),
      },
    })
    open(JackpotCounter, '/m/home')
    await pass(1)
  }

  it('is shown unchanged, does not rise by itself, and is requested every 10 s (LOB-05)', async () => {
    await open10('4321.50', '4400.00')
    expect(screen.getByText('฿4,321.50')).toBeTruthy()
    await pass(9_990)
    expect(number()).toBe('฿4,321.50')
    await pass(20)
    expect(number()).toBe('฿4,400.00')
  })

  it('is hidden while it is empty (LOB-05)', async () => {
    await open10('0.00')
    expect(document.querySelector('[data-jackpot]')).toBeNull()
  })
})
