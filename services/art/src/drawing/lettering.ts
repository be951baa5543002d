import type { Brush } from './brush.ts'
import { darker, lighter } from './colour.ts'
import { outlineOf, pathData } from './glyphs.ts'
import type { Palette } from './palette.ts'
import { path } from './shapes.ts'

export type Face = 'round' | 'carved' | 'slab' | 'block'

const WIDTH = 222
const MAX_SIZE = 54
/** Tallest letters for one, two and three lines. */
const ROOM = [46, 39, 30]
const SMALLEST_ROOM = 28
const LEADING = 0.92
const LONGEST = 26
const LOWEST = 229

/** What fits on a picture: the part before a colon or dash, then whole words. */
export function lettered(title: string): string {
  const [main = title] = title.split(/\s*[:–—|(]\s*|\s+-\s+/)
  const words = (main.length >= 3 ? main : title).split(/\s+/)
  let text = ''
  for (const word of words) {
    if (text !== '' && text.length + word.length + 1 > LONGEST) break
    text = text === '' ? word : `${text} ${word}`
  }
  return text.replace(/\s+(of|the|and|&|a|in|from|to|with)$/i, '').slice(0, LONGEST + 8)
}

/** The split into lines whose longest line is shortest. */
function lines(text: string): string[] {
  const words = text.split(' ')
  if (words.length === 1 || text.length <= 7) return [text]
  const count = text.length > 19 && words.length > 2 ? 3 : 2
  const splits: string[][] =
    count === 2
      ? words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
      : words
          .slice(2)
          .flatMap((_, j) =>
            Array.from({ length: j + 1 }, (_v, i) => [
              words.slice(0, i + 1).join(' '),
              words.slice(i + 1, j + 2).join(' '),
              words.slice(j + 2).join(' '),
            ]),
          )
  const longest = (split: string[]): number => Math.max(...split.map((line) => line.length))
  return splits.reduce((best, split) => (longest(split) < longest(best) ? split : best), splits[0] ?? [text])
}

const STYLES = [
  (b: Brush, p: Palette) => ({
    fill: b.down('#ffffff', '#fff3c4', '#ffc93c', '#f08a12'),
    edge: darker(p.top, 0.55),
    rim: '#7a3205',
  }),
  (b: Brush, p: Palette) => ({
    fill: b.down('#ffffff', lighter(p.glow, 0.55), p.glow),
    edge: darker(p.top, 0.6),
    rim: darker(p.middle, 0.35),
  }),
  (b: Brush, p: Palette) => ({
    fill: b.down('#fffbe0', '#ffd75e', '#fff0a8', '#d98c14'),
    edge: '#2a0a05',
    rim: darker(p.low, 0.5),
  }),
  (b: Brush, p: Palette) => ({
    fill: b.down('#ffffff', '#e6f4ff', lighter(p.low, 0.5)),
    edge: darker(p.ground, 0.4),
    rim: darker(p.low, 0.35),
  }),
] as const

/** The title as shaded letters over the lower part of a 240 x 240 picture. */
export function title(b: Brush, p: Palette, text: string, face: Face): string {
  const short =
    face === 'slab' || face === 'carved' || face === 'block' ? lettered(text).toUpperCase() : lettered(text)
  const rows = lines(short)
  const room = ROOM[rows.length - 1] ?? SMALLEST_ROOM
  const sized = rows.map((row) => {
    const unit = outlineOf(row, face, 100)
    return Math.min(MAX_SIZE, room, (WIDTH / Math.max(unit.width, 1)) * 100)
  })
  const even = Math.min(...sized)
  const sizes = sized.map((size) => Math.min(size, even * 1.35))
  const bend = b.random.pick([0, 5, 7, -4])
  const lean = b.random.pick([0, 0, -0.035])
  const { fill, edge, rim } = b.random.pick(STYLES)(b, p)
  let y = LOWEST - sizes.slice(1).reduce((sum, size) => sum + size * LEADING, 0)
  const d = rows
    .map((row, i) => {
      const size = sizes[i] ?? even
      if (i > 0) y += size * LEADING
      const base = y
      const { commands, width } = outlineOf(row, face, size)
      const left = 120 - width / 2
      return pathData(commands, (px, py) => {
        const gx = left + px
        const u = (gx - 120) / 120
        return [gx, base + py - 6 + bend * u * u - Math.max(bend, 0) * 0.6 + lean * (gx - 120)]
      })
    })
    .join('')
  const outline = (fillColour: string, width: number, dy: number): string =>
    path(
      d,
      fillColour,
      `stroke="${fillColour}" stroke-width="${width}" stroke-linejoin="round" transform="translate(0 ${dy})"`,
    )
  return outline(edge, 8.4, 2.4) + outline(rim, 4, 2.6) + outline(rim, 4, 1) + path(d, fill)
}
