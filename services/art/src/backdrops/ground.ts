import type { Brush } from '../drawing/brush.ts'
import type { Palette } from '../drawing/palette.ts'
import { circle, polygon } from '../drawing/shapes.ts'

/** The size of the picture a backdrop fills, in its own units. */
export interface Field {
  readonly w: number
  readonly h: number
}
export type Backdrop = (b: Brush, p: Palette, f: Field) => string

/** The same drawn `count` times. */
export const many = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

/** A ridge from edge to edge whose height wanders between two levels (shares of the height). */
export function ridge(
  b: Brush,
  f: Field,
  level: number,
  rough: number,
  steps: number,
  soft: boolean,
): string {
  const points = Array.from({ length: steps + 1 }, (_, i): [number, number] => [
    (f.w / steps) * i,
    f.h * (level + b.random.between(-rough, rough)),
  ])
  if (!soft) return `${polygon([[-4, f.h + 4], ...points, [f.w + 4, f.h + 4]])}`
  const curve = points.map(([x, y], i) => {
    const [px, py] = points[i - 1] ?? [x, y]
    return i === 0
      ? `L${x} ${y.toFixed(1)}`
      : `C${((px + x) / 2).toFixed(1)} ${py.toFixed(1)} ${((px + x) / 2).toFixed(1)} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `M-4 ${f.h + 4}${curve.join('')}L${f.w + 4} ${f.h + 4}Z`
}

/** Points of light over the upper part. */
export const stars = (b: Brush, f: Field, count: number, colour = '#fff'): string =>
  many(count, () =>
    circle(
      b.random.between(0, f.w),
      b.random.between(0, f.h * 0.75),
      b.random.between(0.5, 1.5),
      colour,
      `opacity="${b.random.between(0.3, 0.95).toFixed(2)}"`,
    ),
  )
