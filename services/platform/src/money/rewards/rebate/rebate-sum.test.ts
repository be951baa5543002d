import { rateFor, rateText, rebateOf } from '#money/rewards/rebate/rebate-sum'

test('rebate is turnover times the brand’s rate times the level’s share, rounded down (MEM-11)', () => {
  // 0.6 % of 1,000.00
  expect(rebateOf(100_000n, { rate: 60, percent: 100 })).toBe(600n)
  // at 120 %: 0.72 %
  expect(rebateOf(100_000n, { rate: 60, percent: 120 })).toBe(720n)
  expect(rebateOf(166n, { rate: 60, percent: 100 })).toBe(0n)
  expect(rebateOf(167n, { rate: 60, percent: 100 })).toBe(1n)
  expect(rebateOf(-5n, { rate: 60, percent: 100 })).toBe(0n)
  expect([rateText({ rate: 60, percent: 120 }), rateText({ rate: 60, percent: 100 })]).toEqual([
    '0.72',
    '0.6',
  ])
})

test('a provider’s own rate goes before that of the type, and what is not named has none (MEM-11)', () => {
  const rates = {
    rebateTypes: [{ code: 'RNG', rate: 60 }],
    rebateVendors: [{ code: 'JL', rate: 0 }],
  }
  expect(rateFor(rates, 'RNG', 'SBX')).toBe(60)
  expect(rateFor(rates, 'RNG', 'JL')).toBe(0)
  expect(rateFor(rates, 'LIVE', 'SBX')).toBe(0)
})
