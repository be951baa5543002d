import { lighter, mix } from '../drawing/colour.ts'
import { circle, line, path } from '../drawing/shapes.ts'
import { type Backdrop, many, ridge } from './ground.ts'

export const underwater: Backdrop = (b, p, f) =>
  many(7, (i) =>
    path(
      `M${f.w * (0.05 + i * 0.16)}-10l${f.w * 0.06} 0L${f.w * (0.16 * i + b.random.between(-0.1, 0.22))} ${f.h}h-${f.w * 0.15}Z`,
      b.linear([
        [0, p.glow, 0.5],
        [1, p.glow, 0],
      ]),
    ),
  ) +
  path(ridge(b, f, 0.8, 0.05, 6, true), b.down(p.middle, p.ground)) +
  many(9, (i) => {
    const x = (f.w / 8) * i + b.random.between(-8, 8)
    const h = f.h * b.random.between(0.12, 0.34)
    return line(
      `M${x} ${f.h}q-10-${h * 0.4} 0-${h * 0.6}t2-${h * 0.4}`,
      mix(p.near, p.low, b.random.next() * 0.5),
      6,
      'opacity=".85"',
    )
  }) +
  many(22, () =>
    circle(
      b.random.between(0, f.w),
      b.random.between(0, f.h),
      b.random.between(1, 4.5),
      '#fff',
      'opacity=".28"',
    ),
  )

export const waves: Backdrop = (b, p, f) =>
  circle(
    f.w * 0.5,
    f.h * 0.44,
    f.h * 0.24,
    b.radial([
      [0, '#fff'],
      [0.5, p.glow],
      [1, p.glow, 0],
    ]),
  ) +
  many(5, (j) => {
    const y = f.h * (0.54 + j * 0.1)
    const step = f.w / (5 - j * 0.4)
    return path(
      `M${-step * b.random.next()} ${y}${many(8, () => `q${step / 4}-${9 + j * 3} ${step / 2} 0t${step / 2} 0`)}V${f.h + 9}H-${step}Z`,
      b.down(lighter(p.low, 0.35 - j * 0.06), mix(p.middle, p.near, j / 4)),
    )
  })
