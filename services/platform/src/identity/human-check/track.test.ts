import { isPlausible } from './track.ts'

const X = 160
const hand = Array.from({ length: 20 }, (_, i) => ({
  t: i * 18 + (i % 4),
  x: Math.round(X * (1 - (1 - i / 19) ** 2)),
}))

describe('the way of a slider’s piece (ACC-03)', () => {
  it('is a hand’s when it starts at the edge, takes its time and is never even', () => {
    expect(isPlausible({ x: X, track: hand }, 2_000)).toBe(true)
  })

  it.each([
    ['a single jump', [hand[0], { t: 200, x: X }, { t: 240, x: X }, { t: 260, x: X }]],
    ['a ruler', Array.from({ length: 17 }, (_, i) => ({ t: i * 20, x: i * 10 }))],
    ['no time', hand.map(({ t, x }) => ({ t: t / 10, x }))],
    ['time that runs back', hand.map(({ t, x }, i) => ({ t: i === 9 ? 0 : t, x }))],
    ['another end', hand.map(({ t, x }) => ({ t, x: x / 2 }))],
    ['a start in the middle', hand.map(({ t, x }) => ({ t, x: 60 + (x * 100) / X }))],
    ['two points', [hand[0], hand.at(-1)]],
    ['more time than has passed', hand.map(({ t, x }) => ({ t: t * 20, x }))],
  ])('is none with %s', (_what, track) => {
    expect(isPlausible({ x: X, track: track.flatMap((point) => point ?? []) }, 2_000)).toBe(false)
  })

  it('is a keyboard’s in whole steps and in the time they take', () => {
    const keys = (x: number, sinceMade: number): boolean => isPlausible({ x, track: [] }, sinceMade)
    expect([keys(X, 1_000), keys(X, 800), keys(X + 0.5, 5_000)]).toEqual([true, false, false])
  })
})
