import { periodAt } from './period.ts'

const NOW = new Date('2026-11-29T18:30:00Z')
const boundsOf = (period: 'day' | 'week' | 'month', now = NOW, zone = 'Asia/Bangkok') => {
  const found = periodAt(period, now, zone)
  return [found?.from.toISOString(), found?.to.toISOString()]
}

describe('the periods of limits, by the brand’s clock (MEM-09)', () => {
  it('begin at midnight there, weeks on Monday, months on the first', () => {
    // In Bangkok it is already Monday the 30th.
    expect(boundsOf('day')).toEqual(['2026-11-29T17:00:00.000Z', '2026-11-30T17:00:00.000Z'])
    expect(boundsOf('week')).toEqual(['2026-11-29T17:00:00.000Z', '2026-12-06T17:00:00.000Z'])
    expect(boundsOf('month')).toEqual(['2026-10-31T17:00:00.000Z', '2026-11-30T17:00:00.000Z'])
    expect(periodAt('round', NOW, 'Asia/Bangkok')).toBeUndefined()
  })

  it('are as long as the clocks there make them', () => {
    const [from, to] = boundsOf('day', new Date('2026-10-25T12:00:00Z'), 'Europe/Malta')
    expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(25 * 3_600_000)
  })
})
