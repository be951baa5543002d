import { isFreePlay } from '@site/shared-api/contract/constants'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { proofsOf, type AccountChange } from '#identity/safety/change-proofs'
import { judgeGuess } from '#identity/safety/guesses'
import { selectAccount, type AccountRow } from '#identity/safety/repository'
import { SessionProofs } from '#identity/safety/session-proofs'
import type { Session } from '#identity/session/service'
import type { Visitor } from '#identity/session/visitor'

/** What a member brings to a change. */
export interface BroughtProofs {
  readonly password: string | undefined
  readonly paymentPassword?: string | undefined
}

/** Proves that it is the member who changes what keeps the account safe, by what the change asks for (`CHANGE_PROOFS`). */
export class AccountProof {
  readonly #platform: Platform
  readonly #sessions: SessionProofs
  constructor(platform: Platform) {
    this.#platform = platform
    this.#sessions = new SessionProofs(platform)
  }

  /**
   * Judges `account` and `payment`; the other proofs are judged where they are used up. Throws ApiError `trial_refused`,
   * `password_wrong` (field `password`), `proof_required`, `payment_password_needed`, `payment_password_wrong`,
   * `too_many_requests`.
   */
  async prove(
    who: { readonly session: Session; readonly visitor: Visitor },
    change: AccountChange,
    { password, paymentPassword }: BroughtProofs,
  ): Promise<AccountRow> {
    const { session } = who
    if (isFreePlay(session.type)) throw new ApiError('trial_refused')
    const account = await this.account(session)
    const asks = proofsOf(change)
    if (asks.includes('account')) await this.#proveAccount(who, account, password ?? '')
    if (asks.includes('payment')) await this.provePayment(who, account, paymentPassword, 'paymentPassword')
    return account
  }

  /** Throws ApiError `session_ended`. */
  async account({ memberId }: Session): Promise<AccountRow> {
    const account = await selectAccount(this.#platform.db, memberId)
    if (!account) throw new ApiError('session_ended')
    return account
  }

  /** Throws ApiError `payment_password_needed`, `payment_password_wrong`, `too_many_requests`. */
  async provePayment(
    who: { readonly session: Session; readonly visitor: Visitor },
    { payment_password_hash: hash }: Pick<AccountRow, 'payment_password_hash'>,
    text: string | undefined,
    field: string,
  ): Promise<void> {
    if (hash === null) throw new ApiError('payment_password_needed')
    await judgeGuess(this.#platform, who, { of: 'payment', hash, text: text ?? '', field })
  }

  async #proveAccount(
    who: { readonly session: Session; readonly visitor: Visitor },
    account: AccountRow,
    text: string,
  ): Promise<void> {
    // An account registered by a number alone has no known password.
    if (account.password_set === false) return await this.#sessions.require(who.session, account)
    await judgeGuess(this.#platform, who, {
      of: 'account',
      hash: account.password_hash,
      text,
      field: 'password',
    })
  }
}
