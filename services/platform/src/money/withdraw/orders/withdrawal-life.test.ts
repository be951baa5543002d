import fc from 'fast-check'
import { stepOf, type Booking, type Happening, type Life } from './withdrawal-life.ts'

const fresh: Life = { state: 'waiting', amount: 1_000n, net: 980n, disputed: 0n }
const live = (...events: Happening[]): Life => events.reduce((life, event) => stepOf(life, event).life, fresh)
const paid = (amount = 980n): Happening => ({ what: 'paid', amount })
const returned = (amount = 980n): Happening => ({ what: 'returned', amount })
const approved = { what: 'approved' } as const

test('is given back whole when it is refused or cancelled before anybody approved it, and not afterwards (MEM-03)', () => {
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

const event = fc.oneof(
  fc.constantFrom<Happening>(approved, { what: 'refused' }, { what: 'cancelled' }, { what: 'failed' }),
  fc.bigInt({ min: 1n, max: 2_000n }).map(paid),
  fc.bigInt({ min: 1n, max: 2_000n }).map(returned),
  fc.constantFrom(paid(), returned()),
)

/** A plain model that knows no states: what is held, in the wallet, at the payment company and disputed. */
function book(purse: Record<'held' | 'wallet' | 'out' | 'fee' | 'disputed', bigint>, booking: Booking): void {
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

test('in ten thousand lives money is neither made nor lost: the member has all of it or was paid, once (MEM-03)', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      const purse = { held: 1_000n, wallet: 0n, out: 0n, fee: 0n, disputed: 0n }
      let life = fresh
      let told = 0n
      for (const happening of events) {
        const step = stepOf(life, happening)
        if (step.booking) book(purse, step.booking)
        if (happening.what === 'paid') told += happening.amount
        if (happening.what === 'returned') told -= happening.amount
        life = step.life
      }
      const isHeld = life.state === 'waiting' || life.state === 'paying'
      expect(purse.held).toBe(isHeld ? 1_000n : 0n)
      expect(purse.wallet).toBe(isHeld || life.state === 'paid' ? 0n : 1_000n)
      expect(purse.out).toBe(told)
      expect(purse.disputed).toBe(life.disputed)
      expect(purse.held + purse.wallet + purse.out + purse.fee - purse.disputed).toBe(1_000n)
    }),
    { numRuns: 10_000 },
  )
})
