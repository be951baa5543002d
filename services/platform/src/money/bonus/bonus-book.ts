import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import { barredMs } from '#care/index'
import { toJson } from '#db/json'
import { actorOf } from '#db/states/state-table'
import { admitFunds } from '#money/incoming/admit-funds'
import { entryIdOf } from '#money/ledger/entry-id'
import { Ledger } from '#money/ledger/ledger'
import {
  bonusStep,
  grantOf,
  isPlayed,
  type BonusBooking,
  type BonusEvent,
  type BonusLife,
} from '#money/bonus/rules/bonus-life'
import { BONUS_STATES } from '#money/bonus/rules/bonus-states'
import { bonusRuleOf, storedBonusTerms } from '#money/bonus/rules/stored-terms'
import {
  countOfDay,
  countOfMember,
  insertBonus,
  selectBonus,
  selectLive,
  updateBonus,
  wageredOf,
  type BonusRow,
} from '#money/bonus/repository'

export const BONUS_JOB = 'bonus'

type BonusEnd = Exclude<BonusLife['state'], 'waiting' | 'active'>

/** What a credited deposit says of itself. */
interface Credited {
  readonly id: string
  readonly merchant: string
  readonly member_id: string
  readonly currency: string
  readonly promotion_id: string | null
  readonly terms: unknown
  readonly created_at: Date
}

type Deps = Pick<Platform, 'clock' | 'jobs'>

/** The bonus that a deposit brings. */
export const bonusIdOf = (orderId: string): string => entryIdOf('bonus', `of ${orderId}`)

/**
 * Applies the rules of bonuses: row and money change in one transaction, under the member's lock. The caller holds it, so
 * that no round is settled in between and two tabs come one after the other.
 */
export class BonusBook {
  readonly #deps: Deps
  readonly #ledger: Ledger
  constructor(deps: Deps) {
    this.#deps = deps
    this.#ledger = new Ledger(deps)
  }

  /** What the first money of an order gives by the terms that it began with; nothing where it gives nothing, or gave it before. */
  async grant(tx: Database, order: Credited, deposit: bigint): Promise<void> {
    const terms = bonusTermsOf(order.terms)
    if (order.promotion_id === null || !terms) return
    const { merchant, member_id: memberId, currency, promotion_id: promotionId } = order
    const given = grantOf(bonusRuleOf(terms), deposit)
    const had = (await countOfMember(tx, { memberId, promotions: [promotionId] })).get(promotionId) ?? 0
    if (!given || (terms.perMember > 0 && had >= terms.perMember)) return
    const onDay = { memberId, promotionId, at: order.created_at }
    if (terms.perDay > 0 && (await countOfDay(tx, onDay)) >= terms.perDay) return
    const id = bonusIdOf(order.id)
    const funds = { kind: 'bonus', merchant, memberId, currency, amount: given.amount } as const
    // A member who is excluded from play is given nothing to play for (MEM-09).
    const { admission } = await admitFunds(tx, { ...funds, now: this.#deps.clock.now() })
    if (!admission) return
    const isNew = await insertBonus(tx, {
      id,
      merchant,
      member_id: memberId,
      order_id: order.id,
      promotion_id: promotionId,
      currency,
      ...given,
      deposit,
      terms: toJson(terms),
      state: BONUS_STATES.begin('waiting', 'site'),
      granted_at: this.#deps.clock.now(),
      active_from: null,
      expires_at: null,
      ended_at: null,
      ended_by: null,
      why: null,
      wagered: null,
    })
    if (!isNew) return
    await this.#ledger.post(tx, {
      id: entryIdOf('bonus', `grant ${id}`),
      merchant,
      kind: 'bonus',
      currency,
      admission,
      reference: id,
      postings: [
        { account: { memberId, wallet: 'BONUS' }, amount: given.amount },
        { account: { wallet: 'HOUSE' }, amount: -given.amount },
      ],
    })
    await this.#next(tx, memberId)
  }

