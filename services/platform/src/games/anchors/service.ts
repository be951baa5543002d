import type { Anchor } from '@site/shared-api/contract/anchor'
import type { LanguageCode } from '@site/shared-api/contract/constants'
import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import type { Clock } from '#deps'
import type { LiveBrand } from '#brands/index'
import { catalogueOf } from '#games/catalogue/games.service'
import { onAir } from '#games/anchors/on-air'
import {
  deleteFocus,
  insertFocus,
  selectAnchor,
  selectAnchors,
  selectFocus,
  type AnchorRow,
} from '#games/anchors/repository'

/** Live anchors of a brand and who follows them (B7, LOB-26). */
export class AnchorService {
  readonly #db: Database
  readonly #clock: Clock
  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  async list(brand: LiveBrand, type: 'hot' | 'promo', language: LanguageCode): Promise<Anchor[]> {
    return this.#view(await selectAnchors(this.#db, catalogueOf(brand), type), language)
  }

  async followed(brand: LiveBrand, memberId: string, language: LanguageCode): Promise<Anchor[]> {
    return this.#view(await selectFocus(this.#db, catalogueOf(brand), memberId), language)
  }

  /** Throws `anchor_unknown`. */
  async follow(brand: LiveBrand, memberId: string, anchorId: string): Promise<{ anchorId: string }> {
    await this.#require(brand, anchorId)
    await insertFocus(this.#db, memberId, anchorId, this.#clock.now())
    return { anchorId }
  }

  /** Throws `anchor_unknown`. */
  async unfollow(brand: LiveBrand, memberId: string, anchorId: string): Promise<{ anchorId: string }> {
    await this.#require(brand, anchorId)
    await deleteFocus(this.#db, memberId, anchorId)
    return { anchorId }
  }

  async #require(brand: LiveBrand, id: string): Promise<void> {
    if (!(await selectAnchor(this.#db, catalogueOf(brand), id)))
      throw new ApiError('anchor_unknown', { field: 'anchorId' })
  }

  /** Those on air first, then those who are soon, each in the given order. */
  #view(rows: readonly AnchorRow[], language: LanguageCode): Anchor[] {
    const now = this.#clock.now()
    const shown = rows.map((row) => anchorOf(row, now, language))
    const rank = ({ active, streaming }: Anchor): number => (streaming === 1 ? 0 : active === 1 ? 1 : 2)
    return shown.sort((a, b) => rank(a) - rank(b))
  }
}

function anchorOf(row: AnchorRow, now: Date, language: LanguageCode): Anchor {
  const air = onAir(now, row)
  const streaming = row.active && air.on
  return {
    id: row.id,
    displayName: row.names[language],
    portrait: `/img/anchor/${row.id}`,
    active: row.active ? 1 : 0,
    streaming: streaming ? 1 : 0,
    nextAt: !row.active || streaming ? null : air.nextAt.toISOString(),
    game: {
      nodeId: row.node_id.toString(),
      displayName: row.game_names[language],
      gameType: row.game_type,
      vassalage: row.vendor,
      gameId: row.game_id,
      gameCode: row.game_code,
      supportPlay: row.support_play === 1 ? 1 : 0,
      freeplay: row.freeplay === 1 ? 1 : 0,
    },
  }
}
