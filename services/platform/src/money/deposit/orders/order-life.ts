import type { DepositReason, DepositState } from '@site/shared-api/contract/deposit'
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
}

/** What may happen to an order; money that may not be credited now (`isHeld`) is set aside. */
export type Happening =
  | { readonly what: 'started' }
  | { readonly what: 'receipt'; readonly amount: bigint; readonly isHeld?: boolean }
  | { readonly what: 'refused'; readonly reason: DepositReason }
  | { readonly what: 'expired' }
  | { readonly what: 'cancelled' }
  | { readonly what: 'slip' }
  | { readonly what: 'settled'; readonly amount: bigint; readonly isHeld?: boolean }
  | { readonly what: 'sent-back' }

/** Where money goes: into the wallet with a fee, aside until somebody decides, from there into the wallet, or back. */
export type Booking =
  | {
      readonly to: 'wallet'
      readonly amount: bigint
      readonly fee: bigint
      readonly from: 'provider' | 'aside'
    }
  | { readonly to: 'aside'; readonly amount: bigint }
  | { readonly to: 'provider'; readonly amount: bigint }

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
export function stepOf(life: Life, event: Happening): Step {
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
  }
}

function receiptOf(life: Life, amount: bigint, isHeld: boolean): Step {
  const received = life.received + amount
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
    booking: { to: 'aside', amount },
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
    return { life: { ...life, state: 'checking', unclaimed: amount }, booking: { to: 'aside', amount } }
  return {
    life: { ...life, state: 'paid', reason: null, credited: amount },
    booking: { to: 'wallet', amount, fee: 0n, from: 'provider' },
  }
}

function sentBack(life: Life): Step {
  if (life.unclaimed === 0n) return { life }
  const state = life.credited === null ? 'refused' : life.state
  return {
    life: { ...life, state, reason: life.credited === null ? 'operator' : life.reason, unclaimed: 0n },
    booking: { to: 'provider', amount: life.unclaimed },
  }
}
