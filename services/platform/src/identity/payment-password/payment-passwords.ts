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
import { SecurityQuestions } from '#identity/questions/security-questions'
import { Safety } from '#identity/safety/safety'
import { requireFit } from '#identity/payment-password/payment-password-rule'
import { selectProofs, updatePaymentPassword, type Proofs } from '#identity/payment-password/repository'
import type { Visitor } from '#identity/session/visitor'
import type { Session } from '#identity/session/service'

const HOUR_MS = 60 * 60 * 1000
/** From so many wrong ones on each makes the next wait, twice as long as the one before; forgotten after an hour of peace. */
const TRIES = { windowMs: HOUR_MS, sliding: true, waits: { from: 5, firstMs: 60_000 } }

export interface Payer {
  readonly session: Session
  readonly brand: LiveBrand
}

/** The password without which no money leaves (MEM-06): hashed as passwords are, its guesses slowed down for all instances. */
export class PaymentPasswords {
  readonly #platform: Platform
  readonly #questions: SecurityQuestions
  readonly #safety: Safety
  constructor(platform: Platform) {
    this.#platform = platform
    this.#questions = new SecurityQuestions(platform)
    this.#safety = new Safety(platform)
  }

  async state({ brand, session }: Payer): Promise<PaymentPasswordState> {
    const { throttle } = this.#platform
    const proofs = await this.#proofs(session)
    const rule = this.#ruleOf(brand)
    const codeTo = codeToOf(brand, proofs)
    const until = await throttle.heldUntil(triesOf(session, 'payment'))
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
    if (proofs.payment_password_hash === null) throw new ApiError('payment_password_needed')
    await this.#judge(session, visitor, {
      hash: proofs.payment_password_hash,
      text,
      field: 'paymentPassword',
      of: 'payment',
    })
  }

  /** The first by the account's password, another by the former. Throws ApiError `payment_password_wrong`, `password_wrong`, `invalid_input`, `password_common`, `modify.new.old.same`, `trial_refused`, `too_many_requests`. */
  async set(
    who: Payer,
    body: BodyOf<typeof setPaymentPassword>,
    visitor: Visitor,
  ): Promise<PaymentPasswordState> {
    const { brand, session } = who
    const proofs = await this.#forChange(session)
    requireFit(this.#ruleOf(brand), body)
    const former = proofs.payment_password_hash
    if (former === null) await this.#proveAccount(session, proofs, body.password, visitor)
    else
      await this.#judge(session, visitor, {
        hash: former,
        text: body.oldPaymentPassword ?? '',
        field: 'oldPaymentPassword',
        of: 'payment',
      })
    await this.#write(who, proofs, body.paymentPassword, visitor, { way: former === null ? 'set' : 'change' })
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
    await this.#proveAccount(session, proofs, body.password, visitor)
    const code = await this.#proveBeyond(who, proofs, body, visitor)
    await this.#write(who, proofs, body.paymentPassword, visitor, { way: 'reset', code })
    await this.#platform.throttle.forget(triesOf(session, 'payment'))
    return await this.state(who)
  }

  /** Where a code for this member goes; throws ApiError `password_wrong`, `too_many_requests`, and `feature_unavailable` where none is asked for. */
  async codeTo(
    { brand, session }: Payer,
    password: string,
    visitor: Visitor,
  ): Promise<CodeTo & { account: string }> {
    const proofs = await this.#forChange(session)
    const to = codeToOf(brand, proofs)
    if (!to) throw new ApiError('feature_unavailable')
    await this.#proveAccount(session, proofs, password, visitor)
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

  async #proveAccount(
    session: Session,
    proofs: Proofs,
    password: string | undefined,
    visitor: Visitor,
  ): Promise<void> {
    // Nobody knows the password of who registered by a number alone.
    if (proofs.password_set === false) return
    const hash = proofs.password_hash
    await this.#judge(session, visitor, { hash, text: password ?? '', field: 'password', of: 'account' })
  }

  /** Counted before it is looked at, so that parallel guesses count; a right one takes the count back. */
  async #judge(
    session: Session,
    visitor: Visitor,
    guess: { hash: string; text: string; field: string; of: 'payment' | 'account' },
  ): Promise<void> {
    const { db, security, throttle } = this.#platform
    const { memberId, merchant } = session
    const tries = triesOf(session, guess.of)
    await throttle.take(tries)
    if (await checkPassword(guess.hash, guess.text)) return await throttle.forget(tries)
    if (guess.of === 'payment')
      await security.record(db, visitor, { kind: 'payment_password_wrong', merchant, memberId })
    throw new ApiError(guess.of === 'payment' ? 'payment_password_wrong' : 'password_wrong', {
      field: guess.field,
    })
  }

  /** What a reset asks for besides the password: answers where they are given, else the code. */
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
    return to && (await this.#checkCode(brand, to, verificationCode, visitor))
  }

  #checkCode(brand: LiveBrand, to: CodeTo, code: string, { asker }: Visitor): Promise<RightCode> {
    const of = { merchant: brand.merchant, mobile: to.address, purpose: 'payment', asker } as const
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
    const former = proofs.payment_password_hash
    if (former !== null && (await checkPassword(former, text)))
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
      const kind = former === null ? 'payment-password-first' : 'payment-password'
      await this.#safety.changed(tx, { brand, memberId, kind, language: visitor.language })
    })
  }

  #ruleOf(brand: LiveBrand) {
    const rule = registerOf(brand, this.#platform).fields.find(({ name }) => name === 'paymentPassword')
    return rule ?? { minLength: 6, maxLength: 6, patternId: 'digits' }
  }
}

const triesOf = ({ memberId }: Session, of: 'payment' | 'account') => ({
  ...TRIES,
  subject: `${of === 'payment' ? 'payment-password' : 'payment-proof'}:${memberId}`,
})
