import { reckon, tierOf, type Standing } from '#agents/pay/reckoning'

const tier = (least: string, rate: number, leastActive = 0) => ({ least, leastActive, rate })
const daily = (...tiers: object[]) => ({ kind: 'daily', tiers })
const standing = (more: Partial<Standing>): Standing => ({
  contract_id: 'c',
  agent_id: 'top',
  upline_id: null,
  terms: daily(tier('500.00', 50), tier('1000.00', 100, 2)),
  basis: 0n,
  active: 0,
  ...more,
})
const amounts = (...all: Standing[]) =>
  reckon(all, 'THB').map(({ agentId, amount, passedOn, rate }) => [agentId, rate, passedOn, amount])

test.each([
  [49_999n, 9, 0, 0n],
  [50_000n, 0, 50, 250n],
  // The next step wants two active members.
  [150_000n, 1, 50, 750n],
  [150_000n, 2, 100, 1_500n],
  // Rounded down.
  [50_199n, 0, 50, 250n],
  [-200_000n, 9, 0, 0n],
])('of %s with %i active the step is %i and gives %s (MEM-08)', (basis, active, rate, amount) => {
  expect(amounts(standing({ basis, active }))).toEqual([['top', rate, 0n, amount]])
})

test('the step after the one that is reached is what is missing (MEM-08)', () => {
  const { terms } = standing({})
  expect(tierOf(terms, { basis: 60_000n, active: 0 }, 'THB')).toEqual({
    reached: tier('500.00', 50),
    next: tier('1000.00', 100, 2),
  })
  expect(tierOf(terms, { basis: 1n, active: 0 }, 'THB')).toEqual({ reached: null, next: tier('500.00', 50) })
})

test('what downlines get by contracts with an agent is the agent’s less, never below nothing; what the brand gives them is not (MEM-08)', () => {
  const top = standing({ basis: 150_000n, active: 2 })
  const share = (agent_id: string, rate: number, upline_id: string | null) =>
    standing({ agent_id, upline_id, basis: 100_000n, terms: daily(tier('1.00', rate)) })
  expect(amounts(top, share('a', 40, 'top'), share('b', 30, null))).toEqual([
    ['top', 100, 400n, 1_100n],
    ['a', 40, 0n, 400n],
    ['b', 30, 0n, 300n],
  ])
  expect(amounts(top, share('a', 100, 'top'), share('b', 100, 'top'))[0]).toEqual(['top', 100, 1_500n, 0n])
})

test('a loss that is won back pays nothing (MEM-08)', () => {
  const terms = { kind: 'dividend', period: 'week', tiers: [tier('0', 1_000)] }
  expect(amounts(standing({ basis: -1n, terms }), standing({ basis: 0n, terms, agent_id: 'a' }))).toEqual([
    ['top', 0, 0n, 0n],
    ['a', 0, 0n, 0n],
  ])
})
