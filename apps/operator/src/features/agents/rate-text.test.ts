import { percentOf, rateIn, rateText } from '#features/agents/rate-text.ts'

test('a rate is written and read as per cent (PLT-09)', () => {
  expect(rateText(180)).toBe('1.8 %')
  expect(['1.8', '1.80', '1,8', '0.5', '12', ' 100 '].map(rateIn)).toEqual([180, 180, 180, 50, 1_200, 10_000])
  expect(rateIn(percentOf(7))).toBe(7)
})

test('what is no rate is none (PLT-09)', () => {
  expect(['', '1.', '1.234', '-1', 'x', '1 2'].map(rateIn)).toEqual(Array(6).fill(undefined))
})
