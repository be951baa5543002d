import { lighter, mix } from '../drawing/colour.ts'
import { circle, path } from '../drawing/shapes.ts'
import { type Backdrop, many, ridge, stars } from './ground.ts'

export const hills: Backdrop = (b, p, f) =>
  circle(
    f.w * b.random.between(0.2, 0.8),
    f.h * 0.3,
    f.h * 0.17,
    b.radial([
      [0, '#fff'],
      [0.6, p.glow],
      [1, p.glow, 0.2],
    ]),
  ) +
  path(ridge(b, f, 0.5, 0.09, 7, false), b.down(lighter(p.far, 0.12), p.low), 'opacity=".75"') +
  path(ridge(b, f, 0.62, 0.06, 6, true), b.down(p.far, p.middle)) +
  path(ridge(b, f, 0.76, 0.04, 5, true), b.down(p.near, p.ground))

export const forest: Backdrop = (b, p, f) => {
  const trees = (base: number, height: number, fill: string, step: number): string =>
    many(Math.ceil(f.w / step) + 1, (i) => {
      const x = i * step + b.random.between(-6, 6)
      const h = f.h * height * b.random.between(0.8, 1.25)
      return path(
        `M${x} ${f.h * base - h}L${x + step * 0.75} ${f.h * base}H${x - step * 0.75}ZM${x} ${f.h * base - h * 0.6}L${x + step} ${f.h * (base + 0.1)}H${x - step}Z`,
        fill,
      )
    })
  return (
    circle(
      f.w * 0.66,
      f.h * 0.24,
      f.h * 0.15,
      b.radial([
        [0, '#fff'],
        [0.5, p.glow, 0.9],
        [1, p.glow, 0],
      ]),
    ) +
    stars(b, f, 20) +
    trees(0.68, 0.4, mix(p.low, p.far, 0.5), 25) +
    trees(0.82, 0.34, p.near, 33) +
    path(ridge(b, f, 0.84, 0.03, 5, true), b.down(p.near, p.ground))
  )
}

export const cave: Backdrop = (b, p, f) =>
  circle(
    f.w / 2,
    f.h * 0.45,
    f.h * 0.5,
    b.radial([
      [0, p.glow, 0.9],
      [0.5, p.low, 0.6],
      [1, p.low, 0],
    ]),
  ) +
  many(16, (i) => {
    const left = i % 2 === 0
    const x = left ? b.random.between(-0.04, 0.26) * f.w : b.random.between(0.74, 1.04) * f.w
    const h = f.h * b.random.between(0.18, 0.46)
    const y = f.h * b.random.between(0.72, 1)
    const lean = b.random.between(-16, 16) + (left ? 10 : -10)
    return (
      path(
        `M${x - 11} ${y}L${x + lean - 6} ${y - h}L${x + lean + 3} ${y - h - 9}L${x + lean + 9} ${y - h + 4}L${x + 13} ${y}Z`,
        b.slant(p.spark, p.low, p.near),
        'opacity=".85"',
      ) + path(`M${x} ${y}L${x + lean + 3} ${y - h - 9}L${x + 13} ${y}Z`, p.ground, 'opacity=".35"')
    )
  }) +
  path(
    `M-4-4H${f.w + 4}V${f.h * 0.1}${many(12, (i) => `L${f.w * (1 - i / 11)} ${f.h * (i % 2 === 0 ? 0.05 : b.random.between(0.12, 0.24))}`)}Z`,
    p.ground,
  )

export const lava: Backdrop = (b, p, f) =>
  path(ridge(b, f, 0.5, 0.12, 8, false), b.down(p.near, p.ground)) +
  path(ridge(b, f, 0.78, 0.03, 5, true), b.down('#ffd75e', '#ff6a1f', '#a3120f')) +
  many(30, () =>
    circle(
      b.random.between(0, f.w),
      b.random.between(f.h * 0.1, f.h * 0.9),
      b.random.between(0.8, 2.6),
      b.random.pick(['#ffb347', '#ffe98a', '#ff6a1f']),
      'opacity=".85"',
    ),
  )

export const dunes: Backdrop = (b, p, f) =>
  circle(
    f.w * b.random.between(0.25, 0.75),
    f.h * 0.26,
    f.h * 0.15,
    b.radial([
      [0, '#fffbe0'],
      [0.7, p.glow],
      [1, p.glow, 0.3],
    ]),
  ) +
  [0.58, 0.7, 0.82]
    .map((y, i) =>
      path(
        ridge(b, f, y, 0.05, 3, true),
        b.slant(lighter(p.low, 0.3 - i * 0.12), mix(p.low, p.near, i / 3), p.near),
      ),
    )
    .join('')
