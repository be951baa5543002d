import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import { FactorChanges, type FactorOwner } from '#identity/second-factor/factor-changes'
import { newAppSecret, stepOfCode } from '#identity/second-factor/one-time-app'
import { recoveryHash } from '#identity/second-factor/recovery-codes'
import {
  beginApp,
  confirmApp,
  deleteApp,
  selectApp,
  selectFactors,
  useAppStep,
  useRecoveryCode,
} from '#identity/second-factor/repository'
import { AccountProof } from '#identity/safety/account-proof'

/** A secret that was not confirmed in this time is replaced. */
const BEGUN_MS = 15 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000
const TRIES = { windowMs: HOUR_MS, sliding: true, waits: { from: 5, firstMs: 60_000 } }

/** A member's authenticator app and recovery codes (ACC-21, MEM-06). */
export class SecondFactors {
  readonly #platform: Platform
  readonly #changes: FactorChanges
  readonly #proof: AccountProof
  constructor(platform: Platform) {
    this.#platform = platform
    this.#changes = new FactorChanges(platform)
    this.#proof = new AccountProof(platform)
  }

  /** Throws ApiError `changed_meanwhile` where an app is confirmed, and what `AccountProof.prove` throws. */
  async begin(owner: FactorOwner, password: string): Promise<{ secret: string; otpauth: string }> {
    const { clock, db, keyed } = this.#platform
    const { brand, session } = owner
    const { account } = await this.#proof.prove(owner, 'second-factor', { password })
    const made = newAppSecret(brand.document.name, account)
    const sealed = await keyed.seal(made.secret)
    if (!(await beginApp(db, { memberId: session.memberId, sealed, now: clock.now() })))
      throw new ApiError('changed_meanwhile')
    return made
  }

  /** Throws ApiError `second_step_ended` where nothing was begun or it was too long ago, `second_factor_wrong`, `too_many_requests`. */
  async confirm(owner: FactorOwner, code: string): Promise<{ recoveryCodes: string[] | null }> {
    const { clock, db, keyed } = this.#platform
    const { memberId } = owner.session
    const now = clock.now()
    const app = await selectApp(db, memberId)
    const isBegun =
      app?.confirmed_at === null && now.getTime() - app.created_at.getTime() < BEGUN_MS ? app : undefined
    if (!isBegun) throw new ApiError('second_step_ended')
    return await this.#counted(memberId, async () => {
      const sealed = isBegun.secret_sealed
      const step = stepOfCode(await keyed.open(sealed), code, now)
      if (step === undefined) throw wrongCode()
      return await db.transaction().execute(async (tx) => {
        if (!(await confirmApp(tx, { memberId, sealed, step, now }))) throw wrongCode()
        return { recoveryCodes: await this.#changes.added(tx, owner, 'app') }
      })
    })
  }

  /** Throws ApiError `second_factor_wrong`, `too_many_requests`, and what `AccountProof.prove` throws. */
  async remove(
    owner: FactorOwner,
    { code, password }: { code: string; password: string },
  ): Promise<{ removed: true }> {
    const { memberId } = owner.session
    await this.#proof.prove(owner, 'app-removed', { password })
    return await this.#counted(memberId, async () =>
      this.#platform.db.transaction().execute(async (tx) => {
        const isRight =
          (await this.useCode(tx, memberId, code)) || (await this.useRecovery(tx, memberId, code))
        if (!isRight) throw wrongCode()
        await deleteApp(tx, memberId)
        await this.#changes.removed(tx, owner, 'app')
        return { removed: true as const }
      }),
    )
  }

  /** Throws ApiError `feature_unavailable` without a second factor, and what `AccountProof.prove` throws. */
  async renewCodes(owner: FactorOwner, password: string): Promise<{ recoveryCodes: string[] }> {
    const { db } = this.#platform
    await this.#proof.prove(owner, 'second-factor', { password })
    return await db.transaction().execute(async (tx) => {
      const { app, passkeysAt } = await selectFactors(tx, owner.session.memberId)
      if (!app && passkeysAt.length === 0) throw new ApiError('feature_unavailable')
      return { recoveryCodes: await this.#changes.renewed(tx, owner) }
    })
  }

  /** Whether it is a code of the member's app, which is used up by that. */
  async useCode(tx: Database, memberId: string, code: string): Promise<boolean> {
    const { clock, keyed } = this.#platform
    const app = await selectApp(tx, memberId)
    if (app === undefined || app.confirmed_at === null) return false
    const step = stepOfCode(await keyed.open(app.secret_sealed), code, clock.now())
    return step !== undefined && (await useAppStep(tx, memberId, step))
  }

  /** Whether it is a recovery code, which is used up by that. */
  useRecovery(tx: Database, memberId: string, code: string): Promise<boolean> {
    const { clock, keyed } = this.#platform
    return useRecoveryCode(tx, { memberId, hash: recoveryHash(keyed, memberId, code), now: clock.now() })
  }

  /** Counted before it is looked at, so that parallel guesses count; a right one takes the count back. */
  async #counted<T>(memberId: string, work: () => Promise<T>): Promise<T> {
    const { throttle } = this.#platform
    const tries = { ...TRIES, subject: `second-factor-own:${memberId}` }
    await throttle.take(tries)
    const done = await work()
    await throttle.forget(tries)
    return done
  }
}

const wrongCode = (): ApiError => new ApiError('second_factor_wrong', { field: 'code' })
