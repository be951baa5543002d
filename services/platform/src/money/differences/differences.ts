import type { BodyOf } from '@site/shared-api/contract/call'
import { MOST_WAIT_DAYS, type BookDifference, type endDifference } from '@site/shared-api/contract/difference'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { insertAudit } from '#brands/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import { DIFFERENCE_STATES } from '#money/differences/difference-states'
import { findDifferences, momentOf } from '#money/differences/find-differences'
import {
  lockDifference,
  selectDifference,
  updateDifference,
  type DifferenceRow,
} from '#money/differences/repository'
import { authoriseApproved } from '#money/handouts/handouts'
import { entryIdOf } from '#money/ledger/entry-id'
import { Ledger } from '#money/ledger/ledger'
import { toDecimal } from '#money/ledger/money'
import type { Operator } from '#operations/index'

const DAY_MS = 24 * 60 * 60 * 1000

/** What operators do to differences between our books and those of payment companies (PLT-09). */
export class Differences {
  readonly #platform: Platform
  readonly #ledger: Ledger
  constructor(platform: Platform) {
    this.#platform = platform
    this.#ledger = new Ledger(platform)
  }

  /** Throws ApiError `difference_unknown`, `difference_closed`. */
  async own(operator: Operator, id: string, own: boolean): Promise<BookDifference> {
    await this.#do(id, async (tx, row) => {
      const owner = own ? operator.name : null
      await updateDifference(tx, id, { owner })
      await this.#note(tx, row, { actor: operator.name, did: own ? 'taken_over' : 'laid_down', detail: {} })
    })
    return await this.read(id)
  }

  /**
   * Ends it, or lets it wait: always by two people. Both books are looked at again before anything is booked. Throws ApiError
   * `difference_unknown`, `difference_closed`, `invalid_input`, `unknown_merchant`, `provider_down`, ApprovalNeeded for the first of
   * the two.
   */
  async end(operator: Operator, id: string, input: BodyOf<typeof endDifference>): Promise<BookDifference> {
    if (input.ending !== 'wait') await this.#lookAgain(id)
    await this.#do(id, async (tx, row) => {
      const now = this.#platform.clock.now()
      if (row.ours !== input.ours || row.theirs !== input.theirs)
        throw new ApiError('difference_closed', { data: { ours: row.ours, theirs: row.theirs } })
      const until = requireUntil(input, now)
      const merchant = await this.#brandOf(row, input)
      const { currency } = row
      // What was booked for it before remains: the rest is booked, or what is too much taken back.
      const left = row.delta - row.booked
      // What is taken back is taken back from where it lies; what is new goes where the ending says.
      const disputed = left === -row.booked ? -row.disputed : input.ending === 'correct' ? left : 0n
      const authority = authoriseApproved(tx, operator, {
        action: 'difference-end',
        merchant,
        account: `${row.provider}/${row.receipt}`,
        amount: [left, disputed, left - disputed]
          .map((one) => (one < 0n ? -one : one))
          .reduce((most, one) => (one > most ? one : most)),
        currency,
      })
      const { ending, why } = input
      const state = DIFFERENCE_STATES.next(ending === 'wait' ? 'wait' : 'end', row.state, 'two operators')
      if (state === undefined) throw new ApiError('difference_closed')
      const isBooked = ending !== 'wait' && left !== 0n && currency !== null && merchant !== null
      if (isBooked)
        await this.#ledger.post(tx, {
          id: entryIdOf('difference', `${id} ${operator.approves?.requestId ?? ''}`),
          merchant,
          kind: 'difference-ended',
          authority,
          currency,
          postings: [
            { account: { wallet: 'PAYMENTS' } as const, amount: -left },
            { account: { wallet: 'DISPUTED' } as const, amount: disputed },
            { account: { wallet: 'HOUSE' } as const, amount: left - disputed },
          ].filter(({ amount }) => amount !== 0n),
        })
      await updateDifference(tx, id, {
        state,
        ending,
        until,
        why,
        merchant,
        decided_by: operator.name,
        decided_at: now,
        ...(isBooked && { booked: row.booked + left, disputed: row.disputed + disputed }),
      })
      const detail = { ending, why, ...(until && { until }), requestedBy: operator.approves?.requestedBy }
      await this.#note(tx, { ...row, merchant }, { actor: operator.name, did: 'ended', detail })
    })
    return await this.read(id)
  }

  /** What it says may be days old, and be mended by a callback since. */
  async #lookAgain(id: string): Promise<void> {
    const row = required(await selectDifference(this.#platform.db, id))
    const { silent } = await findDifferences(this.#platform, momentOf(row.moved_at))
    if (silent.includes(row.provider)) throw new ApiError('provider_down')
  }

  /** Throws ApiError `difference_unknown`. */
  async read(id: string): Promise<BookDifference> {
    return toDifferenceDto(
      required(await selectDifference(this.#platform.db, id)),
      this.#platform.clock.now(),
    )
  }

  /** Whose books it is booked in; what waits, or belongs to no brand, needs none. */
  async #brandOf(
    { booked, currency, delta, merchant }: DifferenceRow,
    input: BodyOf<typeof endDifference>,
  ): Promise<string | null> {
    if (merchant !== null || input.ending === 'wait' || delta === booked) return merchant
    const brand = await this.#platform.brands.byMerchant(input.merchant ?? '')
    if (!brand) throw new ApiError('unknown_merchant', { field: 'merchant' })
    if (brand.document.currency.code !== currency)
      throw new ApiError('currency_mismatch', { field: 'merchant' })
    return brand.merchant
  }

  #do(id: string, work: (tx: Database, row: DifferenceRow) => Promise<void>): Promise<void> {
    return this.#platform.db.transaction().execute(async (tx) => {
      const row = required(await lockDifference(tx, id))
      if (row.state === 'closed') throw new ApiError('difference_closed')
      await work(tx, row)
    })
  }

  async #note(
    tx: Database,
    { merchant, provider, receipt }: DifferenceRow,
    { actor, detail, did }: { actor: string; did: string; detail: object },
  ): Promise<void> {
    await insertAudit(tx, {
      at: this.#platform.clock.now(),
      actor,
      action: `difference.${did}`,
      subject: `${merchant === null ? '' : `${merchant}/`}${provider}/${receipt}`,
      detail: toJson(detail),
    })
  }
}

