import type { GlyphName } from '#client/art/glyphs'
import { hashOf } from '#client/art/hash'
import { paintGlyph, sprite } from '#client/art/paint'
import { css, shade, type Hue, type Theme } from '#client/art/themes'
import type { Symbol } from '#games/slot/tables'

/** Each symbol sharp, and smeared for a fast reel. */
export interface SymbolSprites {
  sharp: Record<Symbol, HTMLCanvasElement>
  fast: Record<Symbol, HTMLCanvasElement>
}

const LOW_COLOURS: readonly Hue[] = [
  [352, 68, 62],
  [206, 74, 60],
  [142, 52, 54],
  [38, 80, 60],
]
const LETTERS = ['A', 'K', 'Q', 'J']
const SUITS: readonly GlyphName[] = ['heart', 'spade', 'club', 'diamond']
const STONES: readonly GlyphName[] = ['gem2', 'gem3', 'gem4', 'gem']
const LOWS = ['1', '2', '3', '4'] as const
const HIGHS = ['a', 'b', 'c', 'd'] as const

/** Draws all symbols of a theme in `size` units. */
export function paintSymbols(theme: Theme, nodeId: string, size: number, density: number): SymbolSprites {
  const draw: Record<Symbol, (context: CanvasRenderingContext2D) => void> = {
    W: (context) => special(context, 'wild', size, theme.accent, [350, 74, 44]),
    S: (context) => special(context, 'scatter', size, [46, 92, 62], [190, 80, 46]),
    ...highs(theme, size),
    ...lows(theme, nodeId, size),
  }
  // reason: built from the very keys of the record
  const names = Object.keys(draw) as Symbol[]
  const sharp = Object.fromEntries(names.map((name) => [name, sprite(size, size, density, draw[name])]))
  const fast = Object.fromEntries(names.map((name) => [name, smeared(sharp[name], size, density)]))
  // reason: the same keys again
  return { sharp, fast } as SymbolSprites
}

function highs(theme: Theme, size: number) {
  const one = (i: number) => (context: CanvasRenderingContext2D) => {
    const glyph = theme.pictures[i] ?? 'gem'
    const colour = theme.colours[i] ?? theme.accent
    halo(context, size, colour)
    inset(context, size, 0.86, (inner) => paintGlyph(context, glyph, inner, colour, theme.accent))
  }
  const [a, b, c, d] = HIGHS.map((_, i) => one(i))
  // reason: four keys give four drawings
  return { a, b, c, d } as Record<(typeof HIGHS)[number], (context: CanvasRenderingContext2D) => void>
}

function lows(theme: Theme, nodeId: string, size: number) {
  const styles = ['letters', 'suits', 'stones'] as const
  const wanted = styles[hashOf(`low ${nodeId}`) % styles.length]
  // Stones beside stones, or hearts beside hearts, could not be distinguished.
  const clash = theme.name === 'gems' || (wanted === 'suits' && theme.pictures.includes('heart'))
  const style = clash ? 'letters' : wanted
  const one = (i: number) => (context: CanvasRenderingContext2D) => {
    const colour = LOW_COLOURS[i] ?? theme.accent
    if (style === 'letters') letter(context, LETTERS[i] ?? '', size, colour)
    else {
      const glyph = (style === 'suits' ? SUITS : STONES)[i] ?? 'diamond'
      inset(context, size, 0.6, (inner) => paintGlyph(context, glyph, inner, colour, shade(colour, 14)))
    }
  }
  const drawn = LOWS.map((_, i) => one(i))
  return { '1': drawn[0], '2': drawn[1], '3': drawn[2], '4': drawn[3] } as Record<
    (typeof LOWS)[number],
    (context: CanvasRenderingContext2D) => void
  > // reason: four keys give four drawings
}

function special(
  context: CanvasRenderingContext2D,
  name: 'wild' | 'scatter',
  size: number,
  main: Hue,
  second: Hue,
): void {
  halo(context, size, main, 0.5)
  inset(context, size, 0.94, (inner) => paintGlyph(context, name, inner, main, second))
}

function inset(
  context: CanvasRenderingContext2D,
  size: number,
  share: number,
  draw: (inner: number) => void,
): void {
  const inner = size * share
  context.save()
  context.translate((size - inner) / 2, (size - inner) / 2)
  draw(inner)
  context.restore()
}

function halo(context: CanvasRenderingContext2D, size: number, colour: Hue, strength = 0.26): void {
  const light = context.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2)
  light.addColorStop(0, css(colour, strength))
  light.addColorStop(1, css(colour, 0))
  context.fillStyle = light
  context.fillRect(0, 0, size, size)
}

function letter(context: CanvasRenderingContext2D, text: string, size: number, colour: Hue): void {
  context.font = `900 ${size * 0.62}px Georgia, 'Times New Roman', serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  const y = size * 0.53
  context.fillStyle = css(shade(colour, -36))
  context.fillText(text, size / 2, y + size * 0.04)
  context.lineWidth = size * 0.07
  context.strokeStyle = css(shade(colour, -34))
  context.strokeText(text, size / 2, y)
  const gradient = context.createLinearGradient(0, size * 0.25, 0, size * 0.78)
  gradient.addColorStop(0, css(shade(colour, 24)))
  gradient.addColorStop(0.5, css(colour))
  gradient.addColorStop(1, css(shade(colour, -16)))
  context.fillStyle = gradient
  context.fillText(text, size / 2, y)
}

function smeared(sharp: HTMLCanvasElement | undefined, size: number, density: number): HTMLCanvasElement {
  const STEPS = 7
  return sprite(size, size, density, (context) => {
    if (sharp === undefined) return
    context.globalAlpha = 1.5 / STEPS
    for (let i = 0; i < STEPS; i += 1) {
      const shift = ((i - (STEPS - 1) / 2) / STEPS) * size * 0.42
      context.drawImage(sharp, 0, shift, size, size)
    }
  })
}
