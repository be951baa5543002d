import { FREEZE_PARTS, type FreezePart, type MemberFreeze } from '@site/shared-api/contract/member-admin'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { insertAudit } from '#brands/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import { setRestricted } from '#games/index'
import { findForLogin, lockMemberRow, setStatus } from '#identity/index'
import { deleteFreezes, selectAccess, upsertFreezes, type AccessRow } from '#money/members/freeze/repository'

/** Which account, and what of it, by whom and why. */
export interface FreezeInput {
  readonly actor: string
  readonly merchant: string
  readonly account: string
  readonly parts: readonly FreezePart[]
  readonly why: string
}

/**
 * Freezes parts of a member's access, and thaws them (PLT-09). Each part is checked where it always was: signing in by the state of the
 * account, play and deposits by the restriction of play, payouts by the freeze itself. The rows here say who did it and why.
 */
export class Freezes {
  readonly #platform: Platform
  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** What is frozen already stays as it is. Throws ApiError `member_unknown`. */
  freeze(input: FreezeInput): Promise<MemberFreeze[]> {
    return this.#change(input, false, async (tx, { id }, parts) => {
      const { clock, sessions } = this.#platform
      const { actor: by, merchant, why } = input
      const at = clock.now()
      await upsertFreezes(
        tx,
        parts.map((part) => ({ member_id: id, part, merchant, why, by, at })),
      )
      if (parts.includes('play')) await setRestricted(tx, id, at)
      if (!parts.includes('sign-in')) return {}
      await setStatus(tx, id, 'disabled')
      return { ended: await sessions.end(tx, id, {}, 'revoked') }
    })
  }

  /** What is not frozen stays so. Throws ApiError `member_unknown`. */
  thaw(input: FreezeInput): Promise<MemberFreeze[]> {
    return this.#change(input, true, async (tx, { id }, parts) => {
      await deleteFreezes(tx, id, parts)
      if (parts.includes('play')) await setRestricted(tx, id, undefined)
      if (parts.includes('sign-in')) await setStatus(tx, id, 'active')
      return {}
    })
  }

  async #change(
    { account, actor, merchant, parts, why }: FreezeInput,
    from: boolean,
    work: (tx: Database, member: { id: string }, parts: readonly FreezePart[]) => Promise<object>,
  ): Promise<MemberFreeze[]> {
    const { clock, db } = this.#platform
    const member = await findForLogin(db, merchant, account)
    if (!member) throw new ApiError('member_unknown', { field: 'account' })
    return await db.transaction().execute(async (tx) => {
      // Two people at once come one after the other.
      await lockMemberRow(tx, member.id)
      const access = await selectAccess(tx, member.id)
      const changed = FREEZE_PARTS.filter(
        (part) =>
          parts.includes(part) && access.some((entry) => entry.part === part && entry.closed === from),
      )
      if (changed.length === 0) return frozenOf(access)
      const detail = { parts: changed, why, ...(await work(tx, member, changed)) }
      await insertAudit(tx, {
        at: clock.now(),
        actor,
        action: from ? 'member.thawed' : 'member.frozen',
        subject: `${merchant}/${member.account}`,
        detail: toJson(detail),
      })
      return frozenOf(await selectAccess(tx, member.id))
    })
  }
}

/** The parts that are closed. */
export const frozenOf = (access: readonly AccessRow[]): MemberFreeze[] =>
  access
    .filter(({ closed }) => closed)
    .map(({ at, by, part, why }) => ({ part, since: at?.toISOString() ?? null, by, why }))