function requireUntil({ ending, until }: BodyOf<typeof endDifference>, now: Date): Date | null {
  if (ending !== 'wait') return null
  const at = until === undefined ? undefined : new Date(until)
  const isWithin = at && at > now && at.getTime() - now.getTime() <= MOST_WAIT_DAYS * DAY_MS
  if (!isWithin) throw new ApiError('invalid_input', { field: 'until', data: { mostDays: MOST_WAIT_DAYS } })
  return at
}

function required(row: DifferenceRow | undefined): DifferenceRow {
  if (row === undefined) throw new ApiError('difference_unknown', { field: 'id' })
  return row
}

/** A difference as operators see it. */
export function toDifferenceDto(row: DifferenceRow, now: Date): BookDifference {
  const { currency, delta, until } = row
  const isOver = row.state === 'waiting' && until !== null && until <= now
  return {
    id: row.id,
    book: row.book,
    provider: row.provider,
    receipt: row.receipt,
    merchant: row.merchant,
    orderId: row.order_id,
    ours: row.ours,
    theirs: row.theirs,
    currency,
    delta: currency === null ? null : toDecimal(delta, currency),
    booked: currency === null ? null : toDecimal(row.booked, currency),
    movedAt: row.moved_at.toISOString(),
    foundAt: row.found_at.toISOString(),
    state: isOver ? 'open' : row.state,
    owner: row.owner,
    until: until?.toISOString() ?? null,
    ending: row.ending,
    why: row.why,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at?.toISOString() ?? null,
  }
}