  /** Applies an event that may end a bonus; returns the row as it is then. The next waiting bonus becomes active. */
  async applyEvent(
    tx: Database,
    row: BonusRow,
    event: BonusEvent,
    { by, why }: { by: string; why?: string },
  ): Promise<BonusRow> {
    const { booking, life } = bonusStep(lifeOf(row), event)
    if (!booking) return row
    BONUS_STATES.requireActor(event.what, row.state, actorOf({ by }))
    const now = this.#deps.clock.now()
    const wagered = await wageredOf(tx, row)
    // reason: what is booked has ended
    await this.#close(tx, row, booking, life.state as BonusEnd)
    const set = { state: life.state, ended_at: now, ended_by: by, why: why ?? null, wagered }
    await updateBonus(tx, row.id, set)
    await this.#next(tx, row.member_id)
    return { ...row, ...set }
  }

  /** Ends all that a member has: what was played for enough is theirs, the rest the house's. */
  async endAll(tx: Database, memberId: string, doing: { by: string; why: string }): Promise<void> {
    const at = this.#deps.clock.now().getTime()
    for (const { id } of await selectLive(tx, memberId)) {
      // With the end of one the next may have begun.
      const row = await selectBonus(tx, id)
      if (!row) continue
      const wagered = await wageredOf(tx, row)
      const event = isPlayed(row, wagered)
        ? ({ what: 'convert', wagered, at } as const)
        : ({ what: 'forfeit' } as const)
      await this.applyEvent(tx, row, event, doing)
    }
  }

  /** One is played for at a time: where none is, the oldest that waits. */
  async #next(tx: Database, memberId: string): Promise<void> {
    const [first] = await selectLive(tx, memberId)
    if (first?.state !== 'waiting') return
    const at = this.#deps.clock.now().getTime()
    const { life } = bonusStep(lifeOf(first), { what: 'turn', at })
    const expiresAt = new Date(life.expiresAt ?? at)
    await updateBonus(tx, first.id, {
      state: life.state,
      active_from: new Date(life.activeFrom ?? at),
      expires_at: expiresAt,
    })
    await this.#deps.jobs.queue(tx, {
      kind: BONUS_JOB,
      key: first.id,
      merchant: first.merchant,
      dueAt: expiresAt,
    })
  }

  /** One id for whatever ends a bonus: two ways of ending it can never both be written. */
  async #close(
    tx: Database,
    { amount, currency, id, member_id: memberId, merchant }: BonusRow,
    booking: BonusBooking,
    state: BonusEnd,
  ): Promise<void> {
    await this.#ledger.post(tx, {
      id: entryIdOf('bonus', `end ${id}`),
      merchant,
      kind: `bonus-${state}`,
      currency,
      reference: id,
      postings: [
        { account: { memberId, wallet: 'BONUS' }, amount: -amount },
        booking === 'cash'
          ? { account: { memberId, wallet: 'MAIN' }, amount }
          : { account: { wallet: 'HOUSE' }, amount },
      ],
    })
  }
}

/** When its time is over, counted without the time in which its member was kept from play; null before it has begun. */
export async function expiryOf(db: Database, row: BonusRow, now: Date): Promise<Date | null> {
  const { active_from: from, ended_at: ended, expires_at: expires, member_id: memberId } = row
  if (from === null || expires === null || ended !== null) return expires
  return new Date(expires.getTime() + (await barredMs(db, memberId, { from, to: now })))
}

/** A bonus as its rules see it. */
export function lifeOf(row: BonusRow): BonusLife {
  return {
    state: row.state,
    required: row.required,
    days: bonusRuleOf(row.terms).days,
    activeFrom: row.active_from?.getTime() ?? null,
    expiresAt: row.expires_at?.getTime() ?? null,
  }
}

/** The bonus's terms among those that an order keeps; undefined where it began without. */
export function bonusTermsOf(terms: unknown) {
  // reason: an order's terms are stored as an object
  const { bonus } = (terms ?? {}) as { bonus?: unknown }
  return bonus === undefined ? undefined : storedBonusTerms.parse(bonus)
}
