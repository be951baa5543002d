import { tightest, type Limit } from '#care/limits/guard'

const limit = (amount: bigint, over: Partial<Limit> = {}): Limit => ({
  kind: 'deposit',
  period: 'day',
  amount,
  ...over,
})

test('of two limits of one kind and period the tighter one holds, whichever comes first (MEM-09)', () => {
  const [tight, loose] = [limit(100n), limit(500n)]
  expect(tightest([tight, loose])).toEqual([tight])
  expect(tightest([loose, tight])).toEqual([tight])
})

test('limits of other kinds and periods hold beside each other (MEM-09)', () => {
  const all = [limit(100n), limit(500n, { period: 'week' }), limit(50n, { kind: 'loss' })]
  expect(tightest(all)).toEqual(all)
})
