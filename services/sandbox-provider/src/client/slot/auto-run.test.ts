import { AutoRun } from '#client/slot/auto-run'
import type { AutoPlan } from '#client/slot/auto-play.sheet'
import type { SlotView } from '#rounds/view'

const plan: AutoPlan = { spins: 3, loss: 10, win: 50, atFreeSpins: true }
const spin = { stops: [], multiplier: 1, wins: [], scatters: 0, pay: 0 }
const round = (payout: string, free = 0): SlotView => ({
  kind: 'slot',
  id: 'r',
  at: 0,
  state: 'closed',
  stake: '1.00',
  payout,
  balance: null,
  jackpot: null,
  fair: { hash: '', clientSeed: '', nonce: 0 },
  shown: 1,
  outcome: { base: spin, free: Array.from({ length: free }, () => spin), pay: 0 },
})

describe('auto-play', () => {
  it('ends after its spins', () => {
    const run = new AutoRun(plan, 1000)
    expect([
      run.goesOn(round('0.00'), 900),
      run.goesOn(round('0.00'), 800),
      run.goesOn(round('0.00'), 700),
    ]).toEqual([true, true, false])
  })

  it('ends at the loss, the win and the free spins that the player named', () => {
    expect(new AutoRun(plan, 2000).goesOn(round('0.00'), 1000)).toBe(false)
    expect(new AutoRun(plan, 2000).goesOn(round('50.00'), 7000)).toBe(false)
    expect(new AutoRun(plan, 2000).goesOn(round('2.00', 8), 2100)).toBe(false)
    expect(new AutoRun({ ...plan, atFreeSpins: false }, 2000).goesOn(round('2.00', 8), 2100)).toBe(true)
  })
})
