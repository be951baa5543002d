import type { MemberSafety } from '@site/shared-api/contract/member-review'
import { QUESTION_COUNT } from '@site/shared-api/contract/security-questions'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { insertAudit, type LiveBrand } from '#brands/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import { findForLogin } from '#identity/members/repository'
import { deletePasskeys } from '#identity/passkeys/repository'
import { selectReviews } from '#identity/reviews/repository'
import { toReview } from '#identity/reviews/wire'
import { endCooling, selectCooling } from '#identity/safety/cooling.repository'
import { maskedEmail, maskedMobile } from '#identity/safety/masked'
import { selectAccount, selectSetParts } from '#identity/safety/repository'
import { Safety } from '#identity/safety/safety'
import { deleteApp, replaceRecoveryCodes } from '#identity/second-factor/repository'

const MOST_REVIEWS = 20

interface Named {
  readonly merchant: string
  readonly account: string
}

/** What operators see and do of a member's account security (PLT-09); each action notifies the member and is in the audit log. */
export class MemberSafetyAdminService {
  readonly #platform: Platform
  readonly #safety: Safety
  constructor(platform: Platform) {
    this.#platform = platform
    this.#safety = new Safety(platform)
  }

  /** Throws ApiError `unknown_merchant`, `member_unknown`. */
  async read(named: Named): Promise<MemberSafety> {
    const { clock, db } = this.#platform
    const { id } = await this.#member(named)
    const page = { after: undefined, limit: MOST_REVIEWS }
    const [account, parts, cooling, reviews] = await Promise.all([
      selectAccount(db, id),
      selectSetParts(db, id),
      selectCooling(db, id, clock.now()),
      selectReviews(db, { memberId: id }, page),
    ])
    if (!account) throw new ApiError('member_unknown', { field: 'account' })
    const { email, email_verified_at: emailAt, mobile, mobile_verified_at: mobileAt } = account
    return {
      app: parts.app,
      passkeys: parts.passkeys,
      recoveryCodes: parts.codes,
      questions: parts.questions === QUESTION_COUNT,
      email: { shown: email === null ? null : maskedEmail(email), confirmed: emailAt !== null },
      mobile: { shown: mobile === null ? null : maskedMobile(mobile), confirmed: mobileAt !== null },
      cooling: cooling ?? null,
      reviews: reviews.map(toReview),
    }
  }

  /** All of it, for a member who has lost it. Throws ApiError `feature_unavailable` where there is none. */
  removeSecondFactor(actor: string, named: Named, why: string): Promise<MemberSafety> {
    const kind = 'second-factor-removed'
    return this.#do({ actor, named, why, kind, action: 'second-factor.removed' }, async (tx, memberId) => {
      const app = await deleteApp(tx, memberId)
      const passkeys = await deletePasskeys(tx, memberId)
      await replaceRecoveryCodes(tx, memberId, [])
      return app || passkeys > 0
    })
  }

  /** Throws ApiError `feature_unavailable` where nothing waits. */
  liftCooling(actor: string, named: Named, why: string): Promise<MemberSafety> {
    const of = { actor, named, why, kind: 'cooling-lifted', action: 'cooling.lifted' } as const
    return this.#do(of, (tx, memberId) => endCooling(tx, memberId, this.#platform.clock.now()))
  }

  async #do(
    of: {
      actor: string
      named: Named
      why: string
      kind: 'second-factor-removed' | 'cooling-lifted'
      action: string
    },
    work: (tx: Database, memberId: string) => Promise<boolean>,
  ): Promise<MemberSafety> {
    const { clock, db } = this.#platform
    const { action, actor, kind, named, why } = of
    const { account, brand, id: memberId } = await this.#member(named)
    await db.transaction().execute(async (tx) => {
      if (!(await work(tx, memberId))) throw new ApiError('feature_unavailable')
      await insertAudit(tx, {
        at: clock.now(),
        actor,
        action,
        subject: `${brand.merchant}/${account}`,
        detail: toJson({ why }),
      })
      await this.#safety.changed(tx, { brand, memberId, kind, language: brand.document.defaultLanguage })
    })
    return await this.read(named)
  }

  async #member({ account, merchant }: Named): Promise<{ id: string; account: string; brand: LiveBrand }> {
    const { brands, db } = this.#platform
    const brand = await brands.byMerchant(merchant)
    if (!brand) throw new ApiError('unknown_merchant', { field: 'merchant' })
    const member = await findForLogin(db, merchant, account)
    if (!member) throw new ApiError('member_unknown', { field: 'account' })
    return { id: member.id, account: member.account, brand }
  }
}
