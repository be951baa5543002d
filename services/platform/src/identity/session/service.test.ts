import { endOf, renewedEnd, type SessionState } from './service.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const NOW = new Date('2026-11-21T12:00:00Z')
const after = (ms: number): Date => new Date(NOW.getTime() + ms)

describe('the end of a session (SHL-34)', () => {
  const alive: SessionState = { expires_at: after(1), revoked_at: null, ended_by: null, status: 'active' }

  it('is two hours after it was used, and a week after it began however often that was', () => {
    expect(renewedEnd(NOW, NOW)).toEqual(after(2 * HOUR_MS))
    expect(renewedEnd(after(-6 * DAY_MS), NOW)).toEqual(after(2 * HOUR_MS))
    expect(renewedEnd(after(HOUR_MS - 7 * DAY_MS), NOW)).toEqual(after(HOUR_MS))
  })

  it.each<[string, Partial<SessionState>, string | undefined]>([
    ['nothing while it lives', {}, undefined],
    ['the time when it has run out', { expires_at: NOW }, 'expired'],
    [
      'who ended it, also when its time is over since',
      { revoked_at: after(-9), ended_by: 'elsewhere', expires_at: NOW },
      'elsewhere',
    ],
    ['the operator, where nothing is written', { revoked_at: after(-9) }, 'revoked'],
    ['the member, who keeps away from play', { barred: true, expires_at: NOW }, 'excluded'],
    ['the operator, whose account is closed', { status: 'disabled' }, 'revoked'],
  ])('says %s', (_what, state, reason) => {
    expect(endOf({ ...alive, ...state }, NOW)).toBe(reason)
  })
})
