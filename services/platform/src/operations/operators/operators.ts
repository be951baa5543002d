import type { ValueOf } from '@site/shared-api/contract/call'
import type { addOperator, changeOperator, OperatorRole } from '@site/shared-api/contract/operator'
import { ApiError } from '#api/api-error'
import { insertAudit } from '#brands/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import type { Deps } from '#deps'
import { hashPassword } from '#identity/index'
import type { Keyed } from '#operations/secret/keyed'
import { endCredentials } from '#operations/operators/credentials.repository'
import {
  insertOperator,
  selectOperator,
  selectOperators,
  updateOperator,
} from '#operations/operators/repository'
import { roleOf, storedRole } from '#operations/operators/stored-role'
import { newSecondFactor } from '#operations/operators/second-factor'
import type { OperatorTables } from '#operations/operators/tables'
import type { Selectable } from 'kysely'

type Access = ValueOf<typeof addOperator>
type State = ValueOf<typeof changeOperator>

const PASSWORD_BYTES = 18

export type OperatorDeps = Pick<Deps, 'clock' | 'db' | 'randomness'> & { keyed: Keyed }

/** The accounts of operators; every change is made by somebody and stands in the audit log. */
export class Operators {
  readonly #deps: OperatorDeps
  constructor(deps: OperatorDeps) {
    this.#deps = deps
  }

  async list(): Promise<State[]> {
    return (await selectOperators(this.#deps.db)).map(stateOf)
  }

  /** Throws ApiError `username_taken`: names stand in the audit log for good. */
  async add(actor: string, { name, role }: { name: string; role: OperatorRole }): Promise<Access> {
    const { access, row } = await this.#newAccess(name)
    await this.#write(async (tx, now) => {
      const id = this.#deps.randomness.uuid()
      const isNew = await insertOperator(tx, {
        id,
        name,
        ...storedRole(role),
        ...row,
        created_at: now,
        disabled_at: null,
      })
      if (!isNew) throw new ApiError('username_taken', { field: 'name' })
      await this.#note(tx, {
        actor,
        action: 'operator.added',
        subject: name,
        detail: { before: {}, after: { role } },
      })
    })
    return { ...access, role }
  }

  /** Ends what is signed in, as its rights may be fewer now. Throws ApiError `not_found`. */
  async change(
    actor: string,
    name: string,
    { role, disabled }: { role?: OperatorRole | undefined; disabled?: boolean | undefined },
  ): Promise<State> {
    if (name === actor) throw new ApiError('feature_unavailable', { field: 'name' })
    return await this.#write(async (tx, now) => {
      const former = await selectOperator(tx, name)
      const row = await updateOperator(tx, name, {
        name,
        ...(role !== undefined && storedRole(role)),
        ...(disabled !== undefined && { disabled_at: disabled ? now : null }),
      })
      if (!former || !row) throw new ApiError('not_found', { field: 'name' })
      await endCredentials(tx, row.id, now)
      const [before, after] = [former, row].map(powersOf)
      await this.#note(tx, { actor, action: 'operator.changed', subject: name, detail: { before, after } })
      return stateOf(row)
    })
  }

  /** Another password and second factor. Throws ApiError `not_found`. */
  async renew(actor: string, name: string): Promise<Access> {
    const { access, row } = await this.#newAccess(name)
    const role = await this.#write(async (tx, now) => {
      const renewed = await updateOperator(tx, name, row)
      if (!renewed) throw new ApiError('not_found', { field: 'name' })
      await endCredentials(tx, renewed.id, now)
      await this.#note(tx, { actor, action: 'operator.renewed', subject: name, detail: {} })
      return roleOf(renewed)
    })
    return { ...access, role }
  }

  async #newAccess(name: string) {
    const password = this.#deps.randomness.token(PASSWORD_BYTES)
    const { secret, otpauth } = newSecondFactor(name)
    return {
      access: { name, password, otpauth },
      row: {
        password_hash: await hashPassword(password),
        totp_sealed: await this.#deps.keyed.seal(secret),
      },
    }
  }

  async #note(
    tx: Database,
    { detail, ...entry }: { actor: string; action: string; subject: string; detail: object },
  ): Promise<void> {
    await insertAudit(tx, { at: this.#deps.clock.now(), ...entry, detail: toJson(detail) })
  }

  #write<T>(work: (tx: Database, now: Date) => Promise<T>): Promise<T> {
    const { clock, db } = this.#deps
    return db.transaction().execute((tx) => work(tx, clock.now()))
  }
}

type Row = Selectable<OperatorTables['operators']>

const powersOf = (row: Row) => ({ role: roleOf(row), disabled: row.disabled_at !== null })

function stateOf(row: Row): State {
  return { name: row.name, ...powersOf(row), createdAt: row.created_at.toISOString() }
}
