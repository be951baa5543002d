import { figuresOf, grouped } from '#money/record/profit/figures'

const day = (over: object = {}) => ({
  day: '2026-11-24',
  game_type: 'RNG',
  vendor: 'JL',
  rounds: 2n,
  bet: 1_050n,
  won: 200n,
  jackpot: 0n,
  ...over,
})

test('net is won and jackpot less bet, to the smallest unit of the currency (MEM-04)', () => {
  const days = [day(), day({ rounds: 1n, bet: 9_007_199_254_740_993n, won: 1n, jackpot: 5n })]
  expect(figuresOf(days, 'THB')).toEqual({
    rounds: 3,
    bet: '90071992547420.43',
    won: '2.01',
    jackpot: '0.05',
    net: '-90071992547418.37',
  })
  expect(figuresOf([day()], 'VND').net).toBe('-850')
  expect(figuresOf([day()], 'KWD').net).toBe('-0.850')
})

test('nothing played is nothing (MEM-04)', () => {
  expect(figuresOf([], 'THB')).toEqual({ rounds: 0, bet: '0.00', won: '0.00', jackpot: '0.00', net: '0.00' })
})

test('every day is in one group (MEM-04)', () => {
  const days = [day(), day({ vendor: 'GRN' }), day({ day: '2026-11-25' })]
  const sizes = [...grouped(days, ({ vendor }) => vendor)].map(([key, list]) => [key, list.length])
  expect(sizes).toEqual([
    ['JL', 2],
    ['GRN', 1],
  ])
})
