import { rowsInView, segmentsOf } from './row-window.ts'

const ROW = 72
const ALL = 100_000

test('of a hundred thousand rows those near the view stand, as high as all of them together (MEM-08)', () => {
  expect(rowsInView(300, 800, ROW, ALL)).toEqual({ from: 0, to: 19 })
  for (const top of [-1_000_000, -ROW * (ALL - 5), -ROW * ALL * 2]) {
    const rows = rowsInView(top, 800, ROW, ALL)
    expect(rows.to - rows.from).toBeLessThan(40)
    for (const focused of [undefined, 0, 50_000, ALL - 1, ALL]) {
      const high = segmentsOf(rows, focused, ALL).reduce(
        (sum, one) => sum + ('space' in one ? one.space : one.to - one.from),
        0,
      )
      expect(high).toBe(ALL)
    }
  }
  expect(rowsInView(0, 800, ROW, 0)).toEqual({ from: 0, to: 0 })
})

test('the row with the keyboard’s focus stays, wherever one scrolls (MEM-08)', () => {
  expect(segmentsOf({ from: 500, to: 530 }, 3, ALL)).toContainEqual({ from: 3, to: 4 })
  expect(segmentsOf({ from: 500, to: 530 }, 510, ALL)).toHaveLength(3)
})
