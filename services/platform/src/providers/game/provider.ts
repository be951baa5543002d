import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { PlayType, PrizeMode } from '@site/shared-api/contract/launch'

/** A game that a member opens, as its provider gets it. */
export interface ProviderLaunch {
  game: {
    nodeId: string
    gameId: string
    gameCode: string
    gameType: string
    /** In the player's language. */
    name: string
    vendor: string
    vendorName: string
    /** Of lotteries alone. */
    prizeMode?: PrizeMode
    playType?: PlayType
  }
  mode: 'real' | 'free'
  language: LanguageCode
  currency: { code: string; symbol: string }
  /** Identifies the member at this provider; reveals nothing about them. */
  player: string
  /** Good once and for a minute; identifies the member, so that no provider ever sees a session. */
  token: string
  /** The origin that frames the game, for example `https://lotus.example`. */
  lobbyOrigin: string
  /** The game's picture on that origin. */
  artUrl: string
  /** Marks every message between the page and this very frame. */
  channel: string
}

/** What a provider says of a round for money. `void`: its bet never stood, or was given back. */
export interface ProviderRound {
  roundId: string
  at: Date
  currency: string
  /** Decimal text. */
  stake: string
  /** Decimal text; of a round that is closed. */
  payout: string
  state: 'open' | 'closed' | 'void'
}

/** A draw of a lottery game. */
export interface HeldDraw {
  nodeId: bigint
  at: Date
}

/** Who runs games: the sandbox, or an aggregator behind the same interface. */
export interface GameProvider {
  /** Absolute address that opens the game in a frame; throws when the provider does not answer. */
  open(launch: ProviderLaunch): Promise<string>
  /**
   * The numbers that lottery games paid by, an entry for each draw; undefined for one that was not held. Absent for a provider
   * without such a call. Throws when it does not answer.
   */
  draws?(heldDraws: readonly HeldDraw[]): Promise<(number[] | undefined)[]>
  /** Rounds for money that began in a time, in their order; absent for a provider without such a call. Throws when it does not answer. */
  rounds?(from: Date, to: Date): AsyncGenerator<ProviderRound, void>
}
