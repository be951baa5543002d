import fc from 'fast-check'
import { feeOf } from '#money/ledger/fee'
import { stepOf, type Booking, type Credit, type DepositEvent, type Life, type Parts } from './order-life.ts'

const terms = { min: 100n, max: 10_000n, feeBasisPoints: 150n, feeFixed: 7n }
const fresh: Life = {
  state: 'starting',
  reason: null,
  terms,
  received: 0n,
  credited: null,
  unclaimed: 0n,
  reversed: 0n,
  disputed: 0n,
  returned: 0n,
}
const live = (...events: DepositEvent[]): Life =>
  events.reduce((life, event) => stepOf(life, event).life, fresh)
const receipt = (amount: bigint): DepositEvent => ({ what: 'receipt', amount })

test('a fee is rounded up to the smallest unit, also of currencies without any decimals (MEM-02)', () => {
  expect(feeOf(1_000n, { ...terms, feeFixed: 0n })).toBe(15n)
  expect(feeOf(1_001n, { ...terms, feeFixed: 0n })).toBe(16n)
  expect(feeOf(1n, { ...terms, feeBasisPoints: 1n, feeFixed: 0n })).toBe(1n)
})

test('the first payment within the bounds is credited as it came, also when the order had ended before (MEM-02)', () => {
  for (const end of ['expired', 'cancelled'] as const)
    expect(live({ what: 'started' }, { what: end }, receipt(1_000n))).toMatchObject({
      state: 'paid',
      credited: 978n,
      unclaimed: 0n,
    })
  expect(live(receipt(999n))).toMatchObject({ state: 'paid', credited: 977n })
})

test('a second payment, too little and too much wait for a person, and nothing takes back what was credited (MEM-02)', () => {
  expect(live(receipt(1_000n), receipt(1_000n))).toMatchObject({
    state: 'paid',
    credited: 978n,
    unclaimed: 1_000n,
  })
  expect(live(receipt(99n))).toMatchObject({ state: 'checking', credited: null, unclaimed: 99n })
  expect(live(receipt(10_001n))).toMatchObject({ state: 'checking', credited: null, unclaimed: 10_001n })
  for (const what of ['expired', 'cancelled', 'slip', 'sent-back'] as const)
    expect(live(receipt(1_000n), { what })).toMatchObject({ state: 'paid', credited: 978n })
  expect(live(receipt(1_000n), { what: 'refused', reason: 'provider' })).toMatchObject({ state: 'paid' })
})

test('money that may not be credited now is set aside, from there credited in part, and sent back (MEM-02)', () => {
  const held: DepositEvent = { what: 'receipt', amount: 1_000n, isHeld: true }
  expect(live({ what: 'cancelled' }, held)).toMatchObject({
    state: 'checking',
    credited: null,
    unclaimed: 1_000n,
  })
  const part = live(held, { what: 'settled', amount: 400n })
  expect(part).toMatchObject({ state: 'paid', received: 1_000n, credited: 400n, unclaimed: 600n })
  expect(live(held, { what: 'settled', amount: 400n }, { what: 'sent-back' })).toMatchObject({
    state: 'paid',
    credited: 400n,
    unclaimed: 0n,
  })
  const seen: DepositEvent = { what: 'settled', amount: 300n, isHeld: true }
  expect(live({ what: 'slip' }, seen)).toMatchObject({ state: 'checking', received: 0n, unclaimed: 300n })
})

/** A plain model: what has come, what of it the member has, what lies aside, what was sent back. */
interface Model {
  came: bigint
  byHand: bigint
  wallet: bigint
  fees: bigint
  aside: bigint
  back: bigint
}
interface Real {
  life: Life
  bookings: Booking[]
}

class Happens implements fc.Command<Model, Real> {
  readonly event: DepositEvent

