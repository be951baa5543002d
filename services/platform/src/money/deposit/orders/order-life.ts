import type { DepositReason, DepositState } from '@site/shared-api/contract/deposit'
import { DEPOSIT_STATES } from '#money/deposit/orders/order-states'
import { feeOf, type Fee } from '#money/ledger/fee'

/** Bounds and fees of a channel in minor units, as they were when the order began. */
export interface Terms extends Fee {
  readonly min: bigint
  readonly max: bigint
}

/** What the rules look at; amounts in minor units. */
export interface Life {
  readonly state: DepositState
  readonly reason: DepositReason | null
  readonly terms: Terms
  readonly received: bigint
  readonly credited: bigint | null
  readonly unclaimed: bigint
  /** What the company took back over all, less what came again. */
  readonly reversed: bigint
  /** What it took beyond what it had paid: the house's to dispute. */
  readonly disputed: bigint
  /** Booked as sent back by hand, and not reported by the company yet. */
  readonly returned: bigint
}

/** What was booked of a deposit's credit and has not been taken back yet. */
export interface Credit {
  /** To the wallet. */
  readonly member: bigint
  /** To the house. */
  readonly fee: bigint
}

/** Events of an order; money that may not be credited now (`isHeld`) is set aside. */
export type DepositEvent =
  | { readonly what: 'started' }
  | { readonly what: 'receipt'; readonly amount: bigint; readonly isHeld?: boolean }
  | { readonly what: 'refused'; readonly reason: DepositReason }
  | { readonly what: 'expired' }
  | { readonly what: 'cancelled' }
  | { readonly what: 'slip' }
  | { readonly what: 'settled'; readonly amount: bigint; readonly isHeld?: boolean }
  | { readonly what: 'sent-back' }
  /** The company took money back: reversal, chargeback, or a refund, which may be what was booked as sent back. */
  | { readonly what: 'reversed'; readonly amount: bigint; readonly left: Credit; readonly isRefund: boolean }
  /** It came again: a chargeback was won. */
  | { readonly what: 'reinstated'; readonly amount: bigint; readonly taken: Credit }

/** What a reversal takes from where, and what its end gives back to where; minor units. */
export interface Parts extends Credit {
  readonly aside: bigint
  readonly disputed: bigint
  /** What had been booked as sent back before: nothing moves for it. */
  readonly returned: bigint
}

/**
 * Where money goes: into the wallet with a fee, aside until an operator decides (`disputed`: what of it the company had taken before it
 * came), from there into the wallet, or back; back by the company's own word, from wherever it lies, and again.
 */
export type Booking =
  | {
      readonly to: 'wallet'
      readonly amount: bigint
      readonly fee: bigint
      readonly from: 'provider' | 'aside'
    }
  | { readonly to: 'aside'; readonly amount: bigint; readonly disputed: bigint }
  | { readonly to: 'provider'; readonly amount: bigint }
  | { readonly to: 'payer'; readonly parts: Parts }
  | { readonly to: 'again'; readonly parts: Parts }

export interface Step {
  readonly life: Life
  readonly booking?: Booking
}

const isWaiting = ({ state }: Life): boolean => state === 'starting' || state === 'waiting'

/**
 * The rules of a deposit (MEM-02), without a clock or a database: an order is credited once, whatever arrives in whatever
 * order. The first payment within the channel's bounds is credited as it came, late or not, where its member may be credited with
 * it (`admitFunds`); every other one is set aside until a person decides.
 */
export function stepOf(life: Life, event: DepositEvent): Step {
  if (!DEPOSIT_STATES.has(event.what, life.state)) return { life }
  const step = ruleOf(life, event)
  if (step.life !== life) DEPOSIT_STATES.requireTarget(event.what, life.state, step.life.state)
  return step
}

function ruleOf(life: Life, event: DepositEvent): Step {
  switch (event.what) {
    case 'started':
      return { life: life.state === 'starting' ? { ...life, state: 'waiting' } : life }
    case 'receipt':
      return receiptOf(life, event.amount, event.isHeld === true)
    case 'refused':
      return refusal(life, event.reason)
    case 'expired':
    case 'cancelled':
      return { life: isWaiting(life) ? { ...life, state: event.what } : life }
    case 'slip':
      return { life: isWaiting(life) ? { ...life, state: 'checking' } : life }
    case 'settled':
      return settlement(life, event.amount, event.isHeld === true)
    case 'sent-back':
      return sentBack(life)
    case 'reversed':
      return reversal(life, event)
    case 'reinstated':
      return reinstatement(life, event.amount, event.taken)
  }
}

