import { lighter, mix } from '../drawing/colour.ts'
import { at, box, circle, path } from '../drawing/shapes.ts'
import { type Backdrop, many, ridge, stars } from './ground.ts'

export const city: Backdrop = (b, p, f) => {
  const row = (level: number, fill: string, lit: number): string => {
    const count = Math.round(f.w / 19)
    return many(count, (i) => {
      const h = f.h * b.random.between(level * 0.5, level)
      const x = i * 19 + b.random.between(-3, 3)
      const windows = many(Math.floor(h / 9), (j) =>
        b.random.chance(lit)
          ? box(
              x + 3 + b.random.whole(0, 1) * 7,
              f.h * 0.86 - h + 4 + j * 9,
              3,
              4,
              0.5,
              p.spark,
              'opacity=".8"',
            )
          : '',
      )
      return box(x, f.h * 0.86 - h, 17, h + 40, 1, fill) + windows
    })
  }
  return (
    stars(b, f, 26) +
    row(0.62, mix(p.middle, p.low, 0.5), 0.12) +
    row(0.42, p.near, 0.5) +
    box(0, f.h * 0.85, f.w, f.h * 0.2, 0, b.down(p.low, p.ground))
  )
}

export const hall: Backdrop = (b, p, f) => {
  const count = Math.round(f.w / 60)
  const arch = (i: number): string => {
    const x = (f.w / count) * (i + 0.5)
    const w = (f.w / count) * 0.34
    return path(
      `M${x - w} ${f.h * 0.9}V${f.h * 0.34}Q${x} ${f.h * 0.06} ${x + w} ${f.h * 0.34}V${f.h * 0.9}Z`,
      b.down(p.glow, p.low, p.middle),
      'opacity=".85"',
    )
  }
  const pillar = (i: number): string =>
    box(
      (f.w / count) * i - 7,
      0,
      14,
      f.h * 0.9,
      0,
      b.across(p.near, lighter(p.far, 0.25), p.near, p.ground),
    ) + box((f.w / count) * i - 11, f.h * 0.3, 22, 6, 1, b.gold())
  return (
    many(count, arch) +
    many(count + 1, pillar) +
    path(`M0 ${f.h * 0.84}H${f.w}V${f.h}H0Z`, b.down(p.low, p.ground))
  )
}

export const roofs: Backdrop = (b, p, f) => {
  const one = (x: number, y: number, s: number, fill: string): string =>
    at(path('M0-44L5-24Q28-14 44-16L38-6H28V40H-28V-6H-38L-44-16Q-28-14-5-24Z', fill), x, y, s)
  return (
    circle(
      f.w * 0.5,
      f.h * 0.36,
      f.h * 0.26,
      b.radial([
        [0, '#fff8dc'],
        [0.75, p.glow],
        [1, p.glow, 0.5],
      ]),
    ) +
    many(5, (i) => one((f.w / 4) * i, f.h * 0.66, 0.9, mix(p.low, p.far, 0.6))) +
    many(4, (i) => one((f.w / 3) * i, f.h * 0.84, 1.2, p.near)) +
    path(ridge(b, f, 0.86, 0.02, 5, true), p.ground)
  )
}
