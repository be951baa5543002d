import type { GameRow } from '#games/catalogue/games.repository'
import type { VendorRow } from '#games/catalogue/vendors/vendors.repository'
import { isTheme, type Studio, STUDIOS, type Subject, themeOf } from '@site/art'

const isStudio = (name: string | undefined): name is Studio => STUDIOS.some((studio) => studio === name)

/** What the picture of a game is drawn from: its English title, theme and the hand of its provider. */
export function subjectOf(game: GameRow, vendor: VendorRow | undefined): Subject {
  const seed = `${game.vendor}:${game.node_id}`
  return {
    seed,
    title: game.names.EN,
    theme: isTheme(game.art_theme) ? game.art_theme : themeOf(game.names.EN, game.game_classify, seed),
    studio: isStudio(vendor?.studio) ? vendor.studio : 'lush',
    hueShift: vendor?.hue_shift ?? 0,
  }
}
