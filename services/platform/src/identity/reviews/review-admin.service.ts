import type { MemberReview, ReviewState } from '@site/shared-api/contract/member-review'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { insertAudit, type LiveBrand } from '#brands/index'
import { keepKnown, requireOwn } from '#care/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import { setContact, setPayeeName } from '#identity/contacts/repository'
import { lockReview, selectReview, updateReview, type ReviewRow } from '#identity/reviews/repository'
import { toReview } from '#identity/reviews/wire'
import { endOtherAccess } from '#identity/safety/end-access'
import { selectAccount, selectConfirmedEmail } from '#identity/safety/repository'
import { Safety } from '#identity/safety/safety'

/** Operators' decisions on members' change requests (PLT-09); each notifies the member and is in the audit log. */
export class ReviewAdminService {
  readonly #platform: Platform
  readonly #safety: Safety
  constructor(platform: Platform) {
    this.#platform = platform
    this.#safety = new Safety(platform)
  }

  /** Makes the change. Throws ApiError `not_found`, `changed_meanwhile` (decided, or its subject has changed), `mobile_taken`, `self_excluded` (of an excluded member). */
  async approve(actor: string, id: string, why: string): Promise<MemberReview> {
    await this.#requireOwn(id)
    return await this.#decide({ actor, id, why, state: 'approved' }, (tx, row, brand) =>
      this.#apply(tx, row, brand),
    )
  }

  /** Throws ApiError `not_found`, `changed_meanwhile`. */
  refuse(actor: string, id: string, why: string): Promise<MemberReview> {
    return this.#decide({ actor, id, why, state: 'refused' }, async (tx, row, brand) => {
      const language = brand.document.defaultLanguage
      const refused = { brand, memberId: row.member_id, kind: 'review-refused', language, why } as const
      await this.#safety.changed(tx, refused)
    })
  }

  /** The owner of the details may have excluded themselves since the change request (MEM-09). */
  async #requireOwn(id: string): Promise<void> {
    const review = await selectReview(this.#platform.db, id)
    if (review?.state !== 'waiting') return
    const { kind, member_id: memberId, merchant, wanted } = review
    const shown = { [kind === 'payee-name' ? 'payee' : kind]: wanted }
    await requireOwn(this.#platform, { id: memberId, merchant }, shown, 'id')
  }

  async #apply(tx: Database, row: ReviewRow, brand: LiveBrand): Promise<void> {
    const { former: previous, kind, member_id: memberId, merchant, state, wanted } = row
    const now = this.#platform.clock.now()
    const account = await selectAccount(tx, memberId)
    const present = kind === 'payee-name' ? account?.payee_name : account?.[kind]
    // The member has found the old one and changed it by codes: the change request was about another one.
    if (present !== previous) throw new ApiError('changed_meanwhile', { data: { state } })
    const previousEmail = kind === 'email' ? await selectConfirmedEmail(tx, memberId) : null
    if (kind === 'payee-name') await setPayeeName(tx, { memberId, merchant, name: wanted, now })
    else {
      await setContact(tx, { memberId, merchant, kind, address: wanted, now })
      await endOtherAccess(tx, this.#platform, { memberId, by: 'revoked', previous })
    }
    await keepKnown(tx, this.#platform, memberId)
    const language = brand.document.defaultLanguage
    await this.#safety.changed(tx, { brand, memberId, kind, language, previousEmail })
  }

  async #decide(
    of: { actor: string; id: string; why: string; state: Exclude<ReviewState, 'waiting'> },
    work: (tx: Database, row: ReviewRow, brand: LiveBrand) => Promise<void>,
  ): Promise<MemberReview> {
    const { brands, clock, db } = this.#platform
    const { actor, id, state, why } = of
    const known = await selectReview(db, id)
    const brand = known && (await brands.byMerchant(known.merchant))
    if (!brand) throw new ApiError('not_found', { field: 'id' })
    return await db.transaction().execute(async (tx) => {
      const row = await lockReview(tx, id)
      if (!row) throw new ApiError('not_found', { field: 'id' })
      if (row.state !== 'waiting') throw new ApiError('changed_meanwhile', { data: { state: row.state } })
      const at = clock.now()
      const set = { state, decided_at: at, decided_by: actor, decided_why: why }
      await work(tx, row, brand)
      await updateReview(tx, id, set)
      await insertAudit(tx, {
        at,
        actor,
        action: `review.${state}`,
        subject: `${row.merchant}/${row.account}`,
        detail: toJson({ kind: row.kind, review: id, why }),
      })
      return toReview({ ...row, ...set })
    })
  }
}
