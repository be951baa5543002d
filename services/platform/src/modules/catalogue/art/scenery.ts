import type { Brush } from './brush.ts'
import { darker, lighter, mix } from './colour.ts'
import type { Palette } from './palette.ts'
import { around, at, box, circle, group, line, oval, path, polygon, twinkle } from './shapes.ts'

/** The size of the picture a backdrop fills, in its own units. */
export interface Field {
  readonly w: number
  readonly h: number
}
export type Backdrop = (b: Brush, p: Palette, f: Field) => string

const many = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

/** A ridge from edge to edge whose height wanders between two levels (shares of the height). */
function ridge(b: Brush, f: Field, level: number, rough: number, steps: number, soft: boolean): string {
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

const stars = (b: Brush, f: Field, count: number, colour = '#fff'): string =>
  many(count, () =>
    circle(
      b.random.between(0, f.w),
      b.random.between(0, f.h * 0.75),
      b.random.between(0.5, 1.5),
      colour,
      `opacity="${b.random.between(0.3, 0.95).toFixed(2)}"`,
    ),
  )

const rays: Backdrop = (b, p, f) =>
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

const hills: Backdrop = (b, p, f) =>
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

const city: Backdrop = (b, p, f) => {
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

const underwater: Backdrop = (b, p, f) =>
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

const forest: Backdrop = (b, p, f) => {
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

const clouds: Backdrop = (b, p, f) => {
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

const space: Backdrop = (b, p, f) =>
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

const hall: Backdrop = (b, p, f) => {
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

const stadium: Backdrop = (b, p, f) =>
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

const bokeh: Backdrop = (b, p, f) =>
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

const cave: Backdrop = (b, p, f) =>
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

const lava: Backdrop = (b, p, f) =>
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

const waves: Backdrop = (b, p, f) =>
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

const curtain: Backdrop = (b, p, f) =>
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

const grid: Backdrop = (b, p, f) =>
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

const dunes: Backdrop = (b, p, f) =>
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

const felt: Backdrop = (b, p, f) =>
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

const roofs: Backdrop = (b, p, f) => {
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

const burst: Backdrop = (b, p, f) =>
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

export const BACKDROPS = {
  rays,
  hills,
  city,
  underwater,
  forest,
  clouds,
  space,
  hall,
  stadium,
  bokeh,
  cave,
  lava,
  waves,
  curtain,
  grid,
  dunes,
  felt,
  roofs,
  burst,
}
export type BackdropName = keyof typeof BACKDROPS
