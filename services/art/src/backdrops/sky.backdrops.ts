import { lighter } from '../drawing/colour.ts'
import { around, at, box, circle, group, oval, path, twinkle } from '../drawing/shapes.ts'
import { type Backdrop, many, stars } from './ground.ts'

export const rays: Backdrop = (b, p, f) =>
  group(
    around(18, (a, i) =>
      i % 2 === 0
        ? group(
            path(
              `M0 0L-${f.w * 0.11}-${f.w}H${f.w * 0.11}Z`,
              b.linear([
                [0, p.glow, 0],
                [1, p.glow, 0.5],
              ]),
            ),
            `rotate(${a + 6})`,
          )
        : '',
    ),
    `translate(${f.w / 2} ${f.h * 0.44})`,
  ) +
  circle(
    f.w / 2,
    f.h * 0.44,
    f.h * 0.4,
    b.radial([
      [0, p.glow, 0.85],
      [1, p.glow, 0],
    ]),
  )

export const clouds: Backdrop = (b, p, f) => {
  const puff = (x: number, y: number, s: number, fill: string): string =>
    at(
      circle(-22, 4, 16, fill) +
        circle(0, -6, 22, fill) +
        circle(24, 2, 17, fill) +
        box(-38, 4, 80, 18, 9, fill),
      x,
      y,
      s,
    )
  return (
    many(5, (i) =>
      puff(
        f.w * (i / 4),
        f.h * b.random.between(0.12, 0.42),
        b.random.between(0.5, 0.9),
        b.down(lighter(p.low, 0.4), p.low),
      ),
    ) +
    many(7, (i) =>
      puff(
        (f.w / 6) * i,
        f.h * b.random.between(0.66, 0.84),
        b.random.between(0.9, 1.5),
        b.down(lighter(p.glow, 0.4), p.far),
      ),
    )
  )
}

export const space: Backdrop = (b, p, f) =>
  oval(
    f.w * 0.3,
    f.h * 0.35,
    f.w * 0.5,
    f.h * 0.22,
    b.radial([
      [0, p.low, 0.85],
      [1, p.low, 0],
    ]),
    `transform="rotate(-28 ${f.w * 0.3} ${f.h * 0.35})"`,
  ) +
  oval(
    f.w * 0.72,
    f.h * 0.58,
    f.w * 0.4,
    f.h * 0.18,
    b.radial([
      [0, p.glow, 0.6],
      [1, p.glow, 0],
    ]),
    `transform="rotate(-30 ${f.w * 0.7} ${f.h * 0.55})"`,
  ) +
  stars(b, f, 90) +
  circle(f.w * b.random.between(0.78, 0.94), f.h * 0.16, f.h * 0.1, b.ball('#fff', p.glow, p.low, p.top)) +
  path(`M-4 ${f.h}Q${f.w / 2} ${f.h * 0.72} ${f.w + 4} ${f.h}Z`, b.down(p.low, p.ground))

export const bokeh: Backdrop = (b, p, f) =>
  many(30, () =>
    circle(
      b.random.between(0, f.w),
      b.random.between(0, f.h * 0.8),
      b.random.between(4, 17),
      b.random.pick([p.glow, p.low, p.spark, '#ffd98a']),
      `opacity="${b.random.between(0.1, 0.36).toFixed(2)}"`,
    ),
  ) +
  path(
    `M-4 ${f.h * 0.8}Q${f.w / 2} ${f.h * 0.7} ${f.w + 4} ${f.h * 0.8}V${f.h + 4}H-4Z`,
    b.down(p.far, p.ground),
  )

export const burst: Backdrop = (b, p, f) =>
  many(9, (i) =>
    circle(f.w / 2, f.h * 0.44, f.w * (0.62 - i * 0.065), i % 2 === 0 ? p.low : p.middle, 'opacity=".5"'),
  ) +
  circle(
    f.w / 2,
    f.h * 0.44,
    f.h * 0.36,
    b.radial([
      [0, '#fff', 0.85],
      [0.5, p.glow, 0.5],
      [1, p.glow, 0],
    ]),
  ) +
  many(14, () =>
    path(
      twinkle(b.random.between(0, f.w), b.random.between(0, f.h * 0.8), b.random.between(3, 8)),
      '#fff',
      'opacity=".7"',
    ),
  )
