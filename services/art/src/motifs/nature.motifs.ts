import { darker, lighter } from '../drawing/colour.ts'
import { around, circle, group, line, mirrored, oval, path, star } from '../drawing/shapes.ts'
import type { Motif } from '../drawing/ink.ts'

export const lotus: Motif = (b, k) => {
  const petal = (a: number, len: number, fill: string): string =>
    group(
      path(
        `M0 0Q-17-${len * 0.5} 0-${len}Q17-${len * 0.5} 0 0Z`,
        fill,
        `stroke="${k.deep}" stroke-width=".7"`,
      ) + line(`M0-6V-${len * 0.75}`, '#fff', 1, 'opacity=".4"'),
      `translate(0 26) rotate(${a})`,
    )
  const back = b.down(k.light, k.main, k.deep)
  const front = b.down('#ffffff', k.light, k.main)
  return (
    oval(0, 32, 48, 11, b.down('#3fae6a', '#0f5a44')) +
    [-82, 82].map((a) => petal(a, 50, back)).join('') +
    [-58, 58].map((a) => petal(a, 58, back)).join('') +
    [-34, 34].map((a) => petal(a, 64, back)).join('') +
    petal(-12, 68, back) +
    petal(12, 68, back) +
    [-66, 66].map((a) => petal(a, 38, front)).join('') +
    [-42, 42].map((a) => petal(a, 46, front)).join('') +
    [-20, 20].map((a) => petal(a, 52, front)).join('') +
    petal(0, 56, front) +
    circle(0, 18, 4, '#ffe98a')
  )
}

export const blossom: Motif = (b, k) => {
  const flower = (x: number, y: number, s: number): string =>
    group(
      around(5, (a) =>
        group(
          path(
            'M0 0C-14-6-14-24-4-25Q0-22 0-22Q0-22 4-25C14-24 14-6 0 0Z',
            b.radial(
              [
                [0, k.main],
                [0.5, k.light],
                [1, '#fff'],
              ],
              0.5,
              1,
              1,
            ),
          ),
          `rotate(${a})`,
        ),
      ) +
        around(8, (a) => group(line('M0 0V-8', k.deep, 0.9) + circle(0, -9, 1.3, '#ffe14d'), `rotate(${a})`)),
      `translate(${x} ${y}) scale(${s})`,
    )
  return (
    path('M-48 44Q-20 34-6 8Q4-14 34-36L37-33Q14-10 4 10Q-10 40-44 49Z', b.across('#3c2216', '#7d5236')) +
    line('M-8 12Q14 8 30 18M2-8Q-14-14-22-28', '#5e3a24', 3) +
    flower(-22, -26, 0.9) +
    flower(28, 16, 0.95) +
    flower(32, -32, 0.75) +
    flower(-2, 2, 1.25) +
    flower(-30, 28, 0.7) +
    circle(12, -26, 4, k.light) +
    circle(8, 28, 3.4, k.light)
  )
}

export const snowflake: Motif = (b, k) =>
  circle(
    0,
    0,
    46,
    b.radial([
      [0, '#fff', 0.7],
      [1, k.light, 0],
    ]),
  ) +
  around(6, (a) =>
    group(
      line('M0 0V-46M0-18L-12-28M0-18L12-28M0-31L-9-39M0-31L9-39', b.down('#ffffff', k.shine), 5) +
        line('M0 0V-46M0-18L-12-28M0-18L12-28', k.main, 1, 'opacity=".5"'),
      `rotate(${a})`,
    ),
  ) +
  path(star(6, 14, 8), b.ball('#fff', k.light, k.main))

