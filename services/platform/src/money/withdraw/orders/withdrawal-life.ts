import type { WithdrawalState } from '@site/shared-api/contract/withdraw'
import { WITHDRAWAL_STATES } from '#money/withdraw/orders/withdrawal-states'

/** What the rules look at; amounts in minor units. */
export interface Life {
  readonly state: WithdrawalState
  /** What leaves the wallet, and what of it is paid out: the rest is the fee. */
  readonly amount: bigint
  readonly net: bigint
  /** Paid out beyond what was agreed; below nothing: less. */
  readonly disputed: bigint
}

/** Events of a withdrawal. */
export type WithdrawalEvent =
  | { readonly what: 'approved' }
  /** What was sent was not accepted: an operator has to say what becomes of it. */
  | { readonly what: 'not-accepted' }
  | { readonly what: 'refused' }
  | { readonly what: 'cancelled' }
  | { readonly what: 'failed' }
  | { readonly what: 'paid'; readonly amount: bigint }
  | { readonly what: 'returned'; readonly amount: bigint }

/**
 * Where money goes: the hold ends and all of it is the member's again; it leaves for the payment company, which paid `paid`; it
 * comes back from there after it was paid, all of it, whatever came; or the company paid more or less than was ordered.
 */
export type Booking =
  | { readonly to: 'wallet' }
  | { readonly to: 'provider'; readonly paid: bigint }
  | { readonly to: 'wallet-again'; readonly came: bigint }
  | { readonly to: 'dispute'; readonly amount: bigint }

export interface Step {
  readonly life: Life
  readonly booking?: Booking
}

/**
 * The rules of a withdrawal (MEM-03), without a clock or a database: its money leaves once or is the member's again, whatever is
 * reported in whatever order. What a payment company paid, or sent back, otherwise than was agreed is the house's to dispute.
 */
export function stepOf(life: Life, event: WithdrawalEvent): Step {
  if (!WITHDRAWAL_STATES.has(event.what, life.state)) return { life }
  const step = ruleOf(life, event)
  if (step.life !== life) WITHDRAWAL_STATES.requireTarget(event.what, life.state, step.life.state)
  return step
}

function ruleOf(life: Life, event: WithdrawalEvent): Step {
  switch (event.what) {
    case 'approved':
      return { life: life.state === 'waiting' ? { ...life, state: 'paying' } : life }
    case 'not-accepted':
      return { life: life.state === 'paying' ? { ...life, state: 'waiting' } : life }
    case 'refused':
    case 'cancelled':
      return life.state === 'waiting' ? released(life, event.what) : { life }
    case 'failed':
      return life.state === 'paying' ? released(life, 'failed') : { life }
    case 'paid':
      return paid(life, event.amount)
    case 'returned':
      return returned(life, event.amount)
  }
}

const released = (life: Life, state: WithdrawalState): Step => ({
  life: { ...life, state },
  booking: { to: 'wallet' },
})

function paid(life: Life, amount: bigint): Step {
  // While it waits as well: what was said not to be accepted, or not to be paid, was paid all the same.
  if (life.state === 'paying' || life.state === 'waiting')
    return {
      life: { ...life, state: 'paid', disputed: life.disputed + amount - life.net },
      booking: { to: 'provider', paid: amount },
    }
  // After the money was given back, or once more.
  return { life: { ...life, disputed: life.disputed + amount }, booking: { to: 'dispute', amount } }
}

function returned(life: Life, amount: bigint): Step {
  if (life.state === 'paid' && life.disputed === 0n)
    return {
      life: { ...life, state: 'returned', disputed: life.net - amount },
      booking: { to: 'wallet-again', came: amount },
    }
  return {
    life: { ...life, disputed: life.disputed - amount },
    booking: { to: 'dispute', amount: -amount },
  }
}
