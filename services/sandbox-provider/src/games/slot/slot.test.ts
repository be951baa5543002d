import { plus, ratio, toNumber } from '#fair/ratio'
import { gridOf, lineWin, spinAt } from '#games/slot/outcome'
import { scatterChances, slotMaximum } from '#games/slot/rtp'
import { ALL_STRIPS, BASE_STRIPS, FREE_STRIPS, LINES, PAYS, SCATTER, type Symbol } from '#games/slot/tables'

const row = (text: string): Symbol[] => [...text] as Symbol[] // reason: letters of the tables

describe('the slot', () => {
  it('has strips of known symbols, W never first, S only outside of free spins and never twice in a window', () => {
    for (const strip of ALL_STRIPS) expect(strip.join('')).toMatch(/^[WSabcd1234]+$/)
    expect(BASE_STRIPS[0]).not.toContain('W')
    expect(FREE_STRIPS[0]).not.toContain('W')
    for (const strip of FREE_STRIPS) expect(strip).not.toContain('S')
    for (const strip of BASE_STRIPS) expect(strip.filter((one) => one === 'S')).toHaveLength(1)
  })

  it('has twenty different lines and pays more for more', () => {
    expect(new Set(LINES.map(String)).size).toBe(20)
    for (const [three, four, five] of Object.values(PAYS)) expect(three < four && four < five).toBe(true)
  })

  it.each([
    ['aaaaa', { symbol: 'a', count: 5, pay: PAYS.a[2] }],
    ['aWWa1', { symbol: 'a', count: 4, pay: PAYS.a[1] }],
    ['1W1WW', { symbol: '1', count: 5, pay: PAYS['1'][2] }],
    ['bb1bb', undefined],
    ['SSSSS', undefined],
    ['1aaaa', undefined],
  ])('reads the line %s', (symbols, expected) => {
    expect(lineWin(row(symbols))).toEqual(expected)
  })

  it('pays every line once and scatters on top', () => {
    const stops = BASE_STRIPS.map((strip) => strip.indexOf('S'))
    const spin = spinAt(BASE_STRIPS, stops, 3)
    const lines = spin.wins.reduce((sum, { pay }) => sum + pay, 0)
    expect(spin.scatters).toBe(5)
    expect(spin.pay).toBe(lines * 3 + (SCATTER[5]?.pay ?? 0) * LINES.length)
  })

  it('knows the chances of scatters as counting all windows gives them', () => {
    const chances = scatterChances(BASE_STRIPS)
    expect(toNumber(chances.reduce(plus, ratio(0)))).toBe(1)
    const seen = (reel: number): number => {
      const strip = BASE_STRIPS[reel] ?? []
      return strip.filter((_, stop) => gridOf([strip], [stop])[0]?.includes('S')).length / strip.length
    }
    expect(toNumber(chances[5] ?? ratio(0))).toBeCloseTo(
      [0, 1, 2, 3, 4].map(seen).reduce((a, b) => a * b),
      12,
    )
  })

  it('never pays more than the maximum it states', () => {
    expect(slotMaximum()).toBe(400 * 59 + 25)
  })
})
