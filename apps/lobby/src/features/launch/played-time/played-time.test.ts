import { PLAY_PAUSE_MS, REALITY_CHECK_MS } from '@site/config'
import { clockText, isDue, stretchAt } from './played-time.ts'

const AT = 1_700_000_000_000

describe('the time a player has played (GAM-06)', () => {
  it('goes on after a reload and begins anew after a long pause', () => {
    const first = stretchAt(AT, undefined)
    expect(first).toEqual({ since: AT, seen: AT, checks: 0 })
    expect(stretchAt(AT + 60_000, first)).toEqual({ since: AT, seen: AT + 60_000, checks: 0 })
    const later = AT + PLAY_PAUSE_MS
    expect(stretchAt(later, first)).toEqual({ since: later, seen: later, checks: 0 })
    expect(stretchAt(AT - 1, first).since).toBe(AT - 1)
  })

  it('is due every half hour, once each', () => {
    const stretch = { since: AT, seen: AT, checks: 0 }
    expect(isDue(stretch, AT + REALITY_CHECK_MS - 1)).toBe(false)
    expect(isDue(stretch, AT + REALITY_CHECK_MS)).toBe(true)
    expect(isDue({ ...stretch, checks: 1 }, AT + REALITY_CHECK_MS)).toBe(false)
    expect(isDue({ ...stretch, checks: 1 }, AT + 2 * REALITY_CHECK_MS)).toBe(true)
  })

  it('is read like a clock', () => {
    expect([0, 9_999, 754_000, 3_724_000].map(clockText)).toEqual(['0:00', '0:09', '12:34', '1:02:04'])
  })
})
