import { darker, hsl, lighter } from './colour.ts'
import type { Brush } from './brush.ts'

/** The colours one figure is drawn in. */
export interface Ink {
  readonly main: string
  readonly deep: string
  readonly light: string
  readonly shine: string
  readonly second: string
  readonly secondDeep: string
}

/** Draws one figure into the square from -50 to 50. */
export type Motif = (brush: Brush, ink: Ink) => string

/** Ink around one hue with a second hue for details. */
export function inkOf(hue: number, secondHue: number, saturation = 78, lightness = 52): Ink {
  const main = hsl(hue, saturation, lightness)
  const second = hsl(secondHue, saturation, lightness + 4)
  return {
    main,
    deep: darker(hsl(hue + 12, saturation, lightness * 0.55), 0.12),
    light: lighter(hsl(hue - 10, saturation + 8, lightness + 12), 0.3),
    shine: lighter(main, 0.78),
    second,
    secondDeep: darker(second, 0.48),
  }
}
