import { ApiError } from '#api/api-error'
import { toJson } from '#db/json'
import type { Deps } from '#deps'
import { insertAudit } from '#brands/index'
import { selectVendor } from '#games/catalogue/vendors/vendors.repository'
import { setDown, setRestricted } from '#games/launch/repository'
import { findForLogin } from '#identity/index'

/** What operators may close: a provider for everybody, all games for one member; written to the audit log. */
export class LaunchOperator {
  readonly #deps: Deps
  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Throws ApiError `vendor_unknown`. */
  async vendor(actor: string, code: string, down: boolean): Promise<{ code: string; down: boolean }> {
    const { clock, db } = this.#deps
    if (!(await selectVendor(db, code))) throw new ApiError('vendor_unknown', { field: 'code' })
    await db.transaction().execute(async (tx) => {
      await setDown(tx, code, down ? clock.now() : undefined)
      await this.#note(tx, actor, 'vendor.down', code, { down })
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
    const { clock, db } = this.#deps
    const member = await findForLogin(db, merchant, account)
    if (!member) throw new ApiError('member_unknown', { field: 'account' })
    await db.transaction().execute(async (tx) => {
      await setRestricted(tx, member.id, restricted ? clock.now() : undefined)
      await this.#note(tx, actor, 'member.play_restricted', `${merchant}/${member.account}`, { restricted })
    })
    return { account: member.account, restricted }
  }

  async #note(tx: Deps['db'], actor: string, action: string, subject: string, detail: object): Promise<void> {
    await insertAudit(tx, {
      at: this.#deps.clock.now(),
      actor,
      action,
      subject,
      detail: toJson(detail),
    })
  }
}
