import type { Merchants } from '@site/shared-api/contract/brand-place'
import type { BodyOf, ValueOf } from '@site/shared-api/contract/call'
import type {
  CareMember,
  excludeCare,
  limitCare,
  listCareCases,
  messageCare,
  noteCare,
} from '@site/shared-api/contract/play-console'
import { LIMIT_KINDS, PERIODS_OF } from '@site/shared-api/contract/play-limit'
import { ApiError } from '#api/api-error'
import { midnightIn } from '#api/pages/moment-in'
import { timePage, timePlace } from '#api/pages/time-cursor'
import type { Platform } from '#api/platform'
import { insertAudit, withMerchant } from '#brands/index'
import { paragraphs, sendMail } from '#content/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import { retrying } from '#db/retrying'
import { lockMember, toDecimal } from '#money/index'
import { clearDuplicates } from '#care/duplicates/duplicates.repository'
import { requirePlay } from '#care/exclusion/barred'
import { exclusionEnd, mayBeExcluded } from '#care/exclusion/exclusions'
import { selectExclusions, selectStanding } from '#care/exclusion/repository'
import { figuresOf } from '#care/harm/markers'
import {
  insertNote,
  selectCases,
  selectMarkers,
  selectNotes,
  selectSubject,
  setCaseState,
} from '#care/harm/repository'
import { identityOf } from '#care/identity/identity-state'
import { usedOf } from '#care/limits/guard'
import { amountOf, amountText, isNamed, requireName } from '#care/limits/limits'
import { dayIn } from '#care/limits/period'
import { insertPlayEvent, selectLimits, setLimit } from '#care/limits/repository'
import { activitySince } from '#care/statement/activity.repository'
import { content } from '#operations/index'

const SHOWN = 50
const MONTH_DAYS = 30
const SECONDS_PER_MINUTE = 60

interface Named {
  readonly merchant: string
  readonly account: string
}

/** What operators see of members' play that may do harm, and do about it (MEM-09, PLT-09): everything is audited. */
export class CareAdminService {
  readonly #platform: Platform
  constructor(platform: Platform) {
    this.#platform = platform
  }

  async list({
    cursor,
    limit,
    ...filter
  }: {
    cursor?: string | undefined
    limit: number
    merchant?: Merchants
    state?: 'open' | 'watched' | 'closed' | undefined
  }): Promise<ValueOf<typeof listCareCases>> {
    const rows = await selectCases(this.#platform.db, filter, { after: timePlace(cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ changed_at: at, member_id: id }) => ({ at, id }))
    const list = page.map((row) => ({
      merchant: row.merchant,
      account: row.account,
      state: row.state,
      score: row.score,
      markers: row.markers,
      openedAt: row.opened_at.toISOString(),
      changedAt: row.changed_at.toISOString(),
    }))
    return { list, nextCursor }
  }

  /** Throws ApiError `member_unknown`. */
  async read(by: string, named: Named): Promise<CareMember> {
    const who = await this.#subject(named)
    await this.#audit(this.#platform.db, by, 'looked', who, {})
    return await this.#memberDto(named)
  }

  async note(by: string, named: Named, { state, text }: BodyOf<typeof noteCare>): Promise<CareMember> {
    const who = await this.#subject(named)
    await this.#perform(by, who, { what: 'note', text, state })
    return await this.#memberDto(named)
  }

  /** Throws ApiError `member_unknown`, `invalid_input`. */
  async limit(by: string, named: Named, input: BodyOf<typeof limitCare>): Promise<CareMember> {
    const who = await this.#subject(named)
    const { amount: text, kind, period, why } = input
    const name = requireName({ kind, period })
    const { code } = who.brand.document.currency
    const amount = text === null ? null : amountOf(name, text, code)
    if (amount === 0n) throw new ApiError('invalid_input', { field: 'amount' })
    await this.#perform(
      by,
      who,
      { what: 'limit', text: why, detail: { kind, period, amount: text } },
      async (tx, now) => {
        await lockMember(tx, who.id)
        await setLimit(tx, { memberId: who.id, ...name }, { amount, at: now, owner: 'house' })
        await insertPlayEvent(tx, {
          id: this.#platform.randomness.uuid(),
          member_id: who.id,
          at: now,
          by,
          what: amount === null ? 'house-removed' : 'house-set',
          detail: toJson({ kind, period, amount: amount?.toString() ?? null }),
        })
      },
    )
    return await this.#memberDto(named)
  }

