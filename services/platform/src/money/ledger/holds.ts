import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import type { Clock } from '#deps'
import type { HousePurpose, Purpose } from '#money/ledger/account'
import { entryIdOf } from '#money/ledger/entry-id'
import { HOLD_STATES } from '#money/ledger/hold-states'
import {
  closeHold,
  insertHold,
  lockHold,
  selectExpired,
  type ExpiredRow,
} from '#money/ledger/holds.repository'
import { Ledger } from '#money/ledger/ledger'

export interface Hold {
  /** Made by the caller (uuid): a repeat with the same content holds once. */
  readonly id: string
  readonly merchant: string
  readonly memberId: string
  readonly currency: string
  readonly wallet: Exclude<Purpose, 'HELD'>
  /** Minor units, more than nothing. */
  readonly amount: bigint
  readonly kind: string
  readonly expiresAt: Date
}

type Held = NonNullable<Awaited<ReturnType<typeof lockHold>>>
const SWEEP_PAGE = 100

/** Money that is set aside: it is the member's, but not to be spent, until it is posted, voided or its time is over. */
export class Holds {
  readonly #clock: Clock
  readonly #ledger: Ledger
  constructor(deps: { clock: Clock }) {
    this.#clock = deps.clock
    this.#ledger = new Ledger(deps)
  }

  /** Throws ApiError `insufficient_funds`, `transaction_conflict`; false when it was held before. */
  async hold(tx: Database, hold: Hold): Promise<boolean> {
    const { id, merchant, memberId, currency, wallet, amount, kind } = hold
    const isNew = await insertHold(tx, {
      id,
      merchant,
      member_id: memberId,
      currency,
      wallet,
      amount,
      kind,
      to_wallet: null,
      created_at: this.#clock.now(),
      expires_at: hold.expiresAt,
      closed_at: null,
    })
    if (!isNew) {
      const known = await lockHold(tx, id)
      if (!known || !isSame(known, hold)) throw new ApiError('transaction_conflict')
      return false
    }
    return await this.#ledger.post(tx, {
      id: entryIdOf('hold', id),
      merchant,
      kind: 'hold',
      currency,
      postings: [
        { account: { memberId, wallet }, amount: -amount },
        { account: { memberId, wallet: 'HELD' }, amount },
      ],
    })
  }

  /** The held money leaves for a house account; false when it had done so before. Throws ApiError `hold_unknown`, `hold_closed`. */
  async post(tx: Database, id: string, to: HousePurpose): Promise<boolean> {
    const held = await this.#open(tx, id, 'posted', to)
    if (!held) return false
    await this.#close(tx, held, 'posted', { account: { wallet: to }, amount: held.amount })
    return true
  }

  /** The held money goes back where it came from. Throws ApiError `hold_unknown`, `hold_closed`. */
  async void(tx: Database, id: string): Promise<boolean> {
    return await this.#release(tx, id, 'voided')
  }

  /** Gives back what was held for too long, each in a transaction of its own; how many. `failed` hears of those that stay. */
  async expire(db: Database, failed: (id: string, error: unknown) => void): Promise<number> {
    const now = this.#clock.now()
    let released = 0
    for (let after: ExpiredRow | undefined; ;) {
      const page = await selectExpired(db, { now, after, limit: SWEEP_PAGE })
      for (const { id } of page)
        try {
          if (await db.transaction().execute((tx) => this.#expireOne(tx, id))) released += 1
        } catch (error) {
          failed(id, error)
        }
      after = page.at(-1)
      if (page.length < SWEEP_PAGE) return released
    }
  }

  async #expireOne(tx: Database, id: string): Promise<boolean> {
    const held = await lockHold(tx, id)
    return held?.status === 'open' && (await this.#release(tx, id, 'expired'))
  }

  async #release(tx: Database, id: string, status: 'voided' | 'expired'): Promise<boolean> {
    const held = await this.#open(tx, id, status)
    if (!held) return false
    // reason: the row was written from a Hold
    const wallet = held.wallet as Purpose
    await this.#close(tx, held, status, {
      account: { memberId: held.member_id, wallet },
      amount: held.amount,
    })
    return true
  }

  /** The open hold; undefined when it is closed in just this way already. */
  async #open(
    tx: Database,
    id: string,
    status: 'posted' | 'voided' | 'expired',
    toWallet?: string,
  ): Promise<Held | undefined> {
    const held = await lockHold(tx, id)
    if (!held) throw new ApiError('hold_unknown')
    if (HOLD_STATES.has(status, held.status)) return held
    if (held.status !== status || held.to_wallet !== (toWallet ?? null)) throw new ApiError('hold_closed')
    return undefined
  }

  async #close(
    tx: Database,
    held: Held,
    status: 'posted' | 'voided' | 'expired',
    to: Parameters<Ledger['post']>[1]['postings'][number],
  ): Promise<void> {
    await this.#ledger.post(tx, {
      // One id for whatever closes a hold: two ways of closing it can never both be written.
      id: entryIdOf('close', held.id),
      merchant: held.merchant,
      kind: `hold-${status}`,
      currency: held.currency,
      postings: [{ account: { memberId: held.member_id, wallet: 'HELD' }, amount: -held.amount }, to],
    })
    await closeHold(tx, held.id, {
      status,
      at: this.#clock.now(),
      ...(to.account.memberId === undefined && { toWallet: to.account.wallet }),
    })
  }
}

function isSame(known: Held, hold: Hold): boolean {
  return (
    known.merchant === hold.merchant &&
    known.member_id === hold.memberId &&
    known.currency === hold.currency &&
    known.wallet === hold.wallet &&
    known.amount === hold.amount &&
    known.kind === hold.kind
  )
}
