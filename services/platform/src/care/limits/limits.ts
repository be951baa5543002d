import { isFreePlay, type LanguageCode } from '@site/shared-api/contract/constants'
import {
  LIMIT_KINDS,
  PERIODS_OF,
  type LimitKind,
  type LimitPeriod,
} from '@site/shared-api/contract/play-limit'
import type { PlayCare, PlayLimit } from '@site/shared-api/contract/play'
import { ApiError } from '#api/api-error'
import { momentIn } from '#api/pages/moment-in'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import { retrying } from '#db/retrying'
import type { Session } from '#identity/index'
import { parseMinor, lockMember, toDecimal } from '#money/index'
import { selectEvery } from '#care/clock/repository'
import { tightest, usedOf } from '#care/limits/guard'
import { periodAt } from '#care/limits/period'
import {
  dropRequest,
  insertPlayEvent,
  putRequest,
  selectLimits,
  selectRequests,
  setLimit,
  type LimitName,
  type LimitRow,
  type RequestRow,
} from '#care/limits/repository'
import { selectRules } from '#care/rules/repository'

const HOUR_MS = 3_600_000

/** Whose limits, of which brand, in which language. */
export interface Holder {
  readonly session: Pick<Session, 'memberId' | 'type'>
  readonly brand: LiveBrand
  readonly language: LanguageCode
}
interface Name {
  readonly kind: LimitKind
  readonly period: LimitPeriod
}

type Deps = Pick<Platform, 'clock' | 'db' | 'randomness'>

/** A member's own limits (MEM-09): tighter at once, looser after the cooling-off and a second yes. */
export class Limits {
  readonly #deps: Deps
  constructor(deps: Deps) {
    this.#deps = deps
  }

