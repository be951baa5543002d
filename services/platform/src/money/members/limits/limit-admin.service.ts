import type { MoneyLimits } from '@site/shared-api/contract/member-admin'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { insertAudit } from '#brands/index'
import { toJson } from '#db/json'
import { findForLogin, lockMemberRow } from '#identity/index'
import { parseMinor } from '#money/ledger/money'
import { limitsOf } from '#money/members/limits/member-limits'

interface LimitsInput {
  readonly merchant: string
  readonly account: string
  readonly limits: MoneyLimits
  readonly why: string
}

/** Bounds that operators set for one member (PLT-09). */
export class LimitAdminService {
  readonly #platform: Platform
  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** Throws ApiError `unknown_merchant`, `member_unknown`, `invalid_input` with the field. */
  async set(actor: string, { account, limits, merchant, why }: LimitsInput) {
    const { brands, clock, db } = this.#platform
    const brand = await brands.byMerchant(merchant)
    if (!brand) throw new ApiError('unknown_merchant', { field: 'merchant' })
    const member = await findForLogin(db, merchant, account)
    if (!member) throw new ApiError('member_unknown', { field: 'account' })
    requireOrder(limits, brand.document.currency.code)
    const at = clock.now()
    await db.transaction().execute(async (tx) => {
      await lockMemberRow(tx, member.id)
      const before = await limitsOf(tx, member.id)
      const set = { limits: toJson(limits), why, by: actor, at }
      await tx
        .insertInto('member_limits')
        .values({ member_id: member.id, merchant, ...set })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet(set))
        .execute()
      await insertAudit(tx, {
        at,
        actor,
        action: 'member.limited',
        subject: `${merchant}/${member.account}`,
        detail: toJson({ before, after: limits, why }),
      })
    })
    return { limits, by: actor, at: at.toISOString() }
  }
}

/** Amounts with the decimals of the currency, the most not below the least. */
function requireOrder(limits: MoneyLimits, currency: string): void {
  for (const side of ['deposit', 'withdrawal'] as const) {
    const [min, max] = (['min', 'max'] as const).map((bound) => {
      const text = limits[side][bound]
      return text === null ? undefined : parseMinor(text, currency, `limits.${side}.${bound}`)
    })
    if (min !== undefined && max !== undefined && max < min)
      throw new ApiError('invalid_input', {
        field: `limits.${side}.max`,
        message: 'The most is below the least',
      })
  }
}
