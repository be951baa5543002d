import { barsOf } from './bars.ts'

const day = (net: string, at = 0) => ({ day: `2026-11-0${at + 1}`, value: net })

test('gains stand on the line of nothing, losses hang from it, each in its share (MEM-04)', () => {
  const { bars, zero } = barsOf([day('30.00'), day('-10.00', 1), day('0.00', 2)])
  expect(zero).toBe(75)
  expect(bars.map(({ top, height, isGain }) => [top, height, isGain])).toEqual([
    [0, 75, true],
    [75, 25, false],
    [75, 0, false],
  ])
})

test('what is not nothing is seen beside a very large day (MEM-04)', () => {
  const { bars } = barsOf([day('1000000.00'), day('-0.01', 1)])
  expect(bars[1]?.height).toBeGreaterThan(1)
})

test('days without a result are a line in the middle (MEM-04)', () => {
  expect(barsOf([day('0.00'), day('0.00', 1)])).toMatchObject({
    zero: 50,
    bars: [{ height: 0 }, { height: 0 }],
  })
})
