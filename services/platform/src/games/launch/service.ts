import type { QueryOf } from '@site/shared-api/contract/call'
import { isFreePlay, type LanguageCode } from '@site/shared-api/contract/constants'
import type { Launched } from '@site/shared-api/contract/launch'
import type { launchGame, launchLottery } from '@site/shared-api/contract/launch'
import { ApiError } from '#api/api-error'
import type { Deps } from '#deps'
import type { LiveBrand } from '#brands/index'
import { requireTime } from '#care/index'
import type { GameRow } from '#games/catalogue/games.repository'
import { artPath } from '#games/catalogue/game-view'
import { GameService, catalogueOf } from '#games/catalogue/games.service'
import { selectVendor } from '#games/catalogue/vendors/vendors.repository'
import { deleteOldLaunches, insertLaunch, isDown, isRestricted, selectByCode } from '#games/launch/repository'
import { holdsGame, isLottery, offersFreePlay } from '#games/launch/rules'
import { hashOf } from '#api/hash-of'
import { playerOf } from '#games/launch/player'
import type { Session } from '#identity/index'
import type { ProviderLaunch } from '#providers/game/provider'
import type { GameProviders } from '#providers/game/providers'

const TOKEN_BYTES = 32
const CHANNEL_BYTES = 16
const ART_WIDTH = 320
/** A launch that is not opened by then has to be requested again. */
const LAUNCH_MS = 60_000
const KEPT_MS = 24 * 60 * 60 * 1000
const SEA_VENDOR = 'TCG_SEA' // A4
const ENTERTAINMENT = 'Entertainment' // A4

/** Who opens a game, for which brand, in which language. */
export interface Asking {
  brand: LiveBrand
  session: Session
  language: LanguageCode
  /** Where the page that frames the game comes from, for example `https://lotus.example`. */
  origin: string
}

type Lottery = Pick<ProviderLaunch['game'], 'prizeMode' | 'playType'>

/** Opens games (GAM-01, GAM-02, GAM-03): every rule first, then a single-use token, then the provider's address. */
export class LaunchService {
  readonly #deps: Deps
  readonly #providers: GameProviders
  readonly #games: GameService
  constructor(deps: Deps, providers: GameProviders) {
    this.#deps = deps
    this.#providers = providers
    this.#games = new GameService(deps.db)
  }

  /** The generic launcher; throws ApiError with the code of the rule that refuses. */
  async game(asking: Asking, query: QueryOf<typeof launchGame>): Promise<Launched> {
    await this.#requireVendor(asking.brand, query.vendor)
    const game = await this.#games.require(asking.brand, query.nodeId)
    if (isLottery(game)) throw new ApiError('wrong_launcher', { field: 'nodeId' })
    if (game.vendor !== query.vendor) throw new ApiError('game_mismatch', { field: 'vendor' })
    if (game.game_id !== query.gameId && game.room_id !== query.gameId)
      throw new ApiError('game_mismatch', { field: 'gameId' })
    if (!holdsGame(this.#categoryOf(asking.brand, query.category), game))
      throw new ApiError('game_mismatch', { field: 'category' })
    return await this.#open(asking, game, query.freePlay === '1', {})
  }

  /** The lottery launcher. */
  async lottery(asking: Asking, query: QueryOf<typeof launchLottery>): Promise<Launched> {
    await this.#requireVendor(asking.brand, query.vendor)
    const catalogue = catalogueOf(asking.brand)
    const game = await selectByCode(this.#deps.db, catalogue, query.vendor, query.gameCode)
    if (!game) throw new ApiError('game_unknown', { field: 'gameCode' })
    if (!isLottery(game)) throw new ApiError('wrong_launcher', { field: 'vendor' })
    const { prizeMode, playType } = query
    if ((prizeMode === 'SEA') !== (query.vendor === SEA_VENDOR))
      throw new ApiError('invalid_input', { field: 'prizeMode' })
    if (playType === 'ent' && game.lotto_mode?.includes(ENTERTAINMENT) !== true)
      throw new ApiError('invalid_input', { field: 'playType' })
    return await this.#open(asking, game, query.freePlay === '1', { prizeMode, playType })
  }

  async #requireVendor(brand: LiveBrand, code: string): Promise<void> {
    const { vendors } = brand.document
    const offered = vendors === 'all' || vendors.includes(code)
    if (!offered || !(await selectVendor(this.#deps.db, code)))
      throw new ApiError('vendor_unknown', { field: 'vendor' })
  }

  #categoryOf(brand: LiveBrand, category: string) {
    try {
      return this.#games.scope(brand, category)
    } catch {
      throw new ApiError('unknown_category', { field: 'category' })
    }
  }

  async #open(asking: Asking, game: GameRow, free: boolean, lottery: Lottery): Promise<Launched> {
    const { brand, session, language } = asking
    await this.#refuse(asking, game, free)
    const { clock, db, randomness } = this.#deps
    const now = clock.now()
    const token = randomness.token(TOKEN_BYTES)
    const expiresAt = new Date(now.getTime() + LAUNCH_MS)
    const mode = free ? 'free' : 'real'
    await deleteOldLaunches(db, new Date(now.getTime() - KEPT_MS))
    await insertLaunch(db, {
      id: randomness.uuid(),
      merchant: brand.merchant,
      member_id: session.memberId,
      session_id: session.id,
      node_id: game.node_id,
      mode,
      language,
      token_hash: hashOf(token),
      created_at: now,
      expires_at: expiresAt,
      used_at: null,
    })
    const nodeId = game.node_id.toString()
    const channel = randomness.token(CHANNEL_BYTES)
    const vendor = await selectVendor(db, game.vendor)
    const url = await this.#address({
      game: {
        nodeId,
        gameId: game.game_id,
        gameCode: game.game_code,
        gameType: game.game_type,
        name: game.names[language],
        vendor: game.vendor,
        vendorName: vendor?.names[language] ?? game.vendor,
        ...lottery,
      },
      mode,
      language,
      currency: brand.document.currency,
      player: playerOf(brand.merchant, session.memberId),
      token,
      lobbyOrigin: asking.origin,
      artUrl: `${asking.origin}${artPath(nodeId, ART_WIDTH)}`,
      channel,
    })
    const { origin } = new URL(url)
    return {
      url,
      origin,
      channel,
      mode,
      nodeId,
      gameName: game.names[language],
      expiresAt: expiresAt.toISOString(),
    }
  }

  async #refuse({ brand, session }: Asking, game: GameRow, free: boolean): Promise<void> {
    const { clock, db } = this.#deps
    if (await isRestricted(db, session.memberId)) throw new ApiError('play_restricted')
    if (free && !offersFreePlay(game)) throw new ApiError('free_play_unavailable', { field: 'freePlay' })
    if (!free && isFreePlay(session.type)) throw new ApiError('trial_refused')
    if (!free) {
      const { currency, timeZone } = brand.document
      const of = { memberId: session.memberId, currency: currency.code, timeZone, now: clock.now() }
      await requireTime(db, of)
    }
    if (await isDown(db, game.vendor)) throw new ApiError('provider_down', { data: { vendor: game.vendor } })
  }

  async #address(launch: ProviderLaunch): Promise<string> {
    try {
      return await this.#providers.of(launch.game.vendor).open(launch)
    } catch (error) {
      throw new ApiError('provider_down', { data: { vendor: launch.game.vendor }, message: String(error) })
    }
  }
}
