import type { ValueOf } from '@site/shared-api/contract/call'
import { isFreePlay, type LanguageCode } from '@site/shared-api/contract/constants'
import type { readRebate } from '@site/shared-api/contract/rebate'
import type { RewardRulesDocument } from '@site/shared-api/contract/reward-documents'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { requirePlay } from '#care/index'
import { textIn } from '#api/texts/localised'
import type { LiveBrand } from '#brands/index'
import type { Database } from '#db/database'
import { retrying } from '#db/retrying'
import type { Session } from '#identity/index'
import { admitFunds, requireAdmission, type IncomingFunds } from '#money/incoming/admit-funds'
import { lockMember } from '#money/ledger/accounts.repository'
import type { Admission } from '#money/ledger/admission'
import { entryIdOf } from '#money/ledger/entry-id'
import { Ledger } from '#money/ledger/ledger'
import { toDecimal } from '#money/ledger/money'
import { dayOf } from '#money/rewards/day-end/brand-day'
import { rateFor, rateText, rebateOf, type Rate } from '#money/rewards/rebate/rebate-sum'
import {
  insertClaim,
  payDay,
  selectClaim,
  selectNames,
  selectUnpaid,
  type ClaimRow,
  type Unpaid,
} from '#money/rewards/rebate/repository'
import { minorOf } from '#money/rewards/rules/minor'
import { rulesOf } from '#money/rewards/rules/rules.repository'
import { benefitsOf } from '#money/rewards/vip/vip'

interface Due extends Unpaid, Rate {
  readonly amount: bigint
}

interface DueRebate {
  readonly rules: RewardRulesDocument
  readonly due: readonly Due[]
  readonly total: bigint
}

/** Whose rebate, and of which days. */
interface RebateQuery {
  readonly brand: LiveBrand
  readonly memberId: string
  /** The last day that counts; today where nothing is said. */
  readonly to?: string
}

/** Rebate on valid turnover: each unit of it is paid for once, by whichever claim (MEM-11). */
export class Rebates {
  readonly #platform: Platform
  readonly #ledger: Ledger
  constructor(platform: Platform) {
    this.#platform = platform
    this.#ledger = new Ledger(platform)
  }

  async read(
    brand: LiveBrand,
    memberId: string,
    language: LanguageCode,
  ): Promise<ValueOf<typeof readRebate>> {
    const { db } = this.#platform
    const { due, rules, total } = await this.dueRebate(db, { brand, memberId })
    const { code: currency } = brand.document.currency
    const lines = joined(due)
    const names = await selectNames(db, [...new Set(lines.map(({ vendor }) => vendor))])
    const nameOf = new Map(names.map((row) => [row.code, textIn(row.names, language)]))
    return {
      currency,
      lines: lines.map((line) => ({
        gameType: line.game_type,
        vendor: line.vendor,
        vendorName: nameOf.get(line.vendor) ?? line.vendor,
        turnover: toDecimal(line.turnover, currency),
        rate: rateText(line),
        amount: toDecimal(line.amount, currency),
      })),
      total: toDecimal(total, currency),
      least: toDecimal(minorOf(rules.rebateLeast, currency), currency),
      unclaimed: rules.rebateUnclaimed,
      days: rules.rebateDays,
      timeZone: brand.document.timeZone,
    }
  }

  /** What has come together and was not paid: of the days that may be claimed, by the rates of now. */
  async dueRebate(db: Database, { brand, memberId, to }: RebateQuery): Promise<DueRebate> {
    const now = this.#platform.clock.now()
    const [rules, { rebatePercent: percent }] = await Promise.all([
      rulesOf(db, brand.merchant),
      benefitsOf(db, brand.merchant, memberId),
    ])
    const unpaid = await selectUnpaid(db, {
      memberId,
      currency: brand.document.currency.code,
      from: dayOf(brand, now, 1 - rules.rebateDays),
      to: to ?? dayOf(brand, now),
    })
    const due = unpaid
      .map((row) => {
        const rate = { rate: rateFor(rules, row.game_type, row.vendor), percent }
        return { ...row, ...rate, amount: rebateOf(row.turnover, rate) }
      })
      .filter(({ amount }) => amount > 0n)
    return { rules, due, total: due.reduce((sum, { amount }) => sum + amount, 0n) }
  }

