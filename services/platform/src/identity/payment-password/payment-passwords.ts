import type { BodyOf } from '@site/shared-api/contract/call'
import { isFreePlay } from '@site/shared-api/contract/constants'
import type {
  PaymentPasswordState,
  resetPaymentPassword,
  setPaymentPassword,
} from '@site/shared-api/contract/payment-password'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { registerOf, type LiveBrand } from '#brands/index'
import type { Database } from '#db/database'
import { checkPassword, hashPassword } from '#identity/hashing/password'
import type { RightCode } from '#identity/one-time-code/one-time-codes'
import { codeToOf, shownCodeTo, type CodeTo } from '#identity/payment-password/code-to'
import { AccountProof } from '#identity/safety/account-proof'
import { guessesAt } from '#identity/safety/guesses'
import { SecurityQuestions } from '#identity/questions/security-questions'
import { Safety } from '#identity/safety/safety'
import { requireFit } from '#identity/payment-password/payment-password-rule'
import { selectProofs, updatePaymentPassword, type Proofs } from '#identity/payment-password/repository'
import type { Visitor } from '#identity/session/visitor'
import type { Session } from '#identity/session/service'

export interface Payer {
  readonly session: Session
  readonly brand: LiveBrand
}

/** The password without which no money leaves (MEM-06): hashed as passwords are, its guesses slowed down for all instances. */
export class PaymentPasswords {
  readonly #platform: Platform
  readonly #proof: AccountProof
  readonly #questions: SecurityQuestions
  readonly #safety: Safety
  constructor(platform: Platform) {
    this.#platform = platform
    this.#proof = new AccountProof(platform)
    this.#questions = new SecurityQuestions(platform)
    this.#safety = new Safety(platform)
  }

  async state({ brand, session }: Payer): Promise<PaymentPasswordState> {
    const { throttle } = this.#platform
    const proofs = await this.#proofs(session)
    const rule = this.#ruleOf(brand)
    const codeTo = codeToOf(brand, proofs)
    const until = await throttle.heldUntil(guessesAt(session, 'payment'))
    return {
      isSet: proofs.payment_password_hash !== null,
      needsPassword: proofs.password_set !== false,
      lockedUntil: until?.toISOString() ?? null,
      minLength: rule.minLength ?? 1,
      maxLength: rule.maxLength ?? 128,
      codeTo: codeTo ? shownCodeTo(codeTo) : null,
      questions: await this.#questions.areSet(session),
    }
  }

  /** Throws ApiError `payment_password_needed`, `payment_password_wrong`, `too_many_requests`. */
  async require(session: Session, text: string, visitor: Visitor): Promise<void> {
    const proofs = await this.#proofs(session)
    await this.#proof.provePayment({ session, visitor }, proofs, text, 'paymentPassword')
  }

