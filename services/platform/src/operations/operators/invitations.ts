import type { BodyOf, ValueOf } from '@site/shared-api/contract/call'
import type { acceptOperatorInvitation, readOperatorInvitation } from '@site/shared-api/contract/operator'
import { ApiError } from '#api/api-error'
import { hashOf } from '#api/hash-of'
import { insertAudit } from '#brands/index'
import { toJson } from '#db/json'
import { hashPassword, isCommon } from '#identity/index'
import { selectInvitation, takeInvitation } from '#operations/operators/invitations.repository'
import type { OperatorDeps } from '#operations/operators/operators'
import { updateOperator } from '#operations/operators/repository'
import { otpauthOf, stepOf } from '#operations/operators/second-factor'
import { brandsIn } from '#operations/operators/stored-brands'
import { roleOf } from '#operations/operators/stored-role'
import { perNetwork } from '#operations/throttle/limit'
import type { Throttle } from '#operations/throttle/throttle'

const WINDOW_MS = 15 * 60 * 1000
const OF_NETWORK = { subject: 'operator:invitation', most: 60, windowMs: WINDOW_MS }
const MOST_OF_INVITATION = 20

/** New operators complete their accounts themselves: the inviter learns neither password nor second factor (PLT-05). */
export class OperatorInvitations {
  readonly #deps: OperatorDeps & { throttle: Throttle }
  constructor(deps: OperatorDeps & { throttle: Throttle }) {
    this.#deps = deps
  }

  /** Throws ApiError `reset_invalid` for what is no live invitation, `too_many_requests`. */
  async read(invitation: string, address: string): Promise<ValueOf<typeof readOperatorInvitation>> {
    const { keyed } = this.#deps
    const row = await this.#find(invitation, address)
    const otpauth = otpauthOf(row.name, await keyed.open(row.totp_sealed))
    return {
      name: row.name,
      role: roleOf(row),
      brands: brandsIn(row),
      otpauth,
      expiresAt: row.expires_at.toISOString(),
    }
  }

  /** Throws ApiError `reset_invalid`, `second_factor_wrong` (field `code`), `password_common` (field `password`), `too_many_requests`. */
  async accept(
    { code, invitation, password }: BodyOf<typeof acceptOperatorInvitation>,
    address: string,
  ): Promise<ValueOf<typeof acceptOperatorInvitation>> {
    const { clock, db, keyed } = this.#deps
    const row = await this.#find(invitation, address)
    const { name, totp_sealed } = row
    if (isCommon(password, name)) throw new ApiError('password_common', { field: 'password' })
    const now = clock.now()
    const step = stepOf(await keyed.open(totp_sealed), code, now)
    if (step === undefined) throw new ApiError('second_factor_wrong', { field: 'code' })
    const password_hash = await hashPassword(password)
    await db.transaction().execute(async (tx) => {
      if (!(await takeInvitation(tx, hashOf(invitation)))) throw refusal()
      await updateOperator(tx, name, { password_hash, totp_sealed, totp_step: step })
      const detail = toJson({ address })
      await insertAudit(tx, { at: now, actor: name, action: 'operator.completed', subject: name, detail })
    })
    return { name, role: roleOf(row), brands: brandsIn(row) }
  }

  async #find(invitation: string, address: string) {
    const { clock, db, throttle } = this.#deps
    const hash = hashOf(invitation)
    const ofIt = { subject: `operator:invitation:${hash}`, most: MOST_OF_INVITATION, windowMs: WINDOW_MS }
    await throttle.take(...perNetwork(address, OF_NETWORK), ofIt)
    const row = await selectInvitation(db, hash, clock.now())
    if (!row) throw refusal()
    return row
  }
}

const refusal = (): ApiError => new ApiError('reset_invalid', { field: 'invitation' })
