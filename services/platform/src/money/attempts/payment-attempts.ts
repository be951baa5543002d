import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import {
  endAttempt,
  makeReady,
  markSent,
  selectAttempt,
  updateAttempt,
  type Attempt,
} from '#money/attempts/repository'
import { commandsOf } from '#providers/payment/commands'
import type {
  Lookup,
  PaymentCommands,
  PaymentQueries,
  PaymentStart,
  PaymentStarted,
  PayoutFact,
  PayoutRequest,
} from '#providers/payment/payment.provider'
import { ProviderRefused, ProviderUnavailable } from '#providers/provider-errors'

const SECOND_MS = 1_000
/** No call takes so long: an attempt that was sent earlier belongs to a process that is gone. */
export const SENT_LIMIT_MS = 60 * SECOND_MS
const LONGEST_PAUSE_MS = 300 * SECOND_MS

type Deps = Pick<Platform, 'clock' | 'db' | 'payments'>
/** Whether the order still wants it, read and held in the transaction that takes the attempt. */
type MayBeSent = (tx: Database) => Promise<boolean>

/**
 * Every call that moves money, and the only place that makes one. An attempt is taken (`ready` to `sent`) in a transaction of its
 * own, then the provider is called, then it is ended: `accepted`, `refused`, `unknown`, or `ready` again where the provider
 * certainly accepted nothing. Nothing but `ready` is ever sent, by any caller on any instance.
 */
export class PaymentAttempts {
  readonly #deps: Deps
  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Pays out. Undefined where it is not to be sent now; throws ProviderRefused, ProviderUnavailable, ProviderUnknown. */
  payout(attempt: Attempt, request: PayoutRequest, mayBeSent: MayBeSent): Promise<PayoutFact | undefined> {
    return this.#send(attempt, mayBeSent, (commands) => commands.payout(request))
  }

  /** Begins a deposit. As `payout`. */
  start(attempt: Attempt, request: PaymentStart, mayBeSent: MayBeSent): Promise<PaymentStarted | undefined> {
    return this.#send(attempt, mayBeSent, (commands) => commands.start(request))
  }

  /** Looks a payout up at its provider, by our id and by what a callback named; moves nothing. Undefined where it knows none. Throws where it does not answer. */
  async findPayout(attempt: Attempt): Promise<PayoutFact | undefined> {
    const { claimed_reference: claimed } = attempt
    const fact = claimed === null ? undefined : await this.payoutStatus(attempt, claimed)
    return await this.#adopt(attempt, fact ?? (await this.#providerOf(attempt).findPayout(lookupOf(attempt))))
  }

  /** The same of a deposit's start. */
  async findStart(attempt: Attempt): Promise<PaymentStarted | undefined> {
    return await this.#adopt(attempt, await this.#providerOf(attempt).findStart(lookupOf(attempt)))
  }

  /** The state of a payout under a reference; undefined where the provider knows none of ours under it. Throws where it does not answer. */
  async payoutStatus(attempt: Attempt, reference: string): Promise<PayoutFact | undefined> {
    const payoutId = attempt.id
    try {
      const fact = await this.#providerOf(attempt).payoutStatus({ payoutId, reference })
      return fact.payoutId === payoutId && fact.reference === reference ? fact : undefined
    } catch (error) {
      if (error instanceof ProviderRefused) return undefined
      throw error
    }
  }

  async #send<T extends { readonly reference: string }>(
    { id, kind, provider: name }: Attempt,
    mayBeSent: MayBeSent,
    call: (commands: PaymentCommands) => Promise<T>,
  ): Promise<T | undefined> {
    const { clock, db } = this.#deps
    const provider = this.#providerOf({ provider: name })
    const sent = await db
      .transaction()
      .execute(async (tx) =>
        (await mayBeSent(tx)) ? await markSent(tx, { kind, id }, clock.now()) : undefined,
      )
    if (!sent) return undefined
    let made: T
    try {
      made = await call(commandsOf(provider))
    } catch (error) {
      await this.#failed(sent, error)
      throw error
    }
    await this.#accepted(sent, made.reference)
    return made
  }

  async #failed(sent: Attempt, error: unknown): Promise<void> {
    const { clock, db } = this.#deps
    const at = clock.now()
    if (error instanceof ProviderRefused) {
      const end = { reason: error.reason, at }
      return void (await endAttempt(db, sent, ['refuse', 'provider'], end))
    }
    if (error instanceof ProviderUnavailable) {
      const pause = Math.min(LONGEST_PAUSE_MS, SECOND_MS * 2 ** Math.min(sent.tries - 1, 16))
      if (await makeReady(db, sent, new Date(at.getTime() + pause))) return
      // Taken for lost before this answer: it was never accepted.
      const end = { reason: 'unavailable', at }
      return void (await endAttempt(db, sent, ['late-refuse', 'provider'], end))
    }
    await endAttempt(db, sent, ['lose', 'site'], { at })
  }

  /** What the provider knows of it is the provider's word; what it does not know of is not gone for that. */
  async #adopt<T extends { readonly reference: string }>(
    attempt: Attempt,
    found: T | undefined,
  ): Promise<T | undefined> {
    const { clock, db } = this.#deps
    if (found) {
      await this.#accepted(attempt, found.reference)
      return found
    }
    const at = clock.now()
    await updateAttempt(db, attempt, { looked_at: at })
    const isLost = attempt.sent_at !== null && at.getTime() - attempt.sent_at.getTime() > SENT_LIMIT_MS
    if (isLost) await endAttempt(db, attempt, ['lose', 'site'], { at })
    return undefined
  }

  /** An attempt that was refused, or that operators said was not paid, keeps the reference that proves otherwise. */
  async #accepted(attempt: Attempt, reference: string): Promise<void> {
    const { clock, db } = this.#deps
    const end = { reference, at: clock.now() }
    if (await endAttempt(db, attempt, ['accept', 'provider'], end)) return
    const now = await selectAttempt(db, attempt)
    if (now?.reference === null) await updateAttempt(db, attempt, { reference })
  }

  #providerOf({ provider: name }: Pick<Attempt, 'provider'>): PaymentQueries {
    const provider = this.#deps.payments.get(name)
    if (!provider) throw new ProviderUnavailable(`no account at ${name} is configured`)
    return provider
  }
}

const lookupOf = ({ created_at: created, id, sent_at: sentAt }: Attempt): Lookup => ({
  id,
  sentAt: sentAt ?? created,
})