export const flame: Motif = (b) =>
  path(
    'M-4 46Q-40 42-36 8Q-32-6-22-18Q-20-6-12-4Q-16-34 10-52Q8-34 22-20Q40-2 36 16Q32 44-4 46Z',
    b.linear([
      [0, '#ffb347'],
      [0.5, '#f2541b'],
      [1, '#a3120f'],
    ]),
  ) +
  path(
    'M0 46Q-24 42-22 18Q-18 8-12 2Q-8 10-4 10Q-4-12 12-24Q10-8 18 4Q28 20 22 30Q18 44 0 46Z',
    b.down('#ffe98a', '#ff9a1f', '#f2541b'),
  ) +
  path('M1 46Q-12 42-10 28Q-4 22-2 12Q8 18 12 28Q14 42 1 46Z', b.down('#ffffff', '#fff3b0', '#ffd23f'))

export const lightning: Motif = (b, k) =>
  path('M8-52L-30 6H-4L-14 52L32-12H6L22-52Z', k.deep, 'transform="translate(3 4)"') +
  path(
    'M8-52L-30 6H-4L-14 52L32-12H6L22-52Z',
    b.down('#fffbe0', '#ffe14d', '#f79a0c'),
    'stroke="#fff" stroke-width="2" stroke-linejoin="round"',
  ) +
  path('M8-48L-22 2H-2L4-8L14-48Z', '#fff', 'opacity=".5"')

export const rose: Motif = (b, k) => {
  const edge = `stroke="${k.deep}" stroke-width="1.2"`
  const ring = (count: number, turn: number, reach: number, size: number, fill: string): string =>
    around(count, (a) =>
      group(
        path(
          `M0 4Q-${size} -2 -${size * 0.9}-${reach * 0.6}Q-${size * 0.5}-${reach * 1.08} 0-${reach}Q${size * 0.5}-${reach * 1.08} ${size * 0.9}-${reach * 0.6}Q${size} -2 0 4Z`,
          fill,
          edge,
        ),
        `translate(0 -4) rotate(${a + turn})`,
      ),
    )
  return (
    mirrored(path('M10 22Q34 14 48 32Q32 46 8 34Z', b.slant('#8fdc78', '#2f8a48', '#14532d'))) +
    ring(6, 0, 42, 24, b.down(k.light, k.main, k.deep)) +
    ring(5, 30, 32, 20, b.down(k.shine, k.light, k.main)) +
    ring(4, 10, 22, 16, b.down(k.light, k.main, k.deep)) +
    circle(0, -4, 12, b.ball(k.light, k.main, k.deep)) +
    path(
      'M-9-6Q-8-16 2-15Q11-13 9-4Q6 4-2 2Q-7-1-4-6Q0-10 4-6',
      'none',
      `stroke="${k.deep}" stroke-width="2.2" stroke-linecap="round"`,
    )
  )
}

export const sun: Motif = (b, k) =>
  around(12, (a, i) =>
    group(path(i % 2 === 0 ? 'M-7-26L0-50L7-26Z' : 'M-6-26Q-2-36-6-44Q6-38 6-26Z', b.gold()), `rotate(${a})`),
  ) +
  circle(0, 0, 28, b.gold()) +
  circle(0, 0, 24, b.ball('#fffbe0', '#ffd75e', '#e8910f')) +
  mirrored(
    path('M5-4Q10-9 16-4Q10-1 5-4Z', '#6d3205') +
      line('M4-11Q11-14 17-9', '#8a4a0a', 1.8) +
      circle(14, 6, 3.4, '#ff8a4a', 'opacity=".6"'),
  ) +
  line('M0-4L-2 5H2', '#a85f0a', 1.6) +
  path('M-8 10Q0 17 8 10Q0 13-8 10Z', k.deep)

export const heart: Motif = (b, k) =>
  path(
    'M0 44Q-48 10-44-18Q-38-42-14-38Q-4-36 0-26Q4-36 14-38Q38-42 44-18Q48 10 0 44Z',
    b.ball(k.shine, k.light, k.main, k.deep),
    `stroke="${lighter(k.light, 0.5)}" stroke-width="2"`,
  ) +
  path('M0 44Q48 10 44-18Q38-42 14-38Q34-20 0 44Z', darker(k.deep, 0.1), 'opacity=".35"') +
  oval(-22, -22, 10, 7, '#fff', 'opacity=".75" transform="rotate(-36 -22 -22)"')
