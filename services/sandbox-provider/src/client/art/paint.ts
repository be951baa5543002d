import { GLYPHS, type Glyph, type GlyphName } from '#client/art/glyphs'
import { css, shade, type Hue } from '#client/art/themes'

const BOX = 64
const paths = new Map<string, Path2D>()

/** Draws a glyph into a square; `second` is the colour of its trimmings. */
export function paintGlyph(
  context: CanvasRenderingContext2D,
  name: GlyphName,
  size: number,
  main: Hue,
  second: Hue,
): void {
  const glyph: Glyph = GLYPHS[name]
  const gradient = context.createLinearGradient(0, 0, 0, BOX)
  gradient.addColorStop(0, css(shade(main, 20)))
  gradient.addColorStop(0.55, css(main))
  gradient.addColorStop(1, css(shade(main, -18)))
  const fills = {
    m: gradient,
    d: css(shade(main, -34)),
    l: css(shade(main, 26)),
    w: 'rgb(255 255 255 / 0.55)',
    s: css(second),
  }
  context.save()
  context.scale(size / BOX, size / BOX)
  for (const [fill, path] of glyph) {
    context.fillStyle = fills[fill]
    context.fill(pathOf(path), 'nonzero')
  }
  context.restore()
}

function pathOf(text: string): Path2D {
  const known = paths.get(text)
  if (known !== undefined) return known
  const made = new Path2D(text)
  paths.set(text, made)
  return made
}

/** A canvas of its own for something that is drawn often. */
export function sprite(
  width: number,
  height: number,
  density: number,
  draw: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * density)
  canvas.height = Math.ceil(height * density)
  const context = canvas.getContext('2d')
  if (context !== null) {
    context.scale(density, density)
    draw(context)
  }
  return canvas
}

/** Pixels per unit: sharp enough, and light enough for a slow phone. */
export function density(): number {
  const MOST = 2
  return Math.min(MOST, window.devicePixelRatio || 1)
}
