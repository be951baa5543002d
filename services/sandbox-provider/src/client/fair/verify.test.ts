import { verifyDraw, verifyRound } from '#client/fair/verify'
import { sha256Hex, streamOf } from '#fair/node-stream'
import { crashOutcome } from '#games/crash/outcome'
import { drawOutcome } from '#games/lottery/outcome'
import { slotOutcome } from '#games/slot/outcome'
import type { CrashView, SlotView } from '#rounds/view'

const SEED = 'secret-of-the-server'
const fair = { hash: sha256Hex(SEED), clientSeed: 'mine', nonce: 3 }
const common = {
  id: 'r',
  at: 0,
  state: 'closed' as const,
  stake: '10.00',
  balance: null,
  jackpot: null,
  fair,
}
const outcome = slotOutcome(streamOf(SEED, 'mine', 3))
const slot: SlotView = { ...common, kind: 'slot', outcome, payout: (outcome.pay / 2).toFixed(2), shown: 1 }
const crash = crashOutcome(streamOf(SEED, 'mine', 3))
const flight: CrashView = {
  ...common,
  kind: 'crash',
  crash,
  auto: null,
  cashedOut: null,
  startedAt: 0,
  payout: '0.00',
}

describe('the check on the player’s device', () => {
  it('finds honest rounds right', async () => {
    expect(await verifyRound(slot, SEED)).toBe(true)
    expect(await verifyRound(flight, SEED)).toBe(true)
  })

  it('finds a round with many free spins right, whatever order its fields come in', async () => {
    let nonce = 0
    while (slotOutcome(streamOf(SEED, 'mine', nonce)).free.length === 0) nonce += 1
    const rich = slotOutcome(streamOf(SEED, 'mine', nonce))
    const { base, free, pay } = rich
    const round: SlotView = {
      ...slot,
      fair: { ...fair, nonce },
      outcome: { pay, free, base: { ...base, stops: base.stops } },
      payout: (pay / 2).toFixed(2),
    }
    expect(await verifyRound(round, SEED)).toBe(true)
  })

  it('finds another seed, outcome, pay or height wrong', async () => {
    expect(await verifyRound(slot, 'another-secret')).toBe(false)
    expect(await verifyRound({ ...slot, fair: { ...fair, nonce: 4 } }, SEED)).toBe(false)
    expect(await verifyRound({ ...slot, payout: '9999.00' }, SEED)).toBe(false)
    expect(await verifyRound({ ...flight, crash: crash + 1 }, SEED)).toBe(false)
    expect(await verifyRound({ ...flight, cashedOut: crash + 1, payout: '1.00' }, SEED)).toBe(false)
  })

  it('checks a draw against the chain and its numbers', async () => {
    const numbers = drawOutcome(streamOf(SEED, '88', 42))
    const result = { draw: 42, at: 0, seed: SEED, previous: sha256Hex(SEED), ...numbers }
    expect(await verifyDraw(result, '88')).toBe(true)
    expect(await verifyDraw({ ...result, previous: sha256Hex('other') }, '88')).toBe(false)
    expect(await verifyDraw({ ...result, bottom: numbers.bottom === '00' ? '01' : '00' }, '88')).toBe(false)
  })
})
