import type { BodyOf, ValueOf } from '@site/shared-api/contract/call'
import type { changePayeeName } from '@site/shared-api/contract/contact-change'
import { faultOf } from '@site/config'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { requireOwn } from '#care/index'
import type { ContactOf } from '#identity/contacts/contacts'
import { lockPayeeName, setPayeeName } from '#identity/contacts/repository'
import { ChangeRequests } from '#identity/reviews/change-requests'
import { AccountProof } from '#identity/safety/account-proof'
import { Safety } from '#identity/safety/safety'

const NAME = { required: true, minLength: 2, maxLength: 60, patternId: 'name' }

/** In whose name a member is paid out: said once, after that the house decides (MEM-06). */
export class PayeeNames {
  readonly #platform: Platform
  readonly #proof: AccountProof
  readonly #safety: Safety
  readonly #changeRequests: ChangeRequests
  constructor(platform: Platform) {
    this.#platform = platform
    this.#proof = new AccountProof(platform)
    this.#safety = new Safety(platform)
    this.#changeRequests = new ChangeRequests(platform)
  }

  /** Throws ApiError `invalid_input` (the name; or `why`, where there is a name already), `review_waiting`, and what proving throws. */
  async change(
    who: ContactOf,
    { password, payeeName: name, why }: BodyOf<typeof changePayeeName>,
  ): Promise<ValueOf<typeof changePayeeName>> {
    const { clock, db, security } = this.#platform
    const { brand, language, session, visitor } = who
    const { memberId, merchant } = session
    const fault = faultOf(NAME, name)
    if (fault !== undefined) throw new ApiError('invalid_input', { field: 'payeeName', data: { fault } })
    const { payee_name: known } = await this.#proof.prove(who, 'payee-name', { password })
    // A name is many people's: the account is held, and nothing is refused (MEM-09).
    if (known !== name)
      await requireOwn(this.#platform, { id: memberId, merchant }, { payee: name }, 'payeeName')
    return await db.transaction().execute(async (tx) => {
      const previous = await lockPayeeName(tx, memberId)
      if (previous === name) return { payeeName: name, waiting: false }
      if (previous === null) {
        await setPayeeName(tx, { memberId, merchant, name, now: clock.now() })
        await security.record(tx, visitor, { kind: 'payee_name_set', merchant, memberId })
        await this.#safety.changed(tx, { brand, memberId, kind: 'payee-name-first', language })
        return { payeeName: name, waiting: false }
      }
      if (why === undefined)
        throw new ApiError('invalid_input', { field: 'why', data: { fault: 'required' } })
      const changeRequest = {
        brand,
        language,
        memberId,
        kind: 'payee-name',
        previous,
        wanted: name,
        why,
      } as const
      await this.#changeRequests.ask(tx, changeRequest, visitor)
      return { payeeName: previous, waiting: true }
    })
  }
}
