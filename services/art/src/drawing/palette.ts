import { hsl } from './colour.ts'
import type { Random } from './random.ts'

/** The colours of a scene's air, from the far sky to the near ground. */
export interface Palette {
  readonly hue: number
  readonly top: string
  readonly middle: string
  readonly low: string
  readonly glow: string
  readonly far: string
  readonly near: string
  readonly ground: string
  readonly spark: string
}

/** How a provider's studio paints: one of these per vendor, so that its games look like a family. */
export const STUDIOS = ['lush', 'noir', 'candy', 'neon', 'gilded', 'dusk'] as const
export type Studio = (typeof STUDIOS)[number]

const TONE: Record<Studio, { top: number; middle: number; low: number; saturation: number; swing: number }> =
  {
    lush: { top: 15, middle: 34, low: 55, saturation: 78, swing: -26 },
    noir: { top: 6, middle: 15, low: 32, saturation: 62, swing: 14 },
    candy: { top: 40, middle: 58, low: 76, saturation: 88, swing: 34 },
    neon: { top: 8, middle: 20, low: 40, saturation: 92, swing: 62 },
    gilded: { top: 11, middle: 25, low: 46, saturation: 72, swing: -16 },
    dusk: { top: 18, middle: 38, low: 64, saturation: 70, swing: -58 },
  }

/** Palette around a sky hue in a studio's tone. */
export function paletteOf(hue: number, studio: Studio, random: Random): Palette {
  const tone = TONE[studio]
  const swing = tone.swing * random.between(0.7, 1.2)
  const s = tone.saturation
  return {
    hue,
    top: hsl(hue, s, tone.top),
    middle: hsl(hue + swing * 0.4, s, tone.middle),
    low: hsl(hue + swing, s + 6, tone.low),
    glow: hsl(hue + swing * 1.5, 96, 80),
    far: hsl(hue + swing * 0.5, s * 0.8, tone.middle + 3),
    near: hsl(hue + swing * 0.1, s * 0.85, tone.top + 5),
    ground: hsl(hue - 6, s * 0.9, Math.max(4, tone.top - 4)),
    spark: hsl(hue + swing * 1.8 + 20, 100, 86),
  }
}
