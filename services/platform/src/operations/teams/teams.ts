import type { BodyOf, ValueOf } from '@site/shared-api/contract/call'
import {
  MOST_TEAM_KEYS,
  type addTeam,
  type addTeamToken,
  type changeTeam,
  type listTeams,
} from '@site/shared-api/contract/team'
import { z } from 'zod'
import { ApiError } from '#api/api-error'
import { hashOf } from '#api/hash-of'
import { insertAudit } from '#brands/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import type { Deps } from '#deps'
import { readPublicKey } from '#operations/teams/public-key'
import {
  endKey,
  endTokens,
  insertKey,
  insertTeam,
  insertToken,
  lockTeam,
  selectKeys,
  selectTeams,
  selectTokens,
  updateTeam,
} from '#operations/teams/repository'
import { TEAM_TOKEN } from '#operations/teams/team-token'

type Team = ValueOf<typeof listTeams>['list'][number]

const SECRET_BYTES = 32
const DAY_MS = 24 * 60 * 60 * 1000

export const modulesOf = (modules: unknown): string[] => z.array(z.string()).parse(modules)

/** Teams that release modules: made and changed by operators, every change in the audit log. */
export class Teams {
  readonly #deps: Pick<Deps, 'clock' | 'db' | 'randomness'>
  constructor(deps: Pick<Deps, 'clock' | 'db' | 'randomness'>) {
    this.#deps = deps
  }

  async list(db: Database = this.#deps.db): Promise<Team[]> {
    const [teams, keys, tokens] = [
      await selectTeams(db),
      await selectKeys(db),
      await selectTokens(db, this.#deps.clock.now()),
    ]
    return teams.map(({ name, modules, created_at, closed_at }) => ({
      name,
      modules: modulesOf(modules),
      keys: keys
        .filter(({ team }) => team === name)
        .map(({ fingerprint, public_key, added_at }) => ({
          fingerprint,
          publicKey: public_key,
          addedAt: added_at.toISOString(),
        })),
      tokens: tokens
        .filter(({ team }) => team === name)
        .map(({ id, label, expires_at }) => ({ id, label, expiresAt: expires_at.toISOString() })),
      closed: closed_at !== null,
      createdAt: created_at.toISOString(),
    }))
  }

  /** Throws ApiError `username_taken` for a name or a key that a team has or had. */
  async add(actor: string, { name, modules, key }: BodyOf<typeof addTeam>): Promise<Team> {
    const { fingerprint, pem } = readPublicKey(key, 'key')
    return await this.#write(async (tx, now) => {
      if (!(await insertTeam(tx, { name, modules, created_at: now })))
        throw new ApiError('username_taken', { field: 'name' })
      await this.#addKey(tx, { team: name, fingerprint, pem, field: 'key' })
      await this.#note(tx, {
        actor,
        action: 'team.added',
        subject: name,
        detail: { modules, key: fingerprint },
      })
      return await this.#one(tx, name)
    })
  }

  /** Throws ApiError `not_found`. A team that is closed has no live token any more. */
  async change(actor: string, name: string, change: BodyOf<typeof changeTeam>): Promise<Team> {
    const { modules, addKey, endKey: ended, closed } = change
    const key = addKey === undefined ? undefined : readPublicKey(addKey, 'addKey')
    return await this.#write(async (tx, now) => {
      const row = await lockTeam(tx, name)
      if (!row) throw new ApiError('not_found', { field: 'name' })
      const before = { modules: modulesOf(row.modules), closed: row.closed_at !== null }
      const after = { modules: modules ?? before.modules, closed: closed ?? before.closed }
      await updateTeam(tx, name, {
        modules: after.modules,
        closedAt: after.closed ? (row.closed_at ?? now) : null,
      })
      if (closed === true) await endTokens(tx, name, now)
      if (key) await this.#addKey(tx, { team: name, ...key, field: 'addKey' })
      if (ended !== undefined && !(await endKey(tx, name, ended, now)))
        throw new ApiError('not_found', { field: 'endKey' })
      const detail = { before, after, keyAdded: key?.fingerprint, keyEnded: ended }
      await this.#note(tx, { actor, action: 'team.changed', subject: name, detail })
      return await this.#one(tx, name)
    })
  }

  /** Throws ApiError `not_found` for a team that is closed or none. */
  async addToken(
    actor: string,
    name: string,
    { label, days }: BodyOf<typeof addTeamToken>,
  ): Promise<ValueOf<typeof addTeamToken>> {
    const { randomness } = this.#deps
    const [id, token] = [randomness.uuid(), TEAM_TOKEN + randomness.token(SECRET_BYTES)]
    return await this.#write(async (tx, now) => {
      const row = await lockTeam(tx, name)
      if (!row || row.closed_at !== null) throw new ApiError('not_found', { field: 'name' })
      const expires_at = new Date(now.getTime() + days * DAY_MS)
      const times = { created_at: now, expires_at, ended_at: null }
      await insertToken(tx, { id, team: name, token_hash: hashOf(token), label, ...times })
      await this.#note(tx, { actor, action: 'team.token_made', subject: name, detail: { id, label, days } })
      return { id, token, expiresAt: expires_at.toISOString() }
    })
  }

  async endToken(actor: string, name: string, id: string): Promise<boolean> {
    return await this.#write(async (tx, now) => {
      const ended = await endTokens(tx, name, now, id)
      if (ended) await this.#note(tx, { actor, action: 'team.token_ended', subject: name, detail: { id } })
      return ended
    })
  }

  async #addKey(
    tx: Database,
    { team, fingerprint, pem, field }: { team: string; fingerprint: string; pem: string; field: string },
  ): Promise<void> {
    const row = { team, fingerprint, public_key: pem, added_at: this.#deps.clock.now(), ended_at: null }
    if (!(await insertKey(tx, row))) throw new ApiError('username_taken', { field })
    if ((await selectKeys(tx, team)).length > MOST_TEAM_KEYS)
      throw new ApiError('invalid_input', { field, message: `a team has ${MOST_TEAM_KEYS} keys at most` })
  }

  async #one(tx: Database, name: string): Promise<Team> {
    const team = (await this.list(tx)).find((other) => other.name === name)
    if (!team) throw new ApiError('not_found', { field: 'name' })
    return team
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
