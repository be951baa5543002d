import type { LanguageCode, PlayType, PrizeMode } from '@site/shared-api/contract'

/** A game that a member opens, as its provider is told. */
export interface ProviderLaunch {
  merchant: string
  memberId: string
  vendor: string
  nodeId: string
  gameId: string
  gameCode: string
  mode: 'real' | 'free'
  language: LanguageCode
  /** Good once and for a minute; stands for the member, so that no provider ever sees a session. */
  token: string
  /** Of lotteries alone. */
  prizeMode?: PrizeMode
  playType?: PlayType
}

/** Who runs the games: the sandbox of this platform, or an aggregator behind the same door. */
export interface GameProvider {
  /** Address that opens the game in a frame of the site; throws when the provider does not answer. */
  open(launch: ProviderLaunch): Promise<string>
}
