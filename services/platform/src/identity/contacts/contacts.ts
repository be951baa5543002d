import type { ContactEnd } from '@site/shared-api/contract/contact-change'
import type { LanguageCode } from '@site/shared-api/contract/constants'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import { requireOwn } from '#care/index'
import type { RightCode } from '#identity/one-time-code/one-time-codes'
import { setContact, type ContactKind } from '#identity/contacts/repository'
import { ChangeRequests } from '#identity/reviews/change-requests'
import { AccountProof } from '#identity/safety/account-proof'
import { endOtherAccess } from '#identity/safety/end-access'
import { maskedEmail, maskedMobile } from '#identity/safety/masked'
import { Safety } from '#identity/safety/safety'
import type { Session } from '#identity/session/service'
import type { Visitor } from '#identity/session/visitor'

export interface ContactOf {
  readonly session: Session
  readonly brand: LiveBrand
  readonly language: LanguageCode
  readonly visitor: Visitor
}

/** What the forms call the new address. */
const FIELD = { email: 'email', mobile: 'mobileNum' } as const

/** E-mail address and number of a member: changed by codes to both ends, or by the house where the old one is lost (MEM-06). */
export class Contacts {
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

  /** Sends a code to one end; epoch ms until which no other is sent. `to` is the new address, normalised. Throws ApiError `invalid_input` and what proving and sending throw. */
  async sendCode(
    who: ContactOf,
    of: {
      kind: ContactKind
      end: ContactEnd
      to: string | undefined
      password: string
      host: string
      requester: string
    },
  ): Promise<number> {
    const { browsers, codes } = this.#platform
    const { brand, language, visitor } = who
    const account = await this.#proof.prove(who, 'contact', of)
    const address = of.end === 'old' ? account[of.kind] : of.to
    if (address === null || address === undefined)
      throw new ApiError('invalid_input', { field: of.end === 'old' ? 'end' : FIELD[of.kind] })
    return await codes.send({
      ...visitor,
      brand,
      language,
      mobile: address,
      channel: of.kind === 'email' ? 'mail' : 'sms',
      purpose: 'contact',
      requester: of.requester,
      knownBrowser: await browsers.knownTo(brand.merchant, account.account, visitor.browser),
      host: of.host,
      wanted: true,
    })
  }

  /** Throws ApiError `verification_code_wrong` (field `newCode` or `oldCode`), `mobile_taken`, `self_excluded` (of an excluded member), and what proving throws. */
  async change(
    who: ContactOf,
    of: {
      kind: ContactKind
      /** Undefined: the present one is confirmed. */
      to: string | undefined
      newCode: string
      oldCode: string | undefined
      password: string
    },
  ): Promise<{ shown: string }> {
    const { brand, language, session, visitor } = who
    const { clock, db, security } = this.#platform
    const { kind } = of
    const { memberId, merchant } = session
    const account = await this.#proof.prove(who, 'contact', of)
    const previous = account[kind]
    const to = of.to ?? previous
    if (to === null) throw new ApiError('invalid_input', { field: FIELD[kind] })
    const isOther = previous !== null && previous !== to
    const codes = [await this.#check(who, to, of.newCode, 'newCode')]
    if (isOther) codes.push(await this.#check(who, previous, of.oldCode ?? '', 'oldCode'))
    await this.#requireOwn(who, kind, to)
    await db.transaction().execute(async (tx) => {
      for (const code of codes) await code.use(tx)
      await setContact(tx, { memberId, merchant, kind, address: to, now: clock.now() })
      const detail = { of: kind, way: isOther ? 'change' : 'confirm' }
      await security.record(tx, visitor, { kind: 'contact_changed', merchant, memberId, detail })
      if (previous !== to)
        await endOtherAccess(tx, this.#platform, {
          memberId,
          by: 'revoked',
          keepSession: session.id,
          keepBrowser: session.browserHash,
          previous,
        })
      await this.#safety.changed(tx, {
        brand,
        memberId,
        language,
        kind: isOther ? kind : `${kind}-confirmed`,
        ...(isOther && kind === 'email' && { previousEmail: previous }),
      })
    })
    return { shown: kind === 'email' ? maskedEmail(to) : maskedMobile(to) }
  }

  /** Where the old one is lost the house looks at it. Throws ApiError `invalid_input` where there is none to lose, `review_waiting`, and what `change` throws. */
  async askHouse(
    who: ContactOf,
    of: { kind: ContactKind; to: string; newCode: string; password: string; why: string },
  ): Promise<{ waiting: true }> {
    const { brand, language, session, visitor } = who
    const { kind, to, why } = of
    const { memberId } = session
    const account = await this.#proof.prove(who, 'contact', of)
    const previous = account[kind]
    if (previous === null || previous === to) throw new ApiError('invalid_input', { field: FIELD[kind] })
    const code = await this.#check(who, to, of.newCode, 'newCode')
    await this.#requireOwn(who, kind, to)
    await this.#platform.db.transaction().execute(async (tx) => {
      await code.use(tx)
      await this.#changeRequests.ask(
        tx,
        { brand, language, memberId, kind, previous, wanted: to, why },
        visitor,
      )
    })
    return { waiting: true }
  }

  /** Only for a requester who has proved to read the address (MEM-09). */
  #requireOwn(
    { session: { memberId: id, merchant } }: ContactOf,
    kind: ContactKind,
    to: string,
  ): Promise<void> {
    return requireOwn(this.#platform, { id, merchant }, { [kind]: to }, FIELD[kind])
  }

  #check({ brand, visitor }: ContactOf, mobile: string, code: string, field: string): Promise<RightCode> {
    const lookup = {
      merchant: brand.merchant,
      mobile,
      purpose: 'contact',
      requester: visitor.requester,
    } as const
    return this.#platform.codes.check(lookup, code, field)
  }
}
