import { arranged, pageAfter } from './lobby-order.ts'

const row = (id: number, hot_rank: number | null, is_new: boolean) => ({
  node_id: BigInt(id),
  hot_rank,
  is_new,
})

test('hot and new are as the brand says, and as the catalogue says where it says nothing (LOB-02)', () => {
  const rows = [row(1, 5, true), row(2, null, false)]
  expect(arranged(rows, { hot: null, new: null })).toEqual(rows)
  expect(arranged(rows, { hot: ['2'], new: [] })).toEqual([row(1, null, false), row(2, 0, false)])
})

test('every game is on one page, the brand’s first games before the others', () => {
  const [first, others] = [
    [1, 2, 3],
    [10, 11, 12, 13],
  ]
  const seen: number[] = []
  for (const offset of [0, 2, 4, 6, 8]) {
    const { skip, take, rest } = pageAfter(first.length, { limit: 2, offset })
    seen.push(...first.slice(skip, skip + take), ...others.slice(rest.offset, rest.offset + rest.limit))
  }
  expect(seen).toEqual([...first, ...others])
})
