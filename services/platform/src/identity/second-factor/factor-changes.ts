import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import type { Database } from '#db/database'
import { newRecoveryCodes, recoveryHash } from '#identity/second-factor/recovery-codes'
import { replaceRecoveryCodes, selectFactors } from '#identity/second-factor/repository'
import { Safety } from '#identity/safety/safety'
import type { Session } from '#identity/session/service'
import type { Visitor } from '#identity/session/visitor'

export interface FactorOwner {
  readonly session: Session
  readonly brand: LiveBrand
  readonly language: LanguageCode
  readonly visitor: Visitor
}

/** What follows when a second factor is added or removed: recovery codes, remembered browsers, the security log, a notification (ACC-21). */
export class FactorChanges {
  readonly #platform: Platform
  readonly #safety: Safety
  constructor(platform: Platform) {
    this.#platform = platform
    this.#safety = new Safety(platform)
  }

  /** Answers recovery codes where it is the first factor: those are shown once. */
  async added(
    tx: Database,
    { brand, language, session, visitor }: FactorOwner,
    by: 'app' | 'passkey',
  ): Promise<string[] | null> {
    const { browsers, security } = this.#platform
    const { browserHash, memberId, merchant } = session
    const codes = (await this.#hasCodes(tx, memberId)) ? null : await this.#newCodes(tx, memberId)
    // A browser that was remembered without a second step would come in without one.
    await browsers.forget(tx, memberId, { notBrowserHash: browserHash ?? undefined })
    await security.record(tx, visitor, { kind: 'second_factor_added', merchant, memberId, detail: { by } })
    await this.#safety.changed(tx, { brand, memberId, kind: 'second-factor-added', language })
    return codes
  }

  /** The last factor takes the recovery codes along. */
  async removed(
    tx: Database,
    { brand, language, session, visitor }: FactorOwner,
    by: 'app' | 'passkey',
  ): Promise<void> {
    const { memberId, merchant } = session
    const { app, passkeysAt } = await selectFactors(tx, memberId)
    if (!app && passkeysAt.length === 0) await replaceRecoveryCodes(tx, memberId, [])
    const removed = { kind: 'second_factor_removed', merchant, memberId, detail: { by } } as const
    await this.#platform.security.record(tx, visitor, removed)
    await this.#safety.changed(tx, { brand, memberId, kind: 'second-factor-removed', language })
  }

  async renewed(tx: Database, { brand, language, session, visitor }: FactorOwner): Promise<string[]> {
    const { memberId, merchant } = session
    const codes = await this.#newCodes(tx, memberId)
    await this.#platform.security.record(tx, visitor, { kind: 'recovery_codes_made', merchant, memberId })
    await this.#safety.changed(tx, { brand, memberId, kind: 'recovery-codes', language })
    return codes
  }

  async #newCodes(tx: Database, memberId: string): Promise<string[]> {
    const { keyed, randomness } = this.#platform
    const codes = newRecoveryCodes(randomness)
    await replaceRecoveryCodes(
      tx,
      memberId,
      codes.map((code) => recoveryHash(keyed, memberId, code)),
    )
    return codes
  }

  async #hasCodes(tx: Database, memberId: string): Promise<boolean> {
    const row = await tx
      .selectFrom('member_recovery_codes')
      .select('code_hash')
      .where('member_id', '=', memberId)
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  }
}