  constructor(event: DepositEvent) {
    this.event = event
  }
  check(): boolean {
    return true
  }
  run(model: Model, real: Real): void {
    const { life, booking } = stepOf(real.life, this.event)
    real.life = life
    if (booking) real.bookings.push(booking)
    this.#expect(model)
    const sums = { wallet: 0n, fees: 0n, aside: 0n, back: 0n, provider: 0n }
    for (const one of real.bookings) {
      if (one.to === 'aside') {
        sums.aside += one.amount
        sums.provider += one.amount
      } else if (one.to === 'provider') {
        sums.aside -= one.amount
        sums.back += one.amount
      } else if (one.to === 'wallet') {
        sums.wallet += one.amount - one.fee
        sums.fees += one.fee
        if (one.from === 'aside') sums.aside -= one.amount
        else sums.provider += one.amount
      }
    }
    const actual = [
      ...Object.values(sums),
      life.received,
      life.credited ?? 0n,
      life.unclaimed,
      life.state === 'paid',
    ]
    const { aside, back, byHand, came, fees, wallet } = model
    const wanted = [wallet, fees, aside, back, came + byHand, came, wallet, aside, wallet > 0n]
    // Compared without an assertion's cost: there are a hundred thousand of them.
    if (actual.join() !== wanted.join()) expect(actual).toEqual(wanted)
  }
  /** What a person would say of it, without looking at states. */
  #expect(model: Model): void {
    const { event } = this
    if (event.what === 'receipt') {
      model.came += event.amount
      const fee = 7n + BigInt(Math.ceil(Number(event.amount) * 0.015 - 1e-9))
      const isGood = event.amount >= 100n && event.amount <= 10_000n
      if (model.wallet === 0n && isGood) {
        model.wallet = event.amount - fee
        model.fees = fee
      } else model.aside += event.amount
    }
    if (event.what === 'settled') {
      if (model.aside > 0n && event.amount <= model.aside) {
        model.aside -= event.amount
        model.wallet += event.amount
      } else if (model.aside === 0n && model.wallet === 0n) {
        model.byHand += event.amount
        model.wallet += event.amount
      }
    }
    if (event.what === 'sent-back') {
      model.back += model.aside
      model.aside = 0n
    }
  }
  toString(): string {
    return JSON.stringify(this.event, (_key, value: unknown) =>
      typeof value === 'bigint' ? `${value}` : value,
    )
  }
}

const amount = fc.bigInt({ min: 1n, max: 20_000n })
const happenings = [
  fc.constantFrom<DepositEvent>(
    { what: 'started' },
    { what: 'expired' },
    { what: 'cancelled' },
    { what: 'slip' },
    { what: 'sent-back' },
    { what: 'refused', reason: 'provider' },
    { what: 'refused', reason: 'operator' },
  ),
  amount.map((of): DepositEvent => ({ what: 'receipt', amount: of })),
  amount.map((of): DepositEvent => ({ what: 'settled', amount: of })),
].map((one) => one.map((event) => new Happens(event)))

test('lives of orders agree with a plain model to the last unit (MEM-02)', () => {
  const numRuns = 10_000
  fc.assert(
    fc.property(fc.commands(happenings, { maxCommands: 24 }), (commands) => {
      const model = { came: 0n, byHand: 0n, wallet: 0n, fees: 0n, aside: 0n, back: 0n }
      fc.modelRun(() => ({ model, real: { life: fresh, bookings: [] } }), commands)
    }),
    { numRuns },
  )
}, 120_000)

/** An order beside what was booked of it, as the ledger has it. */
class Booked {
  life = fresh
  /** With the member, and with the house as fee. */
  credit: Credit = { member: 0n, fee: 0n }
  taken: Credit = { member: 0n, fee: 0n }
  /** Net of all, as the company has it. */
  atCompany = 0n
  sentBack = 0n

