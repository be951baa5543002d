import type { Generated } from 'kysely'

/** A text per site language. */
export type Localised = { EN: string; TY: string }

export interface CatalogueTables {
  vendors: {
    code: string
    names: Localised
    /** Spelling without case, blanks and company suffixes; unique, so that a provider is listed once. */
    match_key: string
    colour: string
    logo_seed: string
    /** How the studio paints and how far its hues are turned. */
    studio: string
    hue_shift: number
    categories: string[]
    is_hot: boolean
    sort: number
    merchants: string[]
    /** Played from a wallet of its own, which is filled by transfer. */
    transfer_wallet: Generated<boolean>
  }
  games: {
    node_id: bigint
    vendor: string
    game_type: string
    game_classify: string
    game_classify_new: string
    names: Localised
    game_id: string
    room_id: string | null
    game_code: string
    lotto_mode: string | null
    support_play: number
    freeplay: number
    is_game_h5: boolean
    is_new: boolean
    hot_rank: number | null
    popularity: number
    min_bet: string
    min_line: number
    rtp: string | null
    art_theme: string
    merchants: string[]
  }
  favourites: { member_id: string; node_id: bigint; added_at: Date }
  recent_games: { member_id: string; node_id: bigint; played_at: Date }
}

declare module '#db/tables' {
  interface Tables extends CatalogueTables {}
}