  /** Throws ApiError `member_unknown`, `trial_refused`. */
  async exclude(by: string, named: Named, input: BodyOf<typeof excludeCare>): Promise<CareMember> {
    const who = await this.#subject(named)
    if (!mayBeExcluded(who.type)) throw new ApiError('trial_refused')
    const { why, ...exclusion } = input
    const house = await this.#platform.exclusions.house()
    const scope = exclusion.kind === 'exclusion' ? exclusion.scope : ('brand' as const)
    await this.#perform(by, who, { what: exclusion.kind, text: why, detail: exclusion }, async (tx, now) => {
      const until = exclusionEnd(
        now,
        exclusion.kind === 'time-out' ? { hours: exclusion.hours } : { months: exclusion.months },
      )
      await this.#platform.exclusions.write(tx, who, { kind: exclusion.kind, scope, until, by }, house)
    })
    return await this.#memberDto(named)
  }

  /** Throws ApiError `member_unknown`, `self_excluded`. */
  async message(by: string, named: Named, { text, title }: BodyOf<typeof messageCare>): Promise<CareMember> {
    const who = await this.#subject(named)
    await this.#perform(
      by,
      who,
      { what: 'message', text: `${title}: ${text}`.slice(0, 2_000) },
      async (tx, now) => {
        await requirePlay(tx, who.id, now)
        const html = paragraphs(text)
        await sendMail(tx, {
          id: `care:${this.#platform.randomness.uuid()}`,
          merchant: who.merchant,
          memberId: who.id,
          kind: 'news',
          title: { EN: title, TY: title },
          content: { EN: html, TY: html },
          at: now,
        })
      },
    )
    return await this.#memberDto(named)
  }

  /** What was done, with its note and its line of the audit log, in one transaction. */
  async #perform(
    by: string,
    who: Subject,
    did: { what: string; text: string; detail?: object; state?: 'open' | 'watched' | 'closed' | undefined },
    work: (tx: Database, now: Date) => Promise<void> = async () => undefined,
  ): Promise<void> {
    const { clock, db, randomness } = this.#platform
    await retrying(() =>
      db.transaction().execute(async (tx) => {
        const now = clock.now()
        await work(tx, now)
        const { id, merchant } = who
        await insertNote(tx, {
          id: randomness.uuid(),
          member_id: id,
          at: now,
          by,
          what: did.what,
          text: did.text,
        })
        if (did.state !== undefined) await setCaseState(tx, { id, merchant, state: did.state, at: now })
        // Closing a case means it was reviewed: the accounts belong to two people, or to one who may have both.
        if (did.state === 'closed') await clearDuplicates(tx, id, { at: now, by })
        await this.#audit(tx, by, did.what, who, { ...did.detail, why: did.text, state: did.state ?? null })
      }),
    )
  }

  async #audit(tx: Database, actor: string, what: string, who: Subject, detail: object): Promise<void> {
    await insertAudit(tx, {
      at: this.#platform.clock.now(),
      actor,
      action: `care.${what}`,
      subject: `${who.merchant}/${who.account}`,
      detail: toJson(detail),
    })
  }

  async #subject(named: Named) {
    const brand = withMerchant(await this.#platform.brands.all(), named.merchant)
    if (!brand) throw new ApiError('unknown_merchant', { field: 'merchant' })
    const member = await selectSubject(this.#platform.db, named)
    if (!member) throw new ApiError('member_unknown', { field: 'account' })
    return { ...member, brand }
  }

  async #memberDto(named: Named): Promise<CareMember> {
    const { clock, db } = this.#platform
    const who = await this.#subject(named)
    const now = clock.now()
    const { currency, timeZone } = who.brand.document
    const of = { memberId: who.id, currency: currency.code, timeZone, now }
    const since = midnightIn(now, -MONTH_DAYS, timeZone)
    const [limits, exclusions, standing, markers, notes, month] = [
      await selectLimits(db, who.id),
      await selectExclusions(db, who.id, SHOWN),
      await selectStanding(db, who.id, now),
      await selectMarkers(db, who.id, SHOWN),
      await selectNotes(db, who.id, SHOWN),
      await activitySince(db, { ...of, since, day: dayIn(since, timeZone) }),
    ]
    const limitDtos: CareMember['limits'] = []
    for (const kind of LIMIT_KINDS)
      for (const period of PERIODS_OF[kind]) {
        const mine = limits.filter(isNamed({ kind, period }))
        const of_ = (owner: 'member' | 'house'): string | null => {
          const row = mine.find((one) => one.owner === owner)
          return row ? amountText(kind, row.amount, currency.code) : null
        }
        const used = amountText(
          kind,
          await usedOf(db, { ...of, roundStake: 0n }, { kind, period }),
          currency.code,
        )
        limitDtos.push({ kind, period, own: of_('member'), house: of_('house'), used })
      }
    const money = (minor: bigint): string => toDecimal(minor, currency.code)
    return {
      merchant: who.merchant,
      account: who.account,
      memberId: who.id,
      currency: currency.code,
      state: who.state,
      restricted: who.restricted,
      identity: identityOf({ state: who.identity, expires_at: who.expires_at }, now),
      limits: limitDtos,
      exclusions: exclusions.map(({ by, id, kind, scope, since: from, until }) => ({
        id,
        kind,
        scope,
        since: from.toISOString(),
        until: until?.toISOString() ?? null,
        by,
        holds: standing.some((one) => one.id === id),
      })),
      markers: markers.map(({ day, detail, kind }) => ({
        day,
        kind,
        detail: figuresOf(content.parse(detail), money),
      })),
      notes: notes.map(({ at, by, id, text, what }) => ({ id, at: at.toISOString(), by, what, text })),
      month: {
        deposits: money(month.deposits),
        withdrawals: money(month.withdrawals),
        stakes: money(month.stakes),
        net: money(month.wins - month.stakes),
        minutes: Math.floor(month.seconds / SECONDS_PER_MINUTE),
      },
    }
  }
}

type Subject = Pick<NonNullable<Awaited<ReturnType<typeof selectSubject>>>, 'id' | 'merchant' | 'account'>
