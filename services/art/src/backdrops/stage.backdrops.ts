import { darker } from '../drawing/colour.ts'
import { box, circle, group, line, oval, path } from '../drawing/shapes.ts'
import { type Backdrop, many, stars } from './ground.ts'

export const stadium: Backdrop = (b, p, f) =>
  path(
    `M-4 ${f.h * 0.5}Q${f.w / 2} ${f.h * 0.36} ${f.w + 4} ${f.h * 0.5}V${f.h * 0.72}H-4Z`,
    b.down(p.near, p.far),
  ) +
  many(90, () =>
    circle(
      b.random.between(0, f.w),
      f.h * b.random.between(0.47, 0.68),
      1.3,
      b.random.pick([p.spark, '#fff', p.glow]),
      'opacity=".55"',
    ),
  ) +
  path(`M-4 ${f.h * 0.7}H${f.w + 4}V${f.h + 4}H-4Z`, b.down('#4fc95a', '#12602f')) +
  many(6, (i) =>
    path(
      `M${f.w * (0.5 + (i - 3) * 0.11)} ${f.h * 0.7}L${f.w * (0.5 + (i - 2.5) * 0.11)} ${f.h * 0.7}L${f.w * (0.5 + (i - 2.5) * 0.34)} ${f.h}H${f.w * (0.5 + (i - 3) * 0.34)}Z`,
      '#fff',
      'opacity=".09"',
    ),
  ) +
  [0.12, 0.88]
    .map(
      (x) =>
        path(
          `M${f.w * x} ${f.h * 0.1}L${f.w * (x < 0.5 ? 0.35 : 0.1)} ${f.h}H${f.w * (x < 0.5 ? 0.9 : 0.65)}Z`,
          b.linear([
            [0, '#fff', 0.55],
            [1, '#fff', 0],
          ]),
        ) +
        group(
          many(6, (i) => circle((i % 3) * 9, Math.floor(i / 3) * 9, 3.6, '#fff')),
          `translate(${f.w * x - 9} ${f.h * 0.08})`,
        ),
    )
    .join('')

export const curtain: Backdrop = (b, p, f) =>
  path(
    `M${f.w / 2} ${f.h * 0.02}L${f.w * 0.14} ${f.h}H${f.w * 0.86}Z`,
    b.linear([
      [0, p.glow, 0.75],
      [1, p.glow, 0.05],
    ]),
  ) +
  [0, 1]
    .map((side) =>
      group(
        many(5, (i) =>
          path(
            `M${i * f.w * 0.055}-4Q${i * f.w * 0.04 + 12} ${f.h * 0.5} ${i * f.w * 0.03 - 12} ${f.h}H${i * f.w * 0.03 + 24}Q${i * f.w * 0.04 + 32} ${f.h * 0.4} ${(i + 1) * f.w * 0.055}-4Z`,
            b.across(darker(p.low, 0.4), p.low, darker(p.low, 0.55)),
          ),
        ),
        side === 0 ? '' : `translate(${f.w} 0) scale(-1 1)`,
      ),
    )
    .join('') +
  many(Math.ceil(f.w / 34), (i) =>
    path(`M${i * 34 - 4}-4h42q-4 30-21 30t-21-30Z`, b.down(p.low, darker(p.low, 0.5))),
  ) +
  oval(
    f.w / 2,
    f.h * 0.88,
    f.w * 0.5,
    f.h * 0.12,
    b.radial([
      [0, p.glow, 0.6],
      [1, p.glow, 0],
    ]),
  )

export const grid: Backdrop = (b, p, f) =>
  circle(f.w / 2, f.h * 0.46, f.h * 0.3, b.down('#ffe98a', p.glow, p.low)) +
  many(6, (i) => box(0, f.h * (0.44 + i * 0.05), f.w, 1.4 + i * 0.9, 0, p.middle)) +
  path(`M0 ${f.h * 0.68}H${f.w}V${f.h}H0Z`, b.down(p.near, p.ground)) +
  many(15, (i) =>
    line(
      `M${f.w * (0.5 + (i - 7) * 0.05)} ${f.h * 0.68}L${f.w * (0.5 + (i - 7) * 0.22)} ${f.h}`,
      p.spark,
      1,
      'opacity=".65"',
    ),
  ) +
  many(6, (i) => line(`M0 ${f.h * (0.68 + i * i * 0.012)}H${f.w}`, p.spark, 1, 'opacity=".65"')) +
  stars(b, { w: f.w, h: f.h * 0.5 }, 24)

export const felt: Backdrop = (b, p, f) =>
  many(7, (i) =>
    oval(
      (f.w / 6) * i,
      f.h * 0.16,
      20,
      20,
      b.radial([
        [0, '#ffe9b0', 0.75],
        [1, '#ffe9b0', 0],
      ]),
    ),
  ) +
  path(
    `M-4 ${f.h * 0.62}Q${f.w / 2} ${f.h * 0.48} ${f.w + 4} ${f.h * 0.62}V${f.h + 4}H-4Z`,
    b.down('#7a4a22', '#2f1506'),
  ) +
  path(
    `M-4 ${f.h * 0.66}Q${f.w / 2} ${f.h * 0.52} ${f.w + 4} ${f.h * 0.66}V${f.h + 4}H-4Z`,
    b.down(p.low, p.middle, p.near),
  ) +
  line(`M-4 ${f.h * 0.72}Q${f.w / 2} ${f.h * 0.58} ${f.w + 4} ${f.h * 0.72}`, p.spark, 1.4, 'opacity=".6"')
