import { partsOf, rowsInView, stepTowards, type Rows } from './grid-window.ts'

const ROW = 150
const ALL = 3_334

/** Steps until the rows stand; the rows that each frame drew anew. */
function frames(from: Rows, wanted: Rows): number[] {
  const drawn: number[] = []
  let now = from
  for (let turn = 0; turn < 50; turn += 1) {
    const next = stepTowards(now, wanted)
    const kept = Math.max(0, Math.min(now.to, next.to) - Math.max(now.from, next.from))
    drawn.push(next.to - next.from - kept)
    now = next
    if (now.from === wanted.from && now.to === wanted.to) return drawn
  }
  throw new Error('the rows never stood')
}

it('keeps the rows near the view and no others (LOB-24)', () => {
  expect(rowsInView(200, 800, ROW, ALL)).toEqual({ from: 0, to: 9 })
  const { from, to } = rowsInView(-100_000, 800, ROW, ALL)
  expect(from).toBeLessThan(100_000 / ROW)
  expect(to).toBeGreaterThan(100_800 / ROW)
  expect(to - from).toBeLessThan(20)
  expect(rowsInView(-ROW * ALL * 2, 800, ROW, ALL)).toEqual({ from: ALL - 1, to: ALL })
})

it('never draws more than a few rows in one frame, however far the jump (LOB-24)', () => {
  for (const [now, wanted] of [
    [
      { from: 0, to: 9 },
      { from: 2_000, to: 2_016 },
    ],
    [
      { from: 2_000, to: 2_016 },
      { from: 0, to: 9 },
    ],
    [
      { from: 10, to: 25 },
      { from: 14, to: 29 },
    ],
    [
      { from: 10, to: 25 },
      { from: 5, to: 20 },
    ],
  ] as const)
    expect(Math.max(...frames(now, wanted))).toBeLessThanOrEqual(3)
})

it('is as tall as all rows together, and keeps the row with the focus (LOB-24)', () => {
  const rows = (focused?: number) => partsOf({ from: 100, to: 115 }, focused, ALL)
  for (const focused of [undefined, 2, 110, 3_000, 99, 115]) {
    const height = rows(focused).reduce(
      (sum, part) => sum + (part.kind === 'space' ? part.rows : part.to - part.from),
      0,
    )
    expect(height).toBe(ALL)
  }
  expect(rows(2)).toContainEqual({ kind: 'rows', from: 2, to: 3 })
  expect(rows(110).filter(({ kind }) => kind === 'rows')).toHaveLength(1)
})
