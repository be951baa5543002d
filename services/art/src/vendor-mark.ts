import { Brush } from './drawing/brush.ts'
import { darker, lighter } from './drawing/colour.ts'
import { outlineOf, pathData } from './drawing/glyphs.ts'
import type { Face } from './drawing/lettering.ts'
import { randomFrom } from './drawing/random.ts'
import { around, box, circle, group, path, star } from './drawing/shapes.ts'

export interface VendorMark {
  seed: string
  name: string
  /** `#rrggbb` of the vendor. */
  colour: string
}
/** The ground of a mark: a light or a dark one, or the chosen one of a list (A2: the colour suffix). */
export const TONES = ['light', 'dark', 'active'] as const
export type Tone = (typeof TONES)[number]

const SIZE = 64
const FACES: readonly Face[] = ['round', 'carved', 'slab', 'block']

const SIGNS: readonly ((b: Brush, a: string, c: string) => string)[] = [
  (_b, a, c) =>
    around(6, (turn) => group(path('M0 0Q-9-12 0-25Q9-12 0 0Z', a), `rotate(${turn})`)) + circle(0, 0, 6, c),
  (_b, a, c) => path('M0-25L22-8L14 22H-14L-22-8Z', a) + path('M0-25L0 22H-14L-22-8Z', c, 'opacity=".5"'),
  (_b, a, c) => circle(0, 0, 23, a) + path('M-12 18A23 23 0 0 0 20-12A24 24 0 0 1-12 18Z', c),
  (_b, a, c) => path('M-24 14Q-12-26 0 2Q12-26 24 14Q12 26 0 12Q-12 26-24 14Z', a) + circle(0, -14, 5, c),
  (_b, a, c) => path(star(8, 25, 15), a) + circle(0, 0, 8, c),
  (_b, a, c) => path('M-22 20L0-25L22 20H8L0 2L-8 20Z', a) + path('M-8 20L0 4L8 20Z', c),
  (_b, a, c) =>
    path('M-22-20H22Q26 12 0 25Q-26 12-22-20Z', a) + path('M0-20H22Q26 12 0 25Z', c, 'opacity=".55"'),
  (_b, a, c) =>
    around(3, (turn) => group(circle(0, -12, 12, a, 'opacity=".85"'), `rotate(${turn})`)) +
    circle(0, 0, 6, c),
  (_b, a, c) => path('M-25 4L-6-22L-2-6L8-25L4-6L25-4L6 24L2 8L-10 24L-6 6Z', a) + circle(0, 1, 5, c),
  (_b, a, c) =>
    path('M0-25C22-18 26 6 12 22C4 12 4 4 0-4C-4 4-4 12-12 22C-26 6-22-18 0-25Z', a) + circle(0, 14, 5, c),
]

/** The square mark of a provider: sign and initials, in the tone of its ground. */
export function vendorMark({ seed, name, colour }: VendorMark, tone: Tone): string {
  const random = randomFrom(`vendor:${seed}`)
  const b = new Brush(random)
  const { ground, main, detail } = inks(b, colour, tone)
  const sign = random.pick(SIGNS)(b, main, detail)
  const initials = name
    .split(/[\s-]+/)
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 3)
    .toUpperCase()
  const { commands, width } = outlineOf(initials, random.pick(FACES), 17)
  const letters = pathData(commands, (x, y) => [x - width / 2 + SIZE / 2, y + 57])
  const body =
    box(0, 0, SIZE, SIZE, 14, ground) + group(sign, 'translate(32 23) scale(.68)') + path(letters, main)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}"><title>${escapeText(name)}</title>${b.definitions()}${body}</svg>`
}

function inks(b: Brush, colour: string, tone: Tone): { ground: string; main: string; detail: string } {
  if (tone === 'light')
    return {
      ground: b.slant('#ffffff', lighter(colour, 0.86)),
      main: darker(colour, 0.18),
      detail: lighter(colour, 0.1),
    }
  if (tone === 'active')
    return {
      ground: b.slant(lighter(colour, 0.55), lighter(colour, 0.2), colour),
      main: '#ffffff',
      detail: darker(colour, 0.5),
    }
  return {
    ground: b.slant(lighter(colour, 0.18), colour, darker(colour, 0.55)),
    main: '#ffffff',
    detail: lighter(colour, 0.45),
  }
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
