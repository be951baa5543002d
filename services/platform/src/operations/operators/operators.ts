import type { Brands } from '@site/shared-api/contract/brand-place'
import type { BodyOf, ValueOf } from '@site/shared-api/contract/call'
import type { addOperator, changeOperator, OperatorRole } from '@site/shared-api/contract/operator'
import { ApiError } from '#api/api-error'
import { hashOf } from '#api/hash-of'
import { insertAudit } from '#brands/index'
import { holds } from '#operations/operators/brands/holding'
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
import { putInvitation } from '#operations/operators/invitations.repository'
import { brandsIn, isClosed, storedAccess } from '#operations/operators/stored-brands'
import { roleOf, storedRole } from '#operations/operators/stored-role'
import { newSecret } from '#operations/operators/second-factor'
import type { OperatorTables } from '#operations/operators/tables'
import type { Selectable } from 'kysely'

type Invited = ValueOf<typeof addOperator>
type State = ValueOf<typeof changeOperator>

const SECRET_BYTES = 32
const HOUR_MS = 60 * 60 * 1000
const INVITED_FOR_MS = 72 * HOUR_MS

export type OperatorDeps = Pick<Deps, 'clock' | 'db' | 'randomness'> & { keyed: Keyed }

/** Actors of events and entries that are no operators: no operator is added under such a name. */
const RESERVED_NAMES = [
  'agent',
  'brand',
  'member',
  'operators',
  'provider',
  'site',
  'system',
  'upline',
  'vip',
]

/** The accounts of operators; every change has an actor and is audited. */
export class Operators {
  readonly #deps: OperatorDeps
  constructor(deps: OperatorDeps) {
    this.#deps = deps
  }

  /** Those whose brands are all among these. */
  async list(brands: Brands): Promise<State[]> {
    return (await selectOperators(this.#deps.db)).map(stateOf).filter((one) => holds(brands, one.brands))
  }

  /** Throws ApiError `username_taken`: names stand in the audit log for good; `unknown_merchant`. */
  async add(
    actor: string,
    { brands, name, role }: { brands: Brands; name: string; role: OperatorRole },
  ): Promise<Invited> {
    if (RESERVED_NAMES.includes(name)) throw new ApiError('username_taken', { field: 'name' })
    const row = await this.#nobodysAccess()
    return await this.#write(async (tx, now) => {
      const id = this.#deps.randomness.uuid()
      const isNew = await insertOperator(tx, {
        id,
        name,
        ...storedRole(role),
        ...row,
        created_at: now,
        ...storedAccess(await this.#known(tx, brands), false, now),
      })
      if (!isNew) throw new ApiError('username_taken', { field: 'name' })
      await this.#note(tx, {
        actor,
        action: 'operator.added',
        subject: name,
        detail: { before: {}, after: { role, brands } },
      })
      return await this.#invite(tx, { id, name, role, brands }, now)
    })
  }

  /** Ends what is signed in, as its rights may be fewer now. Throws ApiError `not_found`, `unknown_merchant`. */
  async change(
    actor: string,
    name: string,
    { brands, disabled, role }: BodyOf<typeof changeOperator>,
  ): Promise<State> {
    if (name === actor) throw new ApiError('feature_unavailable', { field: 'name' })
    return await this.#write(async (tx, now) => {
      const previous = await selectOperator(tx, name)
      if (!previous) throw new ApiError('not_found', { field: 'name' })
      const held = brands === undefined ? brandsIn(previous) : await this.#known(tx, brands)
      const row = await updateOperator(tx, name, {
        name,
        ...(role !== undefined && storedRole(role)),
        ...((brands ?? disabled) !== undefined && storedAccess(held, disabled ?? isClosed(previous), now)),
      })
      if (!row) throw new ApiError('not_found', { field: 'name' })
      await endCredentials(tx, row.id, now)
      const [before, after] = [previous, row].map(powersOf)
      await this.#note(tx, { actor, action: 'operator.changed', subject: name, detail: { before, after } })
      return stateOf(row)
    })
  }

  /** Invites to another password and second factor; the previous ones no longer work. Throws ApiError `not_found`. */
  async renew(actor: string, name: string): Promise<Invited> {
    const row = await this.#nobodysAccess()
    return await this.#write(async (tx, now) => {
      const renewed = await updateOperator(tx, name, row)
      if (!renewed) throw new ApiError('not_found', { field: 'name' })
      await endCredentials(tx, renewed.id, now)
      await this.#note(tx, { actor, action: 'operator.renewed', subject: name, detail: {} })
      const { id } = renewed
      return await this.#invite(tx, { id, name, role: roleOf(renewed), brands: brandsIn(renewed) }, now)
    })
  }

  /** Credentials that cannot be signed in with until the invitation is accepted. */
  async #nobodysAccess() {
    const { keyed, randomness } = this.#deps
    return {
      password_hash: await hashPassword(randomness.token(SECRET_BYTES)),
      totp_sealed: await keyed.seal(newSecret()),
    }
  }

  async #invite(
    tx: Database,
    { brands, id, name, role }: { brands: Brands; id: string; name: string; role: OperatorRole },
    now: Date,
  ): Promise<Invited> {
    const { keyed, randomness } = this.#deps
    const invitation = randomness.token(SECRET_BYTES)
    const expiresAt = new Date(now.getTime() + INVITED_FOR_MS)
    await putInvitation(tx, {
      operator_id: id,
      token_hash: hashOf(invitation),
      totp_sealed: await keyed.seal(newSecret()),
      created_at: now,
      expires_at: expiresAt,
    })
    return { name, role, brands, invitation, expiresAt: expiresAt.toISOString() }
  }

  /** Throws ApiError `unknown_merchant` where one of them is none. */
  async #known(tx: Database, brands: Brands): Promise<Brands> {
    if (brands === 'all') return brands
    const known = await tx
      .selectFrom('brands')
      .select('merchant')
      .where('merchant', 'in', [...brands])
      .execute()
    if (known.length < new Set(brands).size) throw new ApiError('unknown_merchant', { field: 'brands' })
    return known.map(({ merchant }) => merchant).sort()
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

const powersOf = (row: Row) => ({ role: roleOf(row), disabled: isClosed(row), brands: brandsIn(row) })

function stateOf(row: Row): State {
  return { name: row.name, ...powersOf(row), createdAt: row.created_at.toISOString() }
}
