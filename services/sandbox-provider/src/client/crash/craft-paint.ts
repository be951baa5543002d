import { paintGlyph, sprite } from '#client/art/paint'
import { css, shade, type Theme } from '#client/art/themes'
import type { Craft } from '#client/crash/craft'

/** The craft, flying to the right, in a square of `size`. */
export function paintCraft(craft: Craft, theme: Theme, size: number, density: number): HTMLCanvasElement {
  return sprite(size, size, density, (context) => {
    context.save()
    context.translate(size / 2, size / 2)
    switch (craft.kind) {
      case 'glyph':
        if (craft.glyph === 'rocket') context.rotate(Math.PI / 2)
        if (craft.glyph === 'flame') context.rotate(Math.PI / 2)
        context.translate(-size / 2, -size / 2)
        paintGlyph(
          context,
          craft.glyph,
          size,
          craft.glyph === 'flame' ? [22, 92, 58] : [354, 76, 58],
          theme.accent,
        )
        break
      case 'fish':
        context.translate(-size / 2, -size / 2)
        paintGlyph(context, 'koi', size, [24, 92, 60], theme.accent)
        break
      default:
        context.scale(size / 64, size / 64)
        drawn(context, craft.kind, theme)
    }
    context.restore()
  })
}

function drawn(context: CanvasRenderingContext2D, kind: 'car' | 'balloon' | 'plane', theme: Theme): void {
  const main = css(theme.accent)
  const dark = css(shade(theme.accent, -30))
  const fill = (colour: string, path: string): void => {
    context.fillStyle = colour
    context.fill(new Path2D(path))
  }
  if (kind === 'car') {
    fill(dark, 'M-30 10h60v6h-60Z')
    fill(main, 'M-30 8c0-6 4-9 10-10l8-10c2-2 4-3 7-3h9c4 0 7 1 9 4l6 8 8 2c4 1 5 4 5 9v4h-62Z')
    fill('hsl(200 60% 85%)', 'M-8-10h6v8h-12ZM1-10h4c3 0 4 1 5 3l4 5H1Z')
    for (const x of [-16, 18]) {
      fill('#15121c', `M${x - 8} 13a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z`)
      fill('#d8d4e2', `M${x - 4} 13a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z`)
    }
    fill('#fff4b8', 'M27 0h5v5h-4Z')
  } else if (kind === 'balloon') {
    fill(main, 'M0-30c15 0 24 10 24 22 0 10-8 18-16 26H-8C-16 10-24 2-24-8c0-12 9-22 24-22Z')
    fill(dark, 'M0-30c5 0 8 10 8 22 0 10-2 18-4 26h-8c-2-8-4-16-4-26 0-12 3-22 8-22Z')
    fill('rgb(255 255 255 / 0.4)', 'M-18-12c1-7 5-12 11-15-4 5-6 11-6 18Z')
    fill('#7a4a22', 'M-7 22H7l-2 9H-5Z')
  } else {
    fill(dark, 'M-8 2 4 24h8L10 2ZM-28-16l8 14h10l-9-14Z')
    fill(main, 'M-28-2C-10-12 14-12 30 0c-12 10-38 10-58 4Z')
    fill('hsl(200 60% 85%)', 'M12-7c6 1 11 4 15 7H14Z')
    fill(css(shade(theme.accent, 20)), 'M-6 0 8-20h6L10 2Z')
  }
}
