import { drawNumbers } from './draw-numbers.ts'

test('balls are drawn once each, within the drum, in order (GAM-07)', () => {
  for (let i = 0; i < 200; i += 1) {
    const drawn = drawNumbers({ count: 6, from: 1, to: 45, unique: true })
    expect(new Set(drawn).size).toBe(6)
    expect([...drawn].sort((a, b) => a - b)).toEqual(drawn)
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...drawn)).toBeLessThanOrEqual(45)
  }
})

test('digits may fall twice and stay as they fell', () => {
  const fall = [9, 0, 9, 3]
  expect(drawNumbers({ count: 4, from: 0, to: 9, unique: false }, () => fall.shift() ?? 0)).toEqual([
    9, 0, 9, 3,
  ])
})