function receiptOf(life: Life, amount: bigint, isHeld: boolean): Step {
  const received = life.received + amount
  if (life.disputed > 0n) return lateReceipt(life, amount)
  const fee = feeOf(amount, life.terms)
  const isWelcome =
    !isHeld && life.credited === null && amount >= life.terms.min && amount <= life.terms.max && fee < amount
  if (isWelcome)
    return {
      life: { ...life, received, state: 'paid', reason: null, credited: amount - fee },
      booking: { to: 'wallet', amount, fee, from: 'provider' },
    }
  const state = life.credited === null ? 'checking' : life.state
  return {
    life: { ...life, received, state, unclaimed: life.unclaimed + amount },
    booking: { to: 'aside', amount, disputed: 0n },
  }
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/** The company reported the money as taken back before it reported it as paid: no member is credited with it. */
function lateReceipt(life: Life, amount: bigint): Step {
  const disputed = least(amount, life.disputed)
  const rest = amount - disputed
  const isOpen = isWaiting(life) || life.state === 'checking'
  const ended =
    rest > 0n ? ({ state: 'checking' } as const) : ({ state: 'refused', reason: 'provider' } as const)
  return {
    life: {
      ...life,
      ...((isOpen || rest > 0n) && life.credited === null && ended),
      received: life.received + amount,
      unclaimed: life.unclaimed + rest,
      disputed: life.disputed - disputed,
    },
    booking: { to: 'aside', amount: rest, disputed },
  }
}

/**
 * A refund is first what was booked as sent back by hand. Else what lies aside goes first, then what the member was credited with, then the fee; what the company takes beyond that is the
 * house's to dispute.
 */
function reversal(life: Life, { amount, isRefund, left }: Extract<DepositEvent, { what: 'reversed' }>): Step {
  const returned = isRefund ? least(amount, life.returned) : 0n
  const rest = amount - returned
  const aside = least(rest, life.unclaimed)
  const member = least(rest - aside, left.member)
  const fee = least(rest - aside - member, left.fee)
  const disputed = rest - aside - member - fee
  const unclaimed = life.unclaimed - aside
  const isRefused = life.state === 'checking' && life.credited === null && aside > 0n && unclaimed === 0n
  return {
    life: {
      ...life,
      ...(isRefused && { state: 'refused', reason: 'provider' }),
      unclaimed,
      reversed: life.reversed + amount,
      disputed: life.disputed + disputed,
      returned: life.returned - returned,
    },
    booking: { to: 'payer', parts: { aside, member, fee, disputed, returned } },
  }
}

/** The other way round; what was never taken lies aside until a person decides. */
function reinstatement(life: Life, amount: bigint, taken: Credit): Step {
  const disputed = least(amount, life.disputed > 0n ? life.disputed : 0n)
  const fee = least(amount - disputed, taken.fee)
  const member = least(amount - disputed - fee, taken.member)
  const aside = amount - disputed - fee - member
  return {
    life: {
      ...life,
      ...(aside > 0n && life.credited === null && { state: 'checking' }),
      unclaimed: life.unclaimed + aside,
      reversed: life.reversed - amount,
      disputed: life.disputed - disputed,
    },
    booking: { to: 'again', parts: { aside, member, fee, disputed, returned: 0n } },
  }
}

/** Neither a provider nor an operator takes back what was credited. */
function refusal(life: Life, reason: DepositReason): Step {
  const mayBe = isWaiting(life) || (life.state === 'checking' && reason === 'operator')
  return { life: mayBe && life.unclaimed === 0n ? { ...life, state: 'refused', reason } : life }
}

/** By hand: what was set aside first; without any, what a person saw come in. */
function settlement(life: Life, amount: bigint, isHeld: boolean): Step {
  if (life.unclaimed > 0n) {
    if (amount > life.unclaimed) return { life }
    return {
      life: {
        ...life,
        state: 'paid',
        reason: null,
        credited: (life.credited ?? 0n) + amount,
        unclaimed: life.unclaimed - amount,
      },
      booking: { to: 'wallet', amount, fee: 0n, from: 'aside' },
    }
  }
  if (life.credited !== null) return { life }
  if (isHeld)
    return {
      life: { ...life, state: 'checking', unclaimed: amount },
      booking: { to: 'aside', amount, disputed: 0n },
    }
  return {
    life: { ...life, state: 'paid', reason: null, credited: amount },
    booking: { to: 'wallet', amount, fee: 0n, from: 'provider' },
  }
}

function sentBack(life: Life): Step {
  if (life.unclaimed === 0n) return { life }
  const state = life.credited === null ? 'refused' : life.state
  return {
    life: {
      ...life,
      state,
      reason: life.credited === null ? 'operator' : life.reason,
      unclaimed: 0n,
      returned: life.returned + life.unclaimed,
    },
    booking: { to: 'provider', amount: life.unclaimed },
  }
}
