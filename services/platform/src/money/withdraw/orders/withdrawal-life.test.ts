import fc from 'fast-check'
import { stepOf, type Booking, type WithdrawalEvent, type Life } from './withdrawal-life.ts'

const fresh: Life = { state: 'waiting', amount: 1_000n, net: 980n, disputed: 0n }
const live = (...events: WithdrawalEvent[]): Life =>
  events.reduce((life, event) => stepOf(life, event).life, fresh)
const paid = (amount = 980n): WithdrawalEvent => ({ what: 'paid', amount })
const returned = (amount = 980n): WithdrawalEvent => ({ what: 'returned', amount })
const approved = { what: 'approved' } as const

test('is given back whole when it is refused or cancelled before an approval, and not afterwards (MEM-03)', () => {
  for (const what of ['refused', 'cancelled'] as const) {
    expect(stepOf(fresh, { what })).toEqual({ life: { ...fresh, state: what }, booking: { to: 'wallet' } })
    expect(stepOf(live(approved), { what })).toEqual({ life: live(approved) })
    expect(stepOf(live(approved, paid()), { what }).booking).toBeUndefined()
  }
})

test('is paid once it was approved, or given back where the payment company could not (MEM-03)', () => {
  expect(stepOf(live(approved), paid())).toEqual({
    life: { ...fresh, state: 'paid' },
    booking: { to: 'provider', paid: 980n },
  })
  expect(stepOf(live(approved), { what: 'failed' }).booking).toEqual({ to: 'wallet' })
  expect(stepOf(live(approved, paid()), { what: 'failed' }).booking).toBeUndefined()
})

test('what comes back later is the member’s again, fee included, once (MEM-03)', () => {
  expect(stepOf(live(approved, paid()), returned())).toEqual({
    life: { ...fresh, state: 'returned' },
    booking: { to: 'wallet-again', came: 980n },
  })
  expect(live(approved, paid(), returned(), returned())).toMatchObject({ state: 'returned', disputed: -980n })
})

test('what is paid after it was given back, twice, or in another amount is disputed, never the member’s loss (MEM-03)', () => {
  expect(live(approved, { what: 'failed' }, paid())).toMatchObject({ state: 'failed', disputed: 980n })
  expect(live(approved, paid(), paid())).toMatchObject({ state: 'paid', disputed: 980n })
  expect(live(approved, paid(900n))).toMatchObject({ state: 'paid', disputed: -80n })
  expect(live(approved, paid(), returned(970n))).toMatchObject({ state: 'returned', disputed: 10n })
})

test('goes back to where an operator answers when it was not accepted, and is paid all the same where it turns out to have been (MEM-03)', () => {
  const again = live(approved, { what: 'not-accepted' })
  expect(again).toEqual(fresh)
  expect(stepOf(again, { what: 'refused' }).booking).toEqual({ to: 'wallet' })
  expect(stepOf(again, paid())).toEqual({
    life: { ...fresh, state: 'paid' },
    booking: { to: 'provider', paid: 980n },
  })
  expect(stepOf(live(approved, paid()), { what: 'not-accepted' }).life.state).toBe('paid')
})

/** A plain model that knows no states: where the money is, whether it was approved, and what the payment company has moved. */
interface Model {
  place: 'held' | 'member' | 'out'
  isApproved: boolean
  /** What the company paid out, less what it sent back. */
  moved: bigint
}
interface Real {
  life: Life
  readonly bookings: Booking[]
}

class Happens implements fc.Command<Model, Real> {
  readonly event: WithdrawalEvent

  constructor(event: WithdrawalEvent) {
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
    const { disputed, held, out, fee, wallet } = purseOf(real.bookings)
    const isOver = life.state !== 'waiting' && life.state !== 'paying'
    const actual = [held, wallet, fee, out, disputed, life.disputed, isOver, life.state === 'paid']
    const { moved, place } = model
    const isOut = place === 'out'
    const agreed = isOut ? 980n : 0n
    const wanted = [
      place === 'held' ? 1_000n : 0n,
      place === 'member' ? 1_000n : 0n,
      isOut ? 20n : 0n,
      moved,
      moved - agreed,
      moved - agreed,
      place !== 'held',
      isOut,
    ]
    // Compared without an assertion's cost: there are many of them.
    if (actual.join() !== wanted.join()) expect(actual).toEqual(wanted)
  }
  /** What a person would say of it, without looking at states. */
  #expect(model: Model): void {
    const { event } = this
    const isHeld = model.place === 'held'
    const wasAgreed = model.place === 'out' && model.moved === 980n
    if (event.what === 'approved' && isHeld) model.isApproved = true
    if (event.what === 'not-accepted' && isHeld) model.isApproved = false
    if ((event.what === 'refused' || event.what === 'cancelled') && isHeld && !model.isApproved)
      model.place = 'member'
    if (event.what === 'failed' && isHeld && model.isApproved) model.place = 'member'
    if (event.what === 'paid') {
      if (isHeld) model.place = 'out'
      model.moved += event.amount
    }
    if (event.what === 'returned') {
      if (wasAgreed) model.place = 'member'
      model.moved -= event.amount
    }
  }
  toString(): string {
    const { event } = this
    return 'amount' in event ? `${event.what} ${event.amount}` : event.what
  }
}

/** What the bookings come to: held, in the wallet, the fee, at the payment company, disputed. */
function purseOf(
  bookings: readonly Booking[],
): Record<'held' | 'wallet' | 'out' | 'fee' | 'disputed', bigint> {
  const purse = { held: 1_000n, wallet: 0n, out: 0n, fee: 0n, disputed: 0n }
  for (const booking of bookings) book(purse, booking)
  return purse
}

function book(purse: ReturnType<typeof purseOf>, booking: Booking): void {
  if (booking.to === 'wallet') {
    purse.wallet += purse.held
    purse.held = 0n
  } else if (booking.to === 'provider') {
    purse.held -= 1_000n
    purse.fee += 20n
    purse.out += booking.paid
    purse.disputed += booking.paid - 980n
  } else if (booking.to === 'wallet-again') {
    purse.wallet += 1_000n
    purse.fee -= 20n
    purse.out -= booking.came
    purse.disputed += 980n - booking.came
  } else {
    purse.out += booking.amount
    purse.disputed += booking.amount
  }
}

const amount = fc.bigInt({ min: 1n, max: 2_000n })
const happenings = [
  fc.constantFrom<WithdrawalEvent>(
    approved,
    { what: 'not-accepted' },
    { what: 'refused' },
    { what: 'cancelled' },
    { what: 'failed' },
  ),
  amount.map(paid),
  amount.map(returned),
  fc.constantFrom(paid(), returned()),
].map((one) => one.map((event) => new Happens(event)))

test('lives of withdrawals agree with a plain model: the member has all of it or was paid, once, and what else moved is disputed (MEM-03)', () => {
  const numRuns = 10_000
  fc.assert(
    fc.property(fc.commands(happenings, { maxCommands: 16 }), (commands) => {
      const model: Model = { place: 'held', isApproved: false, moved: 0n }
      fc.modelRun(() => ({ model, real: { life: fresh, bookings: [] } }), commands)
    }),
    { numRuns },
  )
}, 120_000)