  /** Pays all that is due, once for each claimId. Throws ApiError `trial_refused`, `rebate_least`, `transaction_conflict`. */
  async claim({ memberId, type }: Session, brand: LiveBrand, claimId: string): Promise<ClaimRow> {
    if (isFreePlay(type)) throw new ApiError('trial_refused')
    const { db, eventPublisher, turns } = this.#platform
    const claim = await turns.run(memberId, () =>
      retrying(() =>
        db.transaction().execute(async (tx) => {
          await lockMember(tx, memberId)
          await requirePlay(tx, memberId, this.#platform.clock.now())
          const before = await selectClaim(tx, claimId)
          if (before && before.member_id !== memberId)
            throw new ApiError('transaction_conflict', { field: 'claimId' })
          if (before) return before
          const dueRebate = await this.dueRebate(tx, { brand, memberId })
          const { code } = brand.document.currency
          const least = minorOf(dueRebate.rules.rebateLeast, code)
          if (dueRebate.total === 0n || dueRebate.total < least)
            throw new ApiError('rebate_least', { data: { least: toDecimal(least, code) } })
          const admission = await requireAdmission(tx, this.#fundsOf({ brand, memberId }, dueRebate))
          return await this.#pay(tx, { brand, memberId }, dueRebate, { admission, id: claimId, by: 'member' })
        }),
      ),
    )
    eventPublisher.publish({ topic: 'balance', merchant: brand.merchant, id: memberId })
    return claim
  }

  /** Pays what a day and those before it have left, with the day's own id: a second time finds nothing left. */
  async payDayEnd(tx: Database, brand: LiveBrand, memberId: string, day: string): Promise<void> {
    await lockMember(tx, memberId)
    const dueRebate = await this.dueRebate(tx, { brand, memberId, to: day })
    if (dueRebate.rules.rebateUnclaimed !== 'paid' || dueRebate.total === 0n) return
    const id = entryIdOf('rebate', `day ${memberId} ${day}`)
    if (await selectClaim(tx, id)) return
    const { admission } = await admitFunds(tx, this.#fundsOf({ brand, memberId }, dueRebate))
    if (admission) await this.#pay(tx, { brand, memberId }, dueRebate, { admission, id, by: 'day' })
  }

  #fundsOf({ brand, memberId }: RebateQuery, { total: amount }: DueRebate): IncomingFunds {
    const { document, merchant } = brand
    const now = this.#platform.clock.now()
    return { kind: 'rebate', merchant, memberId, currency: document.currency.code, amount, now }
  }

  async #pay(
    tx: Database,
    { brand, memberId }: RebateQuery,
    { due, total: amount }: DueRebate,
    { admission, id, by }: { admission: Admission; id: string; by: ClaimRow['by'] },
  ): Promise<ClaimRow> {
    const { merchant } = brand
    const { code: currency } = brand.document.currency
    const entryId = entryIdOf('rebate', id)
    await this.#ledger.post(tx, {
      id: entryId,
      merchant,
      kind: 'rebate',
      currency,
      admission,
      postings: [
        { account: { memberId, wallet: 'MAIN' }, amount },
        { account: { wallet: 'HOUSE' }, amount: -amount },
      ],
    })
    const claim: ClaimRow = {
      id,
      merchant,
      member_id: memberId,
      amount,
      currency,
      entry_id: entryId,
      by,
      at: this.#platform.clock.now(),
    }
    await insertClaim(
      tx,
      claim,
      due.map((line) => ({
        claim_id: id,
        day: line.day,
        game_type: line.game_type,
        vendor: line.vendor,
        turnover: line.turnover,
        rate: line.rate,
        percent: line.percent,
        amount: line.amount,
      })),
    )
    for (const { amount: paid, day, game_type, valid, vendor } of due)
      await payDay(tx, {
        member_id: memberId,
        day,
        game_type,
        vendor,
        currency,
        paid_for: valid,
        amount: paid,
      })
    return claim
  }
}

/** Lines of the same type and provider over several days as one: a claim does not need the days. */
function joined(due: readonly Due[]): Due[] {
  const lines = new Map<string, Due>()
  for (const line of due) {
    const key = `${line.game_type} ${line.vendor}`
    const known = lines.get(key)
    lines.set(
      key,
      known
        ? { ...known, turnover: known.turnover + line.turnover, amount: known.amount + line.amount }
        : line,
    )
  }
  return [...lines.values()]
}
