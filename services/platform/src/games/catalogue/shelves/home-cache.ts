import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { HomeGames } from '@site/shared-api/contract/game'
import type { Clock } from '#deps'
import type { LiveBrand } from '#brands/index'
import type { GameService } from '#games/catalogue/games.service'

/** Home is asked for by every visit and drawn from forty queries: an answer serves this long. */
const KEPT_MS = 5_000

interface Kept {
  until: number
  value: Promise<HomeGames>
}

/** Home's rails, asked of the store at most every few seconds per brand version, language and size. */
export class HomeCache {
  readonly #games: GameService
  readonly #clock: Clock
  readonly #kept = new Map<string, Kept>()
  constructor(games: GameService, clock: Clock) {
    this.#games = games
    this.#clock = clock
  }

  home(brand: LiveBrand, size: number, language: LanguageCode): Promise<HomeGames> {
    const key = `${brand.merchant}:${brand.version}:${language}:${size}`
    const now = this.#clock.now().getTime()
    const known = this.#kept.get(key)
    if (known && known.until > now) return known.value
    for (const [old, { until }] of this.#kept) if (until <= now) this.#kept.delete(old)
    const value = this.#games.home(brand, size, language)
    this.#kept.set(key, { until: now + KEPT_MS, value })
    value.catch(() => this.#kept.delete(key))
    return value
  }
}
