import { pointsOf } from '#money/rewards/points/points'

test('valid turnover gives whole points, by the price of a point and the member’s level (MEM-10)', () => {
  const terms = { perPoint: 1_000n, percent: 100 }
  expect(pointsOf(999n, terms)).toBe(0n)
  expect(pointsOf(1_000n, terms)).toBe(1n)
  expect(pointsOf(123_456n, terms)).toBe(123n)
  expect(pointsOf(123_456n, { ...terms, percent: 150 })).toBe(185n)
  expect(pointsOf(10n ** 15n, { perPoint: 1n, percent: 1_000 })).toBe(10n ** 16n)
})
