import { toPercent } from '#fair/ratio'
import { drawTime, lastDraw, openDraw } from '#games/lottery/clock'
import { lineWins } from '#games/lottery/outcome'
import { lineReturn, lotteryReturns } from '#games/lottery/rtp'
import { CLOSED_BEFORE_MS, isNumberOf, type LineKind } from '#games/lottery/tables'

const drawn = { top: '477', bottom: '60' }

describe('the lottery', () => {
  it.each<[LineKind, string, boolean]>([
    ['top3', '477', true],
    ['top3', '747', false],
    ['tod3', '747', true],
    ['tod3', '744', false],
    ['top2', '77', true],
    ['top2', '47', false],
    ['bottom2', '60', true],
    ['bottom2', '06', false],
    ['run-top', '4', true],
    ['run-top', '6', false],
    ['run-bottom', '0', true],
    ['run-bottom', '7', false],
  ])('knows whether %s %s has won', (kind, number, won) => {
    expect(lineWins(kind, number, drawn)).toBe(won)
  })

  it('returns about as much for every kind of line, also for a pair in any order', () => {
    expect(
      Object.fromEntries(Object.entries(lotteryReturns()).map(([kind, value]) => [kind, toPercent(value)])),
    ).toEqual({
      top3: '95.00',
      tod3: '94.80',
      top2: '95.00',
      bottom2: '95.00',
      'run-top': '94.85',
      'run-bottom': '95.00',
    })
    expect(toPercent(lineReturn('tod3', '122'))).toBe('94.80')
  })

  it('takes no triple in any order and no number of another length', () => {
    expect(isNumberOf('tod3', '777')).toBe(false)
    expect(isNumberOf('top3', '777')).toBe(true)
    expect(isNumberOf('top2', '7')).toBe(false)
    expect(isNumberOf('run-top', '٣')).toBe(false)
  })

  it('sells for a draw until shortly before it', () => {
    const at = drawTime(1000)
    expect(openDraw(at - CLOSED_BEFORE_MS - 1)).toBe(1000)
    expect(openDraw(at - CLOSED_BEFORE_MS)).toBe(1001)
    expect(lastDraw(at - 1)).toBe(999)
    expect(lastDraw(at)).toBe(1000)
  })
})
