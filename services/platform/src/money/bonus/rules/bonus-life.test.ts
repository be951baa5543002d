import fc from 'fast-check'
import { bonusStep, grantOf, type BonusEvent, type BonusLife, type BonusRule } from './bonus-life.ts'

const rule: BonusRule = {
  percent: 50n,
  most: 200_000n,
  minDeposit: 20_000n,
  wagerTimes: 5n,
  wagerOf: 'bonus',
  maxBet: 0n,
  days: 30,
  excludedTypes: [],
  excludedVendors: [],
  excludedGames: [],
  weekdays: [],
  perDay: 0,
}
const DAY_MS = 24 * 3_600_000

test.each([
  ['whole dong', { percent: 33n, most: 1_000n, minDeposit: 0n }, 101n, 33n],
  ['satang', { percent: 33n, most: 100_000n, minDeposit: 0n }, 10_001n, 3_300n],
  ['fils', { percent: 15n, most: 1_000_000n, minDeposit: 0n }, 12_345n, 1_851n],
])('a bonus is rounded down to %s and no further (MEM-02)', (_unit, of, deposit, amount) => {
  expect(grantOf({ ...rule, ...of }, deposit)).toEqual({ amount, required: amount * 5n })
})

test('a bonus is never above the most, and too small a deposit gives none (MEM-02)', () => {
  expect(grantOf(rule, 500_000n)).toEqual({ amount: 200_000n, required: 1_000_000n })
  expect(grantOf(rule, 19_999n)).toBeUndefined()
  expect(grantOf({ ...rule, minDeposit: 0n }, 1n)).toBeUndefined()
})

test('what is to be played is a multiple of the bonus, or of deposit and bonus together (MEM-02)', () => {
  expect(grantOf({ ...rule, wagerOf: 'deposit-and-bonus' }, 100_000n)).toEqual({
    amount: 50_000n,
    required: 750_000n,
  })
})

/** What a person would say of a bonus: when it began, what was played for it, where its money is. */
interface Model {
  began: number | undefined
  played: bigint
  now: number
  money: 'with the bonus' | 'cash' | 'house'
}
interface Real {
  life: BonusLife
  booked: string[]
}
const REQUIRED = 1_000n
const DAYS = 3

class Happens implements fc.Command<Model, Real> {
  readonly what: 'turn' | 'convert' | 'forfeit' | 'time' | 'play' | 'refund' | 'wait'
  readonly size: number

  constructor(what: 'turn' | 'convert' | 'forfeit' | 'time' | 'play' | 'refund' | 'wait', size: number) {
    this.what = what
    this.size = size
  }
  check(): boolean {
    return true
  }
  run(model: Model, real: Real): void {
    const isOn = model.began !== undefined && model.money === 'with the bonus'
    const worth = BigInt(this.size)
    if (this.what === 'wait') model.now += this.size * 40_000
    if (this.what === 'play' && isOn) model.played += worth
    if (this.what === 'refund' && isOn) model.played -= model.played < worth ? model.played : worth
    const at = model.now
    const wagered = model.played
    const events: Partial<Record<Happens['what'], BonusEvent>> = {
      turn: { what: 'turn', at },
      convert: { what: 'convert', wagered, at },
      forfeit: { what: 'forfeit' },
      time: { what: 'time', wagered, at },
    }
    const event = events[this.what]
    if (event) {
      const { booking, life } = bonusStep(real.life, event)
      real.life = life
      if (booking) real.booked.push(booking)
    }
    if (this.what === 'turn' && model.began === undefined && model.money === 'with the bonus')
      model.began = at
    const isEnough = isOn && model.played >= REQUIRED
    const isLate = isOn && at - (model.began ?? at) >= DAYS * DAY_MS
    if (this.what === 'convert' && isEnough) model.money = 'cash'
    if (this.what === 'forfeit' && model.money === 'with the bonus') model.money = 'house'
    if (this.what === 'time' && isLate) model.money = isEnough ? 'cash' : 'house'
    const wanted = model.money === 'with the bonus' ? '' : model.money
    const isOver = !['waiting', 'active'].includes(real.life.state)
    // Compared without an assertion's cost: there are many of them.
    if (real.booked.join() !== wanted || isOver !== (wanted !== ''))
      expect([real.booked, real.life]).toEqual([wanted, model])
    if ((real.life.state === 'converted') !== (model.money === 'cash'))
      expect(real.life.state).toBe(model.money)
  }
  toString(): string {
    return `${this.what} ${this.size}`
  }
}

const happens = (['turn', 'convert', 'forfeit', 'time', 'play', 'refund', 'wait'] as const).map((what) =>
  fc.nat({ max: 2_000 }).map((size) => new Happens(what, what === 'wait' ? size * 4 : size)),
)

test('lives of bonuses agree with a plain model: one end, and money that is in one place (MEM-02, MEM-03)', () => {
  const numRuns = 10_000
  const fresh: BonusLife = {
    state: 'waiting',
    required: REQUIRED,
    days: DAYS,
    activeFrom: null,
    expiresAt: null,
  }
  fc.assert(
    fc.property(fc.commands(happens, { maxCommands: 30 }), (commands) => {
      const model: Model = { began: undefined, played: 0n, now: 0, money: 'with the bonus' }
      fc.modelRun(() => ({ model, real: { life: fresh, booked: [] } }), commands)
    }),
    { numRuns },
  )
}, 120_000)
