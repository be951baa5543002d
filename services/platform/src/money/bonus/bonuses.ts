import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { Bonus } from '@site/shared-api/contract/bonus'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { isBarred, requirePlay } from '#care/index'
import { timePage, timePlace } from '#api/pages/time-cursor'
import type { LiveBrand } from '#brands/index'
import type { Database } from '#db/database'
import type { Effect, Job } from '#db/jobs/job'
import { publishEvent } from '#db/signals/signal'
import type { Session } from '#identity/index'
import { BonusBook, expiryOf, lifeOf } from '#money/bonus/bonus-book'
import { isPlayed } from '#money/bonus/rules/bonus-life'
import { bonusRuleOf, toBonusTermsDto } from '#money/bonus/rules/stored-terms'
import { selectBonus, selectOfMember, titlesOf, wageredOf, type BonusRow } from '#money/bonus/repository'
import { lockMember } from '#money/ledger/accounts.repository'
import { toDecimal } from '#money/ledger/money'

/** How often it is looked whether the time of a member who is away goes on. */
const PAUSE_MS = 60 * 60_000

/** Whose bonuses, of which brand, in which language. */
interface Holder {
  readonly session: Session
  readonly brand: LiveBrand
  readonly language: LanguageCode
}

/** Members' bonuses: shown, made cash, given up, and ended when their time is over (MEM-02, MEM-03). */
export class Bonuses {
  readonly #platform: Platform
  readonly #book: BonusBook
  constructor(platform: Platform) {
    this.#platform = platform
    this.#book = new BonusBook(platform)
  }

  async list(
    who: Holder,
    { cursor, limit }: { cursor?: string | undefined; limit: number },
  ): Promise<{ bonuses: Bonus[]; nextCursor: string | null }> {
    const { db } = this.#platform
    const rows = await selectOfMember(db, who.session.memberId, {
      after: timePlace(cursor),
      limit: limit + 1,
    })
    const { page, nextCursor } = timePage(rows, limit, ({ granted_at: at, id }) => ({ at, id }))
    return { bonuses: await this.#toBonusDtos(db, page, who), nextCursor }
  }

  /** Throws ApiError `bonus_unknown`, `bonus_closed`, `wagering_open`. */
  convert(who: Holder, id: string): Promise<Bonus> {
    return this.#do(who, id, async (tx, row) => {
      if (row.state === 'converted') return row
      if (row.state !== 'active') throw closed(row)
      const wagered = await wageredOf(tx, row)
      if (!isPlayed(row, wagered)) {
        const left = toDecimal(row.required - wagered, row.currency)
        throw new ApiError('wagering_open', { data: { left, currency: row.currency } })
      }
      const at = this.#platform.clock.now().getTime()
      return await this.#book.applyEvent(tx, row, { what: 'convert', wagered, at }, { by: 'member' })
    })
  }

  /** Throws ApiError `bonus_unknown`, `bonus_closed`. */
  forfeit(who: Holder, id: string): Promise<Bonus> {
    return this.#do(who, id, async (tx, row) => {
      if (row.state === 'forfeited') return row
      const next = await this.#book.applyEvent(tx, row, { what: 'forfeit' }, { by: 'member' })
      if (next === row) throw closed(row)
      return next
    })
  }

  /** The job of a bonus: its time is over, or the clock that said so was wrong. */
  async work({ key }: Job): Promise<Effect> {
    return async (tx) => {
      const known = await selectBonus(tx, key)
      if (!known) return undefined
      await lockMember(tx, known.member_id)
      const row = (await selectBonus(tx, key)) ?? known
      const now = this.#platform.clock.now()
      const expiry = await expiryOf(tx, row, now)
      if (row.state === 'active' && expiry && expiry > now) {
        const isAway = await isBarred(tx, row.member_id, now)
        return { again: isAway ? new Date(expiry.getTime() + PAUSE_MS) : expiry }
      }
      const event = { what: 'time', wagered: await wageredOf(tx, row), at: now.getTime() } as const
      const next = await this.#book.applyEvent(tx, row, event, { by: 'site' })
      if (next !== row) await publishBalanceChanged(tx, row)
      return undefined
    }
  }

  async #do(
    who: Holder,
    id: string,
    act: (tx: Database, row: BonusRow) => Promise<BonusRow>,
  ): Promise<Bonus> {
    return await this.#platform.db.transaction().execute(async (tx) => {
      await lockMember(tx, who.session.memberId)
      await requirePlay(tx, who.session.memberId, this.#platform.clock.now())
      const row = await selectBonus(tx, id)
      // A bonus of another member is reported as unknown.
      if (row?.member_id !== who.session.memberId) throw new ApiError('bonus_unknown', { field: 'bonusId' })
      const next = await act(tx, row)
      if (next !== row) await publishBalanceChanged(tx, row)
      const [bonus] = await this.#toBonusDtos(tx, [next], who)
      if (!bonus) throw new Error('a bonus has no DTO')
      return bonus
    })
  }

  async #toBonusDtos(db: Database, rows: readonly BonusRow[], { brand, language }: Holder): Promise<Bonus[]> {
    const titles = await titlesOf(db, rows)
    const bonuses: Bonus[] = []
    for (const row of rows) {
      const money = (minor: bigint): string => toDecimal(minor, row.currency)
      const wagered = await wageredOf(db, row)
      bonuses.push({
        bonusId: row.id,
        promotionId: row.promotion_id,
        title: titles.get(`${row.merchant} ${row.promotion_id}`)?.[language] ?? row.promotion_id,
        state: row.state,
        currency: row.currency,
        amount: money(row.amount),
        deposit: money(row.deposit),
        required: money(row.required),
        wagered: money(wagered),
        mayConvert: isPlayed(lifeOf(row), wagered),
        terms: toBonusTermsDto(bonusRuleOf(row.terms), row.currency),
        grantedAt: row.granted_at.toISOString(),
        expiresAt: (await expiryOf(db, row, this.#platform.clock.now()))?.toISOString() ?? null,
        endedAt: row.ended_at?.toISOString() ?? null,
        timeZone: brand.document.timeZone,
      })
    }
    return bonuses
  }
}

const closed = ({ state }: BonusRow): ApiError => new ApiError('bonus_closed', { data: { state } })

/** The member's open pages look at their money anew. */
const publishBalanceChanged = (tx: Database, { member_id: id, merchant }: BonusRow): Promise<void> =>
  publishEvent(tx, { topic: 'balance', merchant, id })
