import type { ConsoleDepositDetail } from '@site/shared-api/contract/deposit-console'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { insertAudit } from '#brands/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import { NO_RULES } from '#money/deposit/channels/deposit-rules.managed'
import { selectRules } from '#money/deposit/channels/repository'
import {
  deleteProposal,
  selectDeposit,
  selectProposal,
  upsertProposal,
} from '#money/deposit/console/repository'
import { toConsoleDepositDetailDto } from '#money/deposit/console/wire'
import { OrderBook } from '#money/deposit/orders/order-book'
import type { DepositProviderSync } from '#money/deposit/orders/deposit-provider-sync'
import { insertEvent, lockOrder, type OrderRow } from '#money/deposit/orders/repository'
import { mayHandOutAlone, recordHandout, type Handout } from '#money/handouts/handouts'
import { parseMinor, toDecimal } from '#money/ledger/money'
import { minorOf } from '#money/rewards/rules/minor'
import { requireSecondPerson, type Operator } from '#operations/index'

/** What operators do to a deposit by hand (PLT-09); each action is in its life and in the audit log. */
export class DepositAdminService {
  readonly #platform: Platform
  readonly #providerSync: DepositProviderSync
  readonly #book: OrderBook
  constructor(platform: Platform, providerSync: DepositProviderSync) {
    this.#platform = platform
    this.#providerSync = providerSync
    this.#book = new OrderBook(platform)
  }

  /** Throws ApiError `deposit_unknown`. */
  async read(id: string): Promise<ConsoleDepositDetail> {
    const { db } = this.#platform
    return await toConsoleDepositDetailDto(db, required(await selectDeposit(db, id)))
  }

  /** Throws ApiError `deposit_unknown`, `provider_down`. */
  async ask(actor: string, id: string): Promise<ConsoleDepositDetail> {
    const { db } = this.#platform
    const order = required(await selectDeposit(db, id))
    const next = await this.#providerSync.look(id, { by: actor })
    await this.#do(id, async (tx) => this.#note(tx, order, { actor, did: 'asked', detail: {} }))
    if (!next) throw new ApiError('provider_down')
    return await this.read(id)
  }

  /**
   * Below the brand's amount at once, within what one person settles in a day; else the first person proposes and another one, asking
   * for the same, does it.
   * Throws ApiError `deposit_unknown`, `deposit_closed`, `second_person_needed`, `invalid_input`.
   */
  async settle(
    operator: Operator,
    id: string,
    input: { amount: string; why: string; unclaimed?: string | undefined },
  ): Promise<ConsoleDepositDetail> {
    const actor = operator.name
    const settled = await this.#do(id, async (tx, order) => {
      const amount = parseMinor(input.amount, order.currency, 'amount')
      requireSeen(order, input.unclaimed)
      if (order.unclaimed > 0n ? amount > order.unclaimed : order.credited !== null)
        throw new ApiError('deposit_closed', {
          data: { unclaimed: toDecimal(order.unclaimed, order.currency) },
        })
      const detail = { amount: input.amount, why: input.why }
      const handout = await this.#handoutOf(tx, order, amount)
      if (await mayHandOutAlone(tx, operator, handout)) await recordHandout(tx, operator, handout)
      else {
        const proposal = await selectProposal(tx, id)
        if (proposal?.amount !== amount) {
          const { clock } = this.#platform
          await upsertProposal(tx, { order_id: id, amount, why: input.why, by: actor, at: clock.now() })
          await insertEvent(tx, { orderId: id, at: clock.now(), what: 'proposed', by: actor, detail })
          return await this.#note(tx, order, { actor, did: 'proposed', detail })
        }
        await requireSecondPerson(tx, { first: proposal.by, second: operator, now: handout.now })
        Object.assign(detail, { proposedBy: proposal.by })
      }
      await deleteProposal(tx, id)
      const next = await this.#book.applyEvent(tx, order, { what: 'settled', amount }, { by: actor, detail })
      if (next === order) throw new ApiError('deposit_closed')
      await this.#note(tx, order, { actor, did: 'settled', detail })
      return next
    })
    if (settled) this.#publishBalanceChanged(settled)
    return await this.read(id)
  }

  /** Refuses an order that waits; money that lies aside is booked as sent back. Throws ApiError `deposit_unknown`, `deposit_closed`. */
  async refuse(
    actor: string,
    id: string,
    { why, unclaimed }: { why: string; unclaimed?: string | undefined },
  ): Promise<ConsoleDepositDetail> {
    await this.#do(id, async (tx, order) => {
      requireSeen(order, unclaimed)
      const event =
        order.unclaimed > 0n
          ? ({ what: 'sent-back' } as const)
          : ({ what: 'refused', reason: 'operator' } as const)
      const detail = { why, unclaimed: toDecimal(order.unclaimed, order.currency) }
      const next = await this.#book.applyEvent(tx, order, event, { by: actor, detail })
      if (next === order) throw new ApiError('deposit_closed', { data: { state: order.state } })
      await deleteProposal(tx, id)
      await this.#note(tx, order, { actor, did: 'refused', detail })
    })
    return await this.read(id)
  }

  async #handoutOf(tx: Database, { currency, id, merchant }: OrderRow, amount: bigint): Promise<Handout> {
    const rules = (await selectRules(tx, merchant)) ?? NO_RULES
    const twoPeopleFrom = minorOf(rules.twoPeopleFrom, currency)
    return { kind: 'deposit', merchant, subject: id, amount, twoPeopleFrom, now: this.#platform.clock.now() }
  }

  #do<T>(id: string, work: (tx: Database, order: OrderRow) => Promise<T>): Promise<T> {
    return this.#platform.db
      .transaction()
      .execute(async (tx) => await work(tx, required(await lockOrder(tx, id))))
  }

  async #note(
    tx: Database,
    { id, merchant }: OrderRow,
    { actor, detail, did }: { actor: string; did: string; detail: object },
  ): Promise<undefined> {
    await insertAudit(tx, {
      at: this.#platform.clock.now(),
      actor,
      action: `deposit.${did}`,
      subject: `${merchant}/${id}`,
      detail: toJson(detail),
    })
    return undefined
  }

  #publishBalanceChanged({ member_id: id, merchant }: OrderRow): void {
    this.#platform.eventPublisher.publish({ topic: 'balance', merchant, id })
  }
}

/** A second tap, or another operator, was quicker: what the order holds is not what was looked at. */
function requireSeen({ currency, unclaimed }: OrderRow, seen: string | undefined): void {
  const holds = toDecimal(unclaimed, currency)
  if (seen !== undefined && seen !== holds)
    throw new ApiError('deposit_closed', { field: 'unclaimed', data: { unclaimed: holds } })
}

function required<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiError('deposit_unknown', { field: 'id' })
  return row
}