  async read(who: Holder): Promise<PlayCare> {
    const { clock, db } = this.#deps
    const { brand, language, session } = who
    if (isFreePlay(session.type)) throw new ApiError('trial_refused')
    const { currency, helplines, timeZone } = brand.document
    const now = clock.now()
    const { memberId } = session
    const [rules, limits, requests, every] = [
      await selectRules(db, brand.merchant),
      await selectLimits(db, memberId),
      await selectRequests(db, memberId, now),
      await selectEvery(db, memberId),
    ]
    const limitDtos: PlayLimit[] = []
    for (const kind of LIMIT_KINDS)
      for (const period of PERIODS_OF[kind])
        limitDtos.push(await this.#limitDto(who, { kind, period }, { limits, now, requests }))
    return {
      currency: currency.code,
      symbol: currency.symbol,
      limits: limitDtos,
      reality: {
        every: within(every ?? rules.realityDefault, rules),
        least: rules.realityLeast,
        most: rules.realityMost,
      },
      coolingHours: rules.coolingHours,
      helplines: helplines.map(({ address, name }) => ({ address, name: name[language] ?? address })),
      timeZone,
    }
  }

  /**
   * A new or lower limit holds at once, and ends what waits; anything else waits. To ask for the same again changes nothing, for
   * something else begins the wait anew. Throws ApiError `trial_refused`, `invalid_input`.
   */
  async set(who: Holder, name: Name, text: string | null): Promise<void> {
    const { brand, session } = who
    if (isFreePlay(session.type)) throw new ApiError('trial_refused')
    const amount = text === null ? null : amountOf(name, text, brand.document.currency.code)
    const { clock } = this.#deps
    const limit = { memberId: session.memberId, ...requireName(name) }
    await this.#locked(limit, async (tx) => {
      const now = clock.now()
      const own = ownOf(await selectLimits(tx, limit.memberId), name)
      if (own === amount || (own === undefined && amount === null)) {
        await dropRequest(tx, limit)
        return
      }
      if (amount !== null && (own === undefined || amount < own)) {
        await setLimit(tx, limit, { amount, at: now, owner: 'member' })
        await dropRequest(tx, limit)
        await this.#note(tx, limit, { what: own === undefined ? 'set' : 'lowered', amount })
        return
      }
      const waiting = (await selectRequests(tx, limit.memberId, now)).find(isNamed(name))
      if (waiting?.amount === amount) return
      const { confirmHours, coolingHours } = await selectRules(tx, brand.merchant)
      const readyAt = new Date(now.getTime() + coolingHours * HOUR_MS)
      await putRequest(tx, {
        member_id: limit.memberId,
        ...name,
        amount,
        asked_at: now,
        ready_at: readyAt,
        lapses_at: new Date(readyAt.getTime() + confirmHours * HOUR_MS),
      })
      await this.#note(tx, limit, { what: 'raise-asked', amount })
    })
  }

  /** The second yes. Throws ApiError `limit_unknown`, `limit_cooling`. */
  async confirm({ session }: Holder, name: Name): Promise<void> {
    const limit = { memberId: session.memberId, ...requireName(name) }
    await this.#locked(limit, async (tx) => {
      const now = this.#deps.clock.now()
      const waiting = (await selectRequests(tx, limit.memberId, now)).find(isNamed(name))
      if (!waiting) throw new ApiError('limit_unknown', { field: 'kind' })
      if (waiting.ready_at > now)
        throw new ApiError('limit_cooling', { data: { readyAt: waiting.ready_at.toISOString() } })
      await setLimit(tx, limit, { amount: waiting.amount, at: now, owner: 'member' })
      await dropRequest(tx, limit)
      await this.#note(tx, limit, { what: 'raised', amount: waiting.amount })
    })
  }

  /** Gives up what waits. */
  async drop({ session }: Holder, name: Name): Promise<void> {
    const limit = { memberId: session.memberId, ...requireName(name) }
    await this.#locked(limit, async (tx) => {
      const waits = (await selectRequests(tx, limit.memberId, this.#deps.clock.now())).some(isNamed(name))
      if (!waits) return
      await dropRequest(tx, limit)
      await this.#note(tx, limit, { what: 'raise-dropped', amount: null })
    })
  }

  async #locked(limit: LimitName, work: (tx: Database) => Promise<void>): Promise<void> {
    const { db } = this.#deps
    await retrying(() =>
      db.transaction().execute(async (tx) => {
        await lockMember(tx, limit.memberId)
        await work(tx)
      }),
    )
  }

  async #note(
    tx: Database,
    { kind, memberId, period }: LimitName,
    { amount, what }: { what: string; amount: bigint | null },
  ): Promise<void> {
    await insertPlayEvent(tx, {
      id: this.#deps.randomness.uuid(),
      member_id: memberId,
      at: this.#deps.clock.now(),
      by: 'member',
      what,
      detail: toJson({ kind, period, amount: amount?.toString() ?? null }),
    })
  }

  async #limitDto(
    { brand, session }: Holder,
    name: Name,
    of: { limits: readonly LimitRow[]; requests: readonly RequestRow[]; now: Date },
  ): Promise<PlayLimit> {
    const { currency, timeZone } = brand.document
    const mine = of.limits.filter(isNamed(name))
    const toText = (amount: bigint | null | undefined): string | null =>
      amount === null || amount === undefined ? null : amountText(name.kind, amount, currency.code)
    const owned = (owner: LimitRow['owner']) => mine.find((row) => row.owner === owner)?.amount
    const waiting = of.requests.find(isNamed(name))
    const used = await usedOf(
      this.#deps.db,
      { memberId: session.memberId, currency: currency.code, timeZone, now: of.now, roundStake: 0n },
      name,
    )
    const runs = periodAt(name.period, of.now, timeZone)
    const at = (moment: Date): string => momentIn(moment, timeZone)
    return {
      ...name,
      amount: toText(tightest(mine)[0]?.amount),
      own: toText(owned('member')),
      house: toText(owned('house')),
      used: amountText(name.kind, used, currency.code),
      until: runs ? at(runs.to) : null,
      waiting: waiting
        ? {
            amount: toText(waiting.amount),
            askedAt: at(waiting.asked_at),
            readyAt: at(waiting.ready_at),
            lapsesAt: at(waiting.lapses_at),
          }
        : null,
    }
  }
}

export const isNamed =
  ({ kind, period }: Name) =>
  (row: Name): boolean =>
    row.kind === kind && row.period === period

const ownOf = (rows: readonly LimitRow[], name: Name): bigint | undefined =>
  rows.filter(isNamed(name)).find(({ owner }) => owner === 'member')?.amount

/** Throws ApiError `invalid_input` for a kind that is not counted over that period. */
export function requireName(name: Name): Name {
  if (!PERIODS_OF[name.kind].includes(name.period)) throw new ApiError('invalid_input', { field: 'period' })
  return name
}

/** Minor units, or minutes; throws ApiError `invalid_input` for one that is none. */
export function amountOf({ kind }: Name, text: string, currency: string): bigint {
  if (kind !== 'time') return parseMinor(text, currency, 'amount')
  if (!/^\d+$/.test(text)) throw new ApiError('invalid_input', { field: 'amount' })
  return BigInt(text)
}

export const amountText = (kind: LimitKind, amount: bigint, currency: string): string =>
  kind === 'time' ? amount.toString() : toDecimal(amount, currency)

export const within = (
  minutes: number,
  { realityLeast, realityMost }: { realityLeast: number; realityMost: number },
): number => Math.min(realityMost, Math.max(realityLeast, minutes))
