import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { ReviewKind } from '@site/shared-api/contract/member-review'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import type { Database } from '#db/database'
import { insertReview } from '#identity/reviews/repository'
import { Safety } from '#identity/safety/safety'
import type { Visitor } from '#identity/session/visitor'

export interface ChangeRequest {
  readonly brand: LiveBrand
  readonly language: LanguageCode
  readonly memberId: string
  readonly kind: ReviewKind
  readonly previous: string | null
  readonly wanted: string
  readonly why: string
}

/** Change requests of a member; the member is notified, in case another person made the request (MEM-06). */
export class ChangeRequests {
  readonly #platform: Platform
  readonly #safety: Safety
  constructor(platform: Platform) {
    this.#platform = platform
    this.#safety = new Safety(platform)
  }

  /** In the caller's transaction. Throws ApiError `review_waiting`. */
  async ask(tx: Database, changeRequest: ChangeRequest, visitor: Visitor): Promise<void> {
    const { clock, randomness, security } = this.#platform
    const { brand, previous: former, kind, language, memberId, wanted, why } = changeRequest
    const { merchant } = brand
    const isNew = await insertReview(tx, {
      id: randomness.uuid(),
      merchant,
      member_id: memberId,
      kind,
      former,
      wanted,
      why,
      asked_at: clock.now(),
      decided_at: null,
      decided_by: null,
      decided_why: null,
    })
    if (!isNew) throw new ApiError('review_waiting')
    await security.record(tx, visitor, { kind: 'review_asked', merchant, memberId, detail: { of: kind } })
    await this.#safety.changed(tx, { brand, memberId, kind: 'review-asked', language })
  }
}
