import { isFreePlay } from '@site/shared-api/contract/constants'
import type { ExclusionKind, ExclusionScope } from '@site/shared-api/contract/play-limit'
import { z } from 'zod'
import { ApiError } from '#api/api-error'
import { momentIn } from '#api/pages/moment-in'
import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import { retrying } from '#db/retrying'
import { forgetTokens } from '#identity/index'
import { BonusBook, lockMember } from '#money/index'
import { marksOfMember } from '#care/exclusion/marks'
import {
  insertExclusion,
  insertMarks,
  insertReturn,
  selectKnownOf,
  selectStanding,
  selectDuplicates,
  type Standing,
} from '#care/exclusion/repository'
import { openCase } from '#care/harm/cases'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Time to read the refusal and request the return. */
const TICKET_MS = 15 * 60_000
const MEMBER_TYPES: readonly number[] = [0, 1, 2]

const ticketOf = z.object({ memberId: z.uuid(), until: z.number() })

/** A requested exclusion. */
export interface ExclusionInput {
  readonly kind: ExclusionKind
  readonly scope: ExclusionScope
  /** Null: for ever. */
  readonly until: Date | null
  /** `member`, or an operator's name. */
  readonly by: string
}

interface Who {
  readonly id: string
  readonly merchant: string
}

type Deps = Pick<Platform, 'brands' | 'clock' | 'db' | 'jobs' | 'keyed' | 'randomness' | 'sessions'>

/** Time-outs and self-exclusions (MEM-09): what ends at once, and how one comes back. */
export class Exclusions {
  readonly #deps: Deps
  readonly #bonuses: BonusBook
  constructor(deps: Deps) {
    this.#deps = deps
    this.#bonuses = new BonusBook(deps)
  }

  /**
   * Keeps a member from play in one transaction: behind their lock, so that a bet or a deposit under way is before it or sees it.
   * Every session and remembered browser ends with it; so do other accounts that show the same proved number.
   */
  async exclude(who: Who & { type: number }, input: ExclusionInput): Promise<void> {
    if (isFreePlay(who.type)) throw new ApiError('trial_refused')
    const { db } = this.#deps
    const house = await this.house()
    await retrying(() => db.transaction().execute((tx) => this.write(tx, who, input, house)))
  }

  /** Every brand, read before a transaction begins: where the database is this process's own, there is one at a time. */
  async house(): Promise<string[]> {
    return (await this.#deps.brands.all()).map(({ merchant }) => merchant)
  }

  /** The same within `tx`; `house` is what `house()` answered before. */
  async write(tx: Database, who: Who, input: ExclusionInput, house: readonly string[]): Promise<string> {
    const { keyed } = this.#deps
    await lockMember(tx, who.id)
    const id = await this.#one(tx, who, input, null)
    await insertMarks(tx, id, await marksOfMember(tx, keyed, who.id))
    const known = await selectKnownOf(tx, who.id)
    const merchants = input.scope === 'house' ? house : [who.merchant]
    const duplicates = known ? await selectDuplicates(tx, { ...known, memberId: who.id, merchants }) : []
    for (const duplicate of duplicates) {
      // A verified number proves the same person; the member may have typed someone else's address or paper.
      if (duplicate.is_proved) await this.#one(tx, duplicate, input, id)
      else await openCase(tx, duplicate, { what: 'twin', at: this.#deps.clock.now() })
    }
    return id
  }

  async #one(
    tx: Database,
    who: Who,
    { by, kind, scope, until }: ExclusionInput,
    origin: string | null,
  ): Promise<string> {
    const { clock, randomness, sessions } = this.#deps
    const id = randomness.uuid()
    const since = clock.now()
    await insertExclusion(tx, {
      id,
      merchant: who.merchant,
      member_id: who.id,
      kind,
      scope,
      since,
      until,
      by,
      origin,
    })
    // A time-out pauses the expiry of bonuses; a self-exclusion ends them (MEM-09).
    if (kind === 'exclusion') {
      await lockMember(tx, who.id)
      await this.#bonuses.endAll(tx, who.id, { by: 'site', why: 'self-exclusion' })
    }
    await forgetTokens(tx, who.id, {})
    await sessions.end(tx, who.id, {}, 'excluded')
    return id
  }

  /** What a sign-in is refused with, times as in the brand's zone; undefined where nothing keeps the member from play. */
  async refusal(db: Database, who: Pick<Who, 'id'>, zone: string): Promise<ApiError | undefined> {
    const { clock, keyed } = this.#deps
    const now = clock.now()
    const standing = await selectStanding(db, who.id, now)
    const [longest] = standing
    if (!longest) return undefined
    const over = standing.every((one) => isOver(one, now))
    const opens = standing.every(({ opens_at: at }) => at !== null)
      ? new Date(Math.max(...standing.map(({ opens_at: at }) => at?.getTime() ?? 0)))
      : undefined
    const mayAsk = over && !opens
    const ticket = mayAsk
      ? await keyed.seal(JSON.stringify({ memberId: who.id, until: now.getTime() + TICKET_MS }))
      : undefined
    return new ApiError('self_excluded', {
      data: {
        kind: longest.kind,
        until: longest.until === null ? null : momentIn(longest.until, zone),
        ...(opens && { opensAt: momentIn(opens, zone) }),
        ...(ticket !== undefined && { ticket }),
      },
    })
  }

  /** Requests a member's return, after the end alone; play opens a day later. Throws ApiError `return_invalid`. */
  async askReturn(ticket: string, merchant: string): Promise<Date> {
    const { clock, db } = this.#deps
    const now = clock.now()
    const { memberId, until } = await this.#read(ticket)
    if (until < now.getTime()) throw new ApiError('return_invalid', { field: 'ticket' })
    return await db.transaction().execute(async (tx) => {
      await lockMember(tx, memberId)
      const standing = await selectStanding(tx, memberId, now)
      const isMine = standing.every((one) => one.merchant === merchant)
      if (standing.length === 0 || !isMine || !standing.every((one) => isOver(one, now)))
        throw new ApiError('return_invalid', { field: 'ticket' })
      const opens = new Date(now.getTime() + DAY_MS)
      for (const { id } of standing)
        await insertReturn(tx, { exclusion_id: id, asked_at: now, opens_at: opens })
      const after = await selectStanding(tx, memberId, now)
      return new Date(Math.max(...after.map(({ opens_at: at }) => (at ?? opens).getTime())))
    })
  }

  async #read(ticket: string): Promise<z.output<typeof ticketOf>> {
    try {
      return ticketOf.parse(JSON.parse(await this.#deps.keyed.open(ticket)))
    } catch {
      throw new ApiError('return_invalid', { field: 'ticket' })
    }
  }
}

const isOver = ({ kind, until }: Standing, now: Date): boolean =>
  kind === 'exclusion' && until !== null && until <= now

/** The end of an exclusion of so many hours or months; null: never. */
export function exclusionEnd(
  now: Date,
  duration: { hours: number } | { months: number | null },
): Date | null {
  if ('hours' in duration) return new Date(now.getTime() + duration.hours * HOUR_MS)
  if (duration.months === null) return null
  const end = new Date(now)
  end.setUTCMonth(end.getUTCMonth() + duration.months)
  // The 31st overflows into the next month where there is none: never earlier than requested, which is allowed.
  return end
}

export const mayBeExcluded = (type: number): boolean => MEMBER_TYPES.includes(type)
