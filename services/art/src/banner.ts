import { Brush } from './drawing/brush.ts'
import { darker } from './drawing/colour.ts'
import { paletteOf, STUDIOS } from './drawing/palette.ts'
import { hashText, randomFrom } from './drawing/random.ts'
import { figure, staged } from './scenes/composition.ts'
import { atmosphere, backdrop, gameInk, huesOf, sparks } from './scenes/scene.ts'
import { box, circle, group } from './drawing/shapes.ts'
import { THEMES, type Theme, type ThemeName } from './scenes/themes.ts'
import { themeOfWords } from './scenes/theme-of.ts'

const W = 640
const H = 280
const FIELD = { w: W, h: H }
/** Themes that suit a promotion whose slug names nothing. */
const FESTIVE: readonly ThemeName[] = [
  'prosperity',
  'jackpot',
  'lotus',
  'gems',
  'kingdom',
  'rocket',
  'siam',
  'fortuneWheel',
  'phoenix',
  'dragon',
  'olympus',
  'ocean',
]

/** Mounds and discs of light on the picture's side give the left half room for text in HTML. */
function quietSide(b: Brush, ground: string): string {
  return box(
    0,
    0,
    W,
    H,
    0,
    b.linear(
      [
        [0, darker(ground, 0.25), 0.82],
        [0.42, ground, 0.5],
        [0.66, ground, 0],
      ],
      0,
      0,
      1,
      0,
    ),
  )
}

/** A wide scene for any slug, 16:7, with no words in it: figures on the right, calm on the left. */
export function bannerScene(slug: string): string {
  const random = randomFrom(`banner:${slug}`)
  const b = new Brush(random)
  const named = themeOfWords(slug.replaceAll('-', ' '))
  const name = named ?? FESTIVE[hashText(slug) % FESTIVE.length] ?? 'jackpot'
  const theme: Theme = THEMES[name]
  const studio = random.pick(STUDIOS.filter((one) => one !== 'candy'))
  const hues = huesOf(theme, 0, random)
  const p = paletteOf(hues.sky, studio, random)
  const ink = gameInk(hues.ink, random, studio)
  const heroes = [...theme.heroes]
  const hero = random.pick(heroes)
  const extras = [...heroes, ...theme.extras].filter((one) => one !== hero)
  const [left, right, low] = [random.pick(extras), random.pick(extras), random.pick(extras)]
  const scene =
    backdrop(b, p, random.pick(theme.backdrops), FIELD) +
    circle(
      470,
      132,
      190,
      b.radial([
        [0, '#fff', 0.7],
        [0.35, p.glow, 0.5],
        [1, p.glow, 0],
      ]),
    ) +
    group(
      figure(b, ink, left, 340, 196, 0.95, -14) + figure(b, ink, right, 596, 182, 1.05, 14),
      'scale(1)',
      'opacity=".97"',
    ) +
    staged(b, p, figure(b, ink, hero, 470, 136, 2.35, 0)) +
    staged(b, p, figure(b, ink, low, 388, 238, 0.72, -8)) +
    figure(b, ink, left, 560, 250, 0.62, 18) +
    quietSide(b, p.ground) +
    atmosphere(b, p, FIELD, false, 0.8) +
    sparks(b, p, FIELD, 34)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${b.definitions()}${scene}</svg>`
}
