import { Brush } from './drawing/brush.ts'
import { darker, hsl, lighter } from './drawing/colour.ts'
import { paletteOf, type Studio } from './drawing/palette.ts'
import { randomFrom } from './drawing/random.ts'
import { at, box, circle, group, line, mirrored, oval, path } from './drawing/shapes.ts'

const SIDE = 240
/** Studios whose air is calm enough to stand behind a face. */
const ROOMS: readonly Studio[] = ['noir', 'dusk', 'gilded']
const SKINS = ['#f3cba9', '#e8b48c', '#d69a6e', '#b97a52', '#8f5a3a'] as const
const HAIRS = ['#1d1216', '#2e1a18', '#4a2a1c', '#6b3d22', '#15151d'] as const

interface Looks {
  readonly skin: string
  readonly hair: string
  readonly dress: string
  readonly accent: string
}
type Part = (b: Brush, looks: Looks) => string

const hairOf = (b: Brush, { hair }: Looks): string => b.slant(lighter(hair, 0.28), hair, darker(hair, 0.4))

/** Each cut: what falls behind the head and what lies over the brow. */
const CUTS: readonly { readonly behind: Part; readonly over: Part }[] = [
  {
    behind: (b, k) => path('M-30-22Q-34-62 0-64Q34-62 30-22Q34 18 40 46H-40Q-34 18-30-22Z', hairOf(b, k)),
    over: (b, k) => path('M-27-14Q-30-56 2-56Q30-55 27-14Q20-34-4-40Q-20-34-27-14Z', hairOf(b, k)),
  },
  {
    behind: (b, k) => path('M-30-20Q-34-62 0-63Q34-62 30-20Q34 8 26 14H-26Q-34 8-30-20Z', hairOf(b, k)),
    over: (b, k) => path('M-28-18Q-28-57 0-57Q28-57 28-18Q12-30 0-30Q-12-30-28-18Z', hairOf(b, k)),
  },
  {
    behind: (b, k) =>
      circle(0, -64, 15, hairOf(b, k)) + path('M-28-16Q-32-60 0-61Q32-60 28-16Q20 4-20 4Z', hairOf(b, k)),
    over: (b, k) => path('M-26-16Q-28-57 0-56Q28-57 26-16Q22-36 0-44Q-22-36-26-16Z', hairOf(b, k)),
  },
  {
    behind: (b, k) => path('M-27-20Q-28-58 2-59Q30-56 27-18Q24-6 22-4H-22Q-26-8-27-20Z', hairOf(b, k)),
    over: (b, k) =>
      path('M-26-22Q-30-50-12-58Q8-66 24-54Q32-44 26-22Q22-36 8-38Q-10-36-16-42Q-24-34-26-22Z', hairOf(b, k)),
  },
]

const CLOTHES: readonly Part[] = [
  (b, k) =>
    path(
      'M-58 92Q-58 40-20 30H20Q58 40 58 92Z',
      b.slant(lighter(k.dress, 0.12), k.dress, darker(k.dress, 0.5)),
    ) +
    path('M-14 30L0 66L14 30L9 22H-9Z', '#fbf6ee') +
    path(
      'M-20 28L-3 74L-30 92Q-36 50-20 28ZM20 28L3 74L30 92Q36 50 20 28Z',
      b.slant(k.accent, darker(k.accent, 0.4)),
    ),
  (b, k) =>
    path('M-24 37L-9 24H9L24 37Q0 60-24 37Z', k.skin) +
    path(
      'M-56 92Q-54 44-24 36Q0 58 24 36Q54 44 56 92Z',
      b.slant(lighter(k.dress, 0.2), k.dress, darker(k.dress, 0.45)),
    ) +
    line('M-23 38Q0 60 23 38', k.accent, 3),
  (b, k) =>
    path('M-58 92Q-56 42-18 30L-10 22H10L18 30Q56 42 58 92Z', b.slant(k.dress, darker(k.dress, 0.45))) +
    path('M-11 21H11L14 34Q0 42-14 34Z', k.accent) +
    line('M6 40Q-14 58-10 92', k.accent, 2.4),
]

function face(b: Brush, { skin }: Looks): string {
  const shade = darker(skin, 0.28)
  return (
    path('M-9 4H9V30Q0 40-9 30Z', b.down(shade, skin)) +
    path('M0-50Q25-49 24-20Q22 8 0 16Q-22 8-24-20Q-25-49 0-50Z', b.slant(lighter(skin, 0.3), skin, shade)) +
    mirrored(
      line('M5-18Q11-23 17-18', '#2a171a', 2.2) +
        line('M4-26Q11-31 18-27', darker(skin, 0.62), 1.8) +
        circle(15, -7, 5, '#f07f78', 'opacity=".28"'),
    ) +
    line('M0-16L-2-7H1', shade, 1.5) +
    path('M-8 2Q0 0 8 2Q0 10-8 2Z', '#b83246') +
    line('M-6 3Q0 5 6 3', '#fff', 1.2, 'opacity=".85"')
  )
}

/** The square portrait of an anchor as SVG: a calm drawn figure in a studio's light, the same for the same id. */
export function portraitScene(id: string): string {
  const random = randomFrom(`anchor:${id}`)
  const b = new Brush(random)
  const hue = random.whole(0, 359)
  const p = paletteOf(hue, random.pick(ROOMS), random)
  const looks: Looks = {
    skin: random.pick(SKINS),
    hair: random.pick(HAIRS),
    dress: hsl(hue + random.pick([120, 160, 200]), 58, 40),
    accent: random.chance(0.5) ? '#f0c25a' : hsl(hue + 30, 80, 70),
  }
  const cut = random.pick(CUTS)
  const lights = Array.from({ length: 9 }, () =>
    circle(
      random.between(0, SIDE),
      random.between(0, SIDE * 0.7),
      random.between(7, 22),
      p.spark,
      `opacity="${random.between(0.08, 0.28).toFixed(2)}"`,
    ),
  ).join('')
  const figure = cut.behind(b, looks) + random.pick(CLOTHES)(b, looks) + face(b, looks) + cut.over(b, looks)
  const body =
    box(
      0,
      0,
      SIDE,
      SIDE,
      0,
      b.linear(
        [
          [0, p.top],
          [0.5, p.middle],
          [1, p.low],
        ],
        0.2,
        0,
        0.8,
        1,
      ),
    ) +
    group(lights, '', b.blur(3)) +
    oval(
      120,
      104,
      104,
      100,
      b.radial([
        [0, p.glow, 0.8],
        [0.5, p.low, 0.4],
        [1, p.low, 0],
      ]),
    ) +
    at(figure, 120, 124, 1.45) +
    box(
      0,
      176,
      SIDE,
      64,
      0,
      b.linear([
        [0, p.ground, 0],
        [1, darker(p.ground, 0.4), 0.7],
      ]),
    )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${b.definitions()}${body}</svg>`
}