  receive(amount: bigint): void {
    const { booking, life } = stepOf(this.life, { what: 'receipt', amount })
    this.life = life
    this.atCompany += amount
    if (booking?.to === 'wallet') {
      const { fee } = booking
      this.credit = { member: this.credit.member + amount - fee, fee: this.credit.fee + fee }
    }
  }
  sendBack(): void {
    const { booking, life } = stepOf(this.life, { what: 'sent-back' })
    this.life = life
    if (booking?.to === 'provider') this.sentBack += booking.amount
  }
  reverse(amount: bigint, isRefund = false): Parts {
    const left = {
      member: this.credit.member - this.taken.member,
      fee: this.credit.fee - this.taken.fee,
    }
    return this.#move({ what: 'reversed', amount, left, isRefund }, 1n)
  }
  reinstate(amount: bigint): Parts {
    return this.#move({ what: 'reinstated', amount, taken: this.taken }, -1n)
  }
  #move(event: Extract<DepositEvent, { what: 'reversed' | 'reinstated' }>, sign: 1n | -1n): Parts {
    const { booking, life } = stepOf(this.life, event)
    if (booking?.to !== 'payer' && booking?.to !== 'again') throw new Error('nothing was booked')
    this.life = life
    this.atCompany -= sign * event.amount
    const { fee, member, returned } = booking.parts
    this.sentBack -= returned
    this.taken = { member: this.taken.member + sign * member, fee: this.taken.fee + sign * fee }
    return booking.parts
  }
}

test('a chargeback takes what the member was credited with, then the fee, and what is beyond is the house’s to dispute (MEM-02)', () => {
  const order = new Booked()
  order.receive(1_000n)
  expect(order.reverse(1_050n)).toEqual({ aside: 0n, member: 978n, fee: 22n, disputed: 50n, returned: 0n })
  expect(order.life).toMatchObject({
    state: 'paid',
    credited: 978n,
    reversed: 1_050n,
    disputed: 50n,
    returned: 0n,
  })
  expect(order.reinstate(1_050n)).toEqual({ aside: 0n, member: 978n, fee: 22n, disputed: 50n, returned: 0n })
  expect(order.life).toMatchObject({ reversed: 0n, disputed: 0n })
})

test('a refund of a part takes a part, and what lies aside goes first (MEM-02)', () => {
  const order = new Booked()
  order.receive(1_000n)
  order.receive(300n)
  expect(order.reverse(400n)).toEqual({ aside: 300n, member: 100n, fee: 0n, disputed: 0n, returned: 0n })
  expect(order.life).toMatchObject({ credited: 978n, unclaimed: 0n, reversed: 400n })
})

test('a refund that had been booked as sent back moves nothing more, a chargeback does (MEM-02)', () => {
  const order = new Booked()
  order.receive(1_000n)
  order.receive(300n)
  order.sendBack()
  expect(order.reverse(300n, true)).toEqual({ aside: 0n, member: 0n, fee: 0n, disputed: 0n, returned: 300n })
  expect(order.life).toMatchObject({ returned: 0n, disputed: 0n, reversed: 300n })
  order.receive(200n)
  order.sendBack()
  expect(order.reverse(200n)).toMatchObject({ member: 200n, returned: 0n })
})

test('money that was taken back before it came is credited to no member (MEM-02)', () => {
  const order = new Booked()
  order.reverse(1_000n)
  order.receive(1_000n)
  expect(order.life).toMatchObject({ state: 'refused', credited: null, unclaimed: 0n, disputed: 0n })
  order.receive(1_000n)
  expect(order.life).toMatchObject({ state: 'paid', credited: 978n })
})

test('whatever is taken back and comes again in whatever order, every unit lies somewhere once (MEM-02)', () => {
  const step = fc.record({
    what: fc.constantFrom('receive', 'reverse', 'refund', 'reinstate', 'send-back'),
    amount: fc.bigInt({ min: 1n, max: 3_000n }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const order = new Booked()
      for (const { amount: of, what } of steps) {
        if (what === 'receive') order.receive(of)
        if (what === 'reverse') order.reverse(of)
        if (what === 'refund') order.reverse(of, true)
        if (what === 'reinstate') order.reinstate(of)
        if (what === 'send-back') order.sendBack()
      }
      const { atCompany, credit, life, sentBack, taken } = order
      const [member, fee] = [credit.member - taken.member, credit.fee - taken.fee]
      expect([member >= 0n, fee >= 0n, life.unclaimed >= 0n, life.disputed >= 0n]).toEqual(
        Array.from({ length: 4 }, () => true),
      )
      expect(member + fee + life.unclaimed + sentBack - life.disputed).toBe(atCompany)
      expect(life.credited ?? 0n).toBe(credit.member)
    }),
    { numRuns: 5_000 },
  )
})