  /** The first by the account's password, another by the previous one. Throws ApiError `payment_password_wrong`, `password_wrong`, `invalid_input`, `password_common`, `modify.new.old.same`, `trial_refused`, `too_many_requests`. */
  async set(
    who: Payer,
    body: BodyOf<typeof setPaymentPassword>,
    visitor: Visitor,
  ): Promise<PaymentPasswordState> {
    const { brand, session } = who
    const proofs = await this.#forChange(session)
    requireFit(this.#ruleOf(brand), body)
    const previousHash = proofs.payment_password_hash
    const by = { session, visitor }
    if (previousHash === null)
      await this.#proof.prove(by, 'payment-password-first', { password: body.password })
    else await this.#proof.provePayment(by, proofs, body.oldPaymentPassword, 'oldPaymentPassword')
    await this.#write(who, proofs, body.paymentPassword, visitor, {
      way: previousHash === null ? 'set' : 'change',
    })
    return await this.state(who)
  }

  /** By the account's password, and by a code or the security questions where there is either. Throws what `set` throws, and ApiError `verification_code_wrong`, `answers_wrong`. */
  async reset(
    who: Payer,
    body: BodyOf<typeof resetPaymentPassword>,
    visitor: Visitor,
  ): Promise<PaymentPasswordState> {
    const { brand, session } = who
    const proofs = await this.#forChange(session)
    requireFit(this.#ruleOf(brand), body)
    const isByCode = body.answers === undefined && codeToOf(brand, proofs) !== undefined
    await this.#proveForReset({ session, visitor }, proofs, { password: body.password, isByCode })
    const code = await this.#proveBeyond(who, proofs, body, visitor)
    await this.#write(who, proofs, body.paymentPassword, visitor, { way: 'reset', code })
    await this.#platform.throttle.forget(guessesAt(session, 'payment'))
    return await this.state(who)
  }

  /** Where a code for this member goes; throws ApiError `password_wrong`, `too_many_requests`, and `feature_unavailable` where none is needed. */
  async codeTo(
    { brand, session }: Payer,
    password: string,
    visitor: Visitor,
  ): Promise<CodeTo & { account: string }> {
    const proofs = await this.#forChange(session)
    const to = codeToOf(brand, proofs)
    if (!to) throw new ApiError('feature_unavailable')
    await this.#proveForReset({ session, visitor }, proofs, { password, isByCode: true })
    return { ...to, account: proofs.account }
  }

  async #proofs({ memberId }: Session): Promise<Proofs> {
    const proofs = await selectProofs(this.#platform.db, memberId)
    if (!proofs) throw new ApiError('session_ended')
    return proofs
  }

  async #forChange(session: Session): Promise<Proofs> {
    if (isFreePlay(session.type)) throw new ApiError('trial_refused')
    return await this.#proofs(session)
  }

  /** A code to the number of an account without a password is proof by itself; it is required anyway. */
  async #proveForReset(
    who: { session: Session; visitor: Visitor },
    { password_set: isSet }: Proofs,
    { isByCode, password }: { password: string | undefined; isByCode: boolean },
  ): Promise<void> {
    if (isSet === false && isByCode) return
    await this.#proof.prove(who, 'payment-password-reset', { password })
  }

  /** What a reset needs in addition to the password: the answers where they are given, else the code. */
  async #proveBeyond(
    { brand, session }: Payer,
    proofs: Proofs,
    { answers, verificationCode = '' }: BodyOf<typeof resetPaymentPassword>,
    visitor: Visitor,
  ): Promise<RightCode | undefined> {
    const to = codeToOf(brand, proofs)
    const hasQuestions = await this.#questions.areSet(session)
    if (hasQuestions && (answers !== undefined || !to))
      return void (await this.#questions.require(session, answers ?? [], visitor))
    // The account's password alone is less than what is replaced.
    if (!to) throw new ApiError('feature_unavailable')
    return await this.#checkCode(brand, to, verificationCode, visitor)
  }

  #checkCode(brand: LiveBrand, to: CodeTo, code: string, { requester }: Visitor): Promise<RightCode> {
    const of = { merchant: brand.merchant, mobile: to.address, purpose: 'payment', requester } as const
    return this.#platform.codes.check(of, code, 'verificationCode')
  }

  async #write(
    { brand, session }: Payer,
    proofs: Proofs,
    text: string,
    visitor: Visitor,
    { code, way }: { way: 'set' | 'change' | 'reset'; code?: RightCode | undefined },
  ): Promise<void> {
    const { clock, db, security } = this.#platform
    const previousHash = proofs.payment_password_hash
    if (previousHash !== null && (await checkPassword(previousHash, text)))
      throw new ApiError('modify.new.old.same', { field: 'paymentPassword' })
    const hash = await hashPassword(text)
    const { memberId } = session
    const { merchant } = brand
    await db.transaction().execute(async (tx: Database) => {
      await code?.use(tx)
      await updatePaymentPassword(tx, { memberId, merchant, hash, now: clock.now() })
      await security.record(tx, visitor, {
        kind: 'payment_password_set',
        merchant,
        memberId,
        detail: { way },
      })
      const kind = previousHash === null ? 'payment-password-first' : 'payment-password'
      await this.#safety.changed(tx, { brand, memberId, kind, language: visitor.language })
    })
  }

  #ruleOf(brand: LiveBrand) {
    const rule = registerOf(brand, this.#platform).fields.find(({ name }) => name === 'paymentPassword')
    return rule ?? { minLength: 6, maxLength: 6, patternId: 'digits' }
  }
}
