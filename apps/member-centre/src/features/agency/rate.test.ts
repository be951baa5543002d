import { rateText, typedRate } from './rate.ts'

test('a rate is read and written exactly, in hundredths of a per cent (MEM-08)', () => {
  expect(['1.8', '1,85', ' 0.29 %', '100', '0', '7.'].map(typedRate)).toEqual([180, 185, 29, 10_000, 0, 700])
  expect(['', 'x', '-1', '1.234', '100.01', '1e2', '1.8.1'].map(typedRate)).toEqual(
    Array.from({ length: 7 }, () => undefined),
  )
  expect([180, 29, 10_000, 0].map(rateText)).toEqual(['1.8 %', '0.29 %', '100 %', '0 %'])
})
