import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import { selectPlayer, type PlayerRow } from '#money/wallet-gateway/session.repository'

const MOST = 10_000

/** The player of a game session: it never becomes another's, so that a copy may remember it. */
export class Players {
  readonly #db: Database
  readonly #known = new Map<string, PlayerRow>()
  constructor(db: Database) {
    this.#db = db
  }

  /** Who plays with a session's token, and what; throws ApiError `game_session_unknown`. */
  async of(session: { provider: string; tokenHash: string }): Promise<PlayerRow> {
    const key = `${session.provider} ${session.tokenHash}`
    const player = this.#known.get(key) ?? (await selectPlayer(this.#db, session))
    if (player === undefined) throw new ApiError('game_session_unknown', { field: 'sessionId' })
    this.#known.delete(key)
    this.#known.set(key, player)
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= MOST) break
      this.#known.delete(oldest)
    }
    return player
  }
}
