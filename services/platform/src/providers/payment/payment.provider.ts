import type {
  DepositInstruction,
  DepositMethod,
  DepositReason,
  ReversalKind,
} from '@site/shared-api/contract/deposit'
import type { LanguageCode } from '@site/shared-api/contract/constants'

/** A way of paying that a provider offers. */
export interface OfferedChannel {
  readonly method: DepositMethod
  /** ISO 4217; none named: every one. */
  readonly currencies: readonly string[]
}

/** An order as its provider gets it. */
export interface PaymentStart {
  readonly orderId: string
  readonly method: DepositMethod
  readonly amount: bigint
  readonly currency: string
  readonly language: LanguageCode
  readonly expiresAt: Date
  /** Where the member's browser is sent when they are done. */
  readonly returnUrl: string
  readonly voucher?: string
}

/** Money that came, as the provider's own books have it. */
export interface Receipt {
  /** Unique at the provider: one payment of money. */
  readonly receiptId: string
  readonly amount: bigint
  readonly currency: string
  readonly at: Date
}

/** Money that the company took back after it had come, or that came again; `receiptId` is the movement’s own. */
export interface Reversal extends Receipt {
  readonly kind: ReversalKind
}

/** The state of an order at its provider: what it holds to be true, all movements so far included. */
export interface PaymentFact {
  readonly reference: string
  readonly state: 'pending' | 'paid' | 'refused' | 'expired'
  readonly reason?: DepositReason
  readonly receipts: readonly Receipt[]
  readonly reversals: readonly Reversal[]
}

export interface PaymentStarted extends PaymentFact {
  readonly instruction: DepositInstruction
}

/** A call to the callback's address, as it came. */
export interface RawCallback {
  readonly path: string
  readonly body: string
  header(name: string): string
}

/** What an authentic callback is about. It is a hint: what is credited is what the provider answers to a query. */
export interface Callback {
  /** Good once; made of what the provider signs. */
  readonly nonce: string
  readonly about: 'deposit' | 'payout'
  /** The deposit's, or the payout's; null where the reference alone identifies the deposit. */
  readonly orderId: string | null
  readonly reference: string
  /** What it claims, for the order's life. */
  readonly claims: Readonly<Record<string, unknown>>
}

export interface PayoutRequest {
  /** Ours, of this one attempt: the provider keeps it with the payout, and finds it again by it. */
  readonly payoutId: string
  readonly amount: bigint
  readonly currency: string
  readonly to: { readonly bank: string; readonly number: string; readonly holder: string }
}

/** Money that went out to a member, or came back from there, as the provider's own books have it. */
export interface PayoutReceipt extends Receipt {
  readonly kind: 'paid' | 'returned'
}

/** The state of a payout at its provider: what it holds to be true, all movements so far included. */
export interface PayoutFact {
  readonly reference: string
  /** Ours, as the provider keeps it. */
  readonly payoutId: string | null
  /** `failed`: nothing was paid, and nothing will be. */
  readonly state: 'pending' | 'paid' | 'failed' | 'returned'
  readonly receipts: readonly PayoutReceipt[]
}

/** A line of a provider's book. */
export interface BookedReceipt extends Receipt {
  readonly orderId: string | null
}
export interface BookedReversal extends Reversal {
  readonly orderId: string | null
}
export interface BookedPayout extends PayoutReceipt {
  readonly payoutId: string | null
}

/** What is looked for by our own id: it was sent, and its outcome is unknown. */
export interface Lookup {
  readonly id: string
  readonly sentAt: Date
}

/** Queries to a payment company, which move no money. Each throws ProviderUnavailable, ProviderUnknown, ProviderRefused. */
export interface PaymentQueries {
  channels(): readonly OfferedChannel[]
  status(order: { readonly orderId: string; readonly reference: string }): Promise<PaymentFact>
  /** A start whose answer never came; undefined where the provider knows none. */
  findStart(lookup: Lookup): Promise<PaymentStarted | undefined>
  /** Throws ApiError `signature_invalid`, `signature_stale`, `invalid_input`. */
  callback(call: RawCallback, now: Date): Callback
  payoutStatus(of: { readonly payoutId: string; readonly reference: string }): Promise<PayoutFact>
  /** A payout whose answer never came; undefined where the provider knows none. */
  findPayout(lookup: Lookup): Promise<PayoutFact | undefined>
  /** Its book of what came in a time. */
  book(from: Date, to: Date): AsyncGenerator<BookedReceipt, void>
  /** The same of what was taken back, and came again. */
  reversalBook(from: Date, to: Date): AsyncGenerator<BookedReversal, void>
  /** The same of what went out and came back. */
  payoutBook(from: Date, to: Date): AsyncGenerator<BookedPayout, void>
}

/**
 * Calls that move money. Each throws ProviderRefused (accepted nothing), ProviderUnavailable (certainly accepted nothing) or
 * ProviderUnknown (outcome unknown). The payment attempts alone reach them (commands.ts).
 */
export interface PaymentCommands {
  start(order: PaymentStart): Promise<PaymentStarted>
  payout(payout: PayoutRequest): Promise<PayoutFact>
}

/** Who moves money between members and the house: the sandbox, or a payment company behind the same interface. */
export interface PaymentProvider {
  readonly queries: PaymentQueries
  readonly commands: PaymentCommands
}
