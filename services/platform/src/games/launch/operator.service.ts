import { ApiError } from '#api/api-error'
import { toJson } from '#db/json'
import type { Platform } from '#api/platform'
import { insertAudit } from '#brands/index'
import { isRestricted, setRestricted } from '#games/launch/repository'
import { findForLogin } from '#identity/index'

/** What operators may close: a provider for all members, all games for one member; written to the audit log. */
export class LaunchOperator {
  readonly #platform: Platform
  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** Throws ApiError `vendor_unknown`. */
  async vendor(actor: string, code: string, down: boolean): Promise<{ code: string; down: boolean }> {
    await this.#platform.managed.put(actor, { kind: 'provider', id: code, action: 'vendor.down' }, (live) => {
      if (live === undefined) throw new ApiError('vendor_unknown', { field: 'code' })
      return { down }
    })
    return { code, down }
  }

  /** Throws ApiError `member_unknown`. */
  async member(
    actor: string,
    merchant: string,
    account: string,
    restricted: boolean,
  ): Promise<{ account: string; restricted: boolean }> {
    const { clock, db } = this.#platform
    const member = await findForLogin(db, merchant, account)
    if (!member) throw new ApiError('member_unknown', { field: 'account' })
    await db.transaction().execute(async (tx) => {
      const before = { restricted: await isRestricted(tx, member.id) }
      await setRestricted(tx, member.id, restricted ? clock.now() : undefined)
      const detail = { before, after: { restricted } }
      await this.#note(tx, actor, 'member.play_restricted', `${merchant}/${member.account}`, detail)
    })
    return { account: member.account, restricted }
  }

  async #note(
    tx: Platform['db'],
    actor: string,
    action: string,
    subject: string,
    detail: object,
  ): Promise<void> {
    await insertAudit(tx, {
      at: this.#platform.clock.now(),
      actor,
      action,
      subject,
      detail: toJson(detail),
    })
  }
}
