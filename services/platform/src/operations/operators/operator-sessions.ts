import type { Brands } from '@site/shared-api/contract/brand-place'
import type { BodyOf, ValueOf } from '@site/shared-api/contract/call'
import type { addOperatorToken, operatorSignIn } from '@site/shared-api/contract/operator'
import { ApiError } from '#api/api-error'
import { hashOf } from '#api/hash-of'
import { insertAudit } from '#brands/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import { Tidy } from '#db/tidy'
import { checkPassword } from '#identity/index'
import { firstEnd } from '#operations/operators/credential'
import {
  deleteOldCredentials,
  endCredentials,
  insertCredential,
} from '#operations/operators/credentials.repository'
import type { Operator } from '#operations/operators/operator-auth'
import type { OperatorDeps } from '#operations/operators/operators'
import { selectOperator, useStep } from '#operations/operators/repository'
import { brandsIn, isClosed, tokenHashOf } from '#operations/operators/stored-brands'
import { roleOf } from '#operations/operators/stored-role'
import { stepOf } from '#operations/operators/second-factor'
import { perNetwork } from '#operations/throttle/limit'
import type { Throttle } from '#operations/throttle/throttle'

const HALF_BYTES = 32
const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_MS = 30 * DAY_MS
const WINDOW_MS = 15 * 60 * 1000
const MOST_OF_NAME = 10
const OF_NETWORK = { subject: 'operator:network', most: 30, windowMs: WINDOW_MS }

type SignedIn = Omit<ValueOf<typeof operatorSignIn>, 'expiresAt'> & { cookie: string; expiresAt: Date }

/** Operators come in with password and second factor; the command line with a token that they made. */
export class OperatorSessions {
  readonly #deps: OperatorDeps & { throttle: Throttle }
  readonly #tidy = new Tidy()
  constructor(deps: OperatorDeps & { throttle: Throttle }) {
    this.#deps = deps
  }

  /** Throws ApiError `login_failed`, whatever was wrong, or `too_many_requests`. */
  async signIn({ name, password, code }: BodyOf<typeof operatorSignIn>, address: string): Promise<SignedIn> {
    const { clock, db, randomness, throttle } = this.#deps
    const ofName = { subject: `operator:name:${name}`, most: MOST_OF_NAME, windowMs: WINDOW_MS }
    await throttle.take(...perNetwork(address, OF_NETWORK), ofName)
    const operator = await this.#prove(name, password, code)
    if (!operator) {
      await this.#note(db, 'operator.sign_in_failed', (await selectOperator(db, name))?.name ?? 'nobody', {
        address,
      })
      throw new ApiError('login_failed')
    }
    const [cookie, token] = [randomness.token(HALF_BYTES), randomness.token(HALF_BYTES)]
    const now = clock.now()
    const expiresAt = firstEnd(now)
    await db.transaction().execute(async (tx) => {
      const half = { cookie_hash: hashOf(cookie), address, label: null }
      await this.#insert(tx, operator.id, { ...half, token, expires_at: expiresAt })
      await this.#note(tx, 'operator.signed_in', name, { address })
    })
    await throttle.forget(ofName)
    if (this.#tidy.isDue()) await deleteOldCredentials(db, new Date(now.getTime() - KEPT_MS))
    return { name, role: roleOf(operator), brands: brandsIn(operator), cookie, token, expiresAt }
  }

  /** A token ends by its id instead. */
  async signOut(operator: Operator): Promise<boolean> {
    const { clock, db } = this.#deps
    return await endCredentials(db, operator.id, clock.now(), operator.credentialId)
  }

  /** Of a person alone: tokens make no tokens. */
  async addToken(
    operator: Operator,
    { brands = 'all', label, days }: BodyOf<typeof addOperatorToken>,
  ): Promise<ValueOf<typeof addOperatorToken>> {
    const { clock, db, randomness } = this.#deps
    const token = randomness.token(HALF_BYTES)
    const expiresAt = new Date(clock.now().getTime() + days * DAY_MS)
    const id = await db.transaction().execute(async (tx) => {
      await this.#note(tx, 'operator.token_made', operator.name, {
        before: {},
        after: { label, days, ...(brands !== 'all' && { brands }) },
      })
      const row = { cookie_hash: null, address: null, label, token, expires_at: expiresAt }
      return await this.#insert(tx, operator.id, row, brands)
    })
    return { id, token, expiresAt: expiresAt.toISOString() }
  }

  async endToken(operator: Operator, id: string): Promise<boolean> {
    const { clock, db } = this.#deps
    return await db.transaction().execute(async (tx) => {
      const ended = await endCredentials(tx, operator.id, clock.now(), id)
      if (ended) await this.#note(tx, 'operator.token_ended', operator.name, { id })
      return ended
    })
  }

  /** The operator whose password and unused code these are; it takes as long for an unknown name. */
  async #prove(name: string, password: string, code: string) {
    const { clock, db, keyed } = this.#deps
    const operator = await selectOperator(db, name)
    const isRight = await checkPassword(operator?.password_hash, password)
    if (!operator || !isRight || isClosed(operator)) return undefined
    const step = stepOf(await keyed.open(operator.totp_sealed), code, clock.now())
    return step !== undefined && (await useStep(db, operator.id, step)) ? operator : undefined
  }

  async #insert(
    tx: Database,
    operatorId: string,
    {
      token,
      ...row
    }: {
      token: string
      cookie_hash: string | null
      label: string | null
      address: string | null
      expires_at: Date
    },
    brands: Brands = 'all',
  ): Promise<string> {
    const { clock, randomness } = this.#deps
    const id = randomness.uuid()
    const times = { created_at: clock.now(), ended_at: null }
    const held = { token_hash: tokenHashOf(token, brands), brands: brands === 'all' ? null : [...brands] }
    await insertCredential(tx, { id, operator_id: operatorId, ...held, ...row, ...times })
    return id
  }

  async #note(tx: Database, action: string, name: string, detail: object): Promise<void> {
    const at = this.#deps.clock.now()
    await insertAudit(tx, { at, actor: name, action, subject: name, detail: toJson(detail) })
  }
}
