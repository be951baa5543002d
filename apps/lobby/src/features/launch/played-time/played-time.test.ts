import { PLAY_PAUSE_MS, REALITY_CHECK_MS } from '@site/config'
import { clockText, isDue, playPeriodAt } from './played-time.ts'

const AT = 1_700_000_000_000

describe('the time a player has played (GAM-06)', () => {
  it('goes on after a reload and begins anew after a long pause', () => {
    const first = playPeriodAt(AT, undefined)
    expect(first).toEqual({ since: AT, seen: AT, checks: 0 })
    expect(playPeriodAt(AT + 60_000, first)).toEqual({ since: AT, seen: AT + 60_000, checks: 0 })
    const later = AT + PLAY_PAUSE_MS
    expect(playPeriodAt(later, first)).toEqual({ since: later, seen: later, checks: 0 })
    expect(playPeriodAt(AT - 1, first).since).toBe(AT - 1)
  })

  it('is due every half hour, once each', () => {
    const period = { since: AT, seen: AT, checks: 0 }
    expect(isDue(period, AT + REALITY_CHECK_MS - 1)).toBe(false)
    expect(isDue(period, AT + REALITY_CHECK_MS)).toBe(true)
    expect(isDue({ ...period, checks: 1 }, AT + REALITY_CHECK_MS)).toBe(false)
    expect(isDue({ ...period, checks: 1 }, AT + 2 * REALITY_CHECK_MS)).toBe(true)
  })

  it('is read like a clock', () => {
    expect([0, 9_999, 754_000, 3_724_000].map(clockText)).toEqual(['0:00', '0:09', '12:34', '1:02:04'])
  })
})
