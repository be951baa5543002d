import { darker, lighter } from '../drawing/colour.ts'
import { around, at, box, circle, group, line, mirrored, oval, path, star } from '../drawing/shapes.ts'
import type { Brush } from '../drawing/brush.ts'
import type { Motif } from '../drawing/ink.ts'

const SEVEN = 'M-15-20H16V-11Q4 4 1 22H-11Q-8 4 3-9H-6V-4H-15Z'

export const sevens: Motif = (b, k) => {
  const seven = (x: number, y: number, s: number, turn: number, fill: string): string =>
    at(
      path(SEVEN, '#5b0a12', 'transform="translate(2 3)"') +
        path(SEVEN, fill, `stroke="#fff2c0" stroke-width="2.6" stroke-linejoin="round"`) +
        path('M-12-17H13V-13Q2-1-2 12', 'none', 'stroke="#fff" stroke-width="2" opacity=".45"'),
      x,
      y,
      s,
      turn,
    )
  return (
    seven(-26, 0, 1.25, -14, b.down(k.light, k.main, k.deep)) +
    seven(28, 0, 1.25, 14, b.down(k.light, k.main, k.deep)) +
    seven(0, -2, 1.75, 0, b.down('#ff9a6b', '#ee2b3b', '#960d23'))
  )
}

export const cherries: Motif = (b) =>
  line('M-18 14Q-14-22 14-40M22 18Q24-14 14-40', '#3e8a2b', 4) +
  path('M14-40Q-8-52-26-36Q-8-24 14-40Z', b.slant('#b8ec6a', '#3e9a34', '#1c5a24')) +
  circle(-20, 22, 21, b.ball('#ffb3a8', '#e3172f', '#6d0417')) +
  circle(23, 27, 19, b.ball('#ffb3a8', '#d1122b', '#5e0314')) +
  oval(-27, 13, 6, 4, '#fff', 'opacity=".75" transform="rotate(-30 -27 13)"') +
  oval(17, 19, 5, 3.4, '#fff', 'opacity=".7" transform="rotate(-30 17 19)"')

export const bell: Motif = (b) =>
  circle(0, 34, 9, b.ball('#fff1b8', '#d5921b', '#6d3d05')) +
  path(
    'M0-44Q8-44 8-36Q32-28 32 8Q32 20 42 28H-42Q-32 20-32 8Q-32-28-8-36Q-8-44 0-44Z',
    b.gold(),
    'stroke="#7a4305" stroke-width="1.4"',
  ) +
  path(
    'M-20 14Q-22-18-6-28',
    'none',
    'stroke="#fffbe0" stroke-width="5" stroke-linecap="round" opacity=".75"',
  ) +
  box(-43, 24, 86, 8, 4, b.gold(), 'stroke="#7a4305" stroke-width="1"')

export const clover: Motif = (b) => {
  const leaf = path(
    'M0 0C-26-8-30-40-10-40C-3-40 0-34 0-31C0-34 3-40 10-40C30-40 26-8 0 0Z',
    b.down('#c8f77f', '#4fb83a', '#1d7a2c'),
    'stroke="#14592a" stroke-width="1"',
  )
  return (
    line('M0 0Q4 26 20 44', '#2b8a34', 5) +
    around(4, (a) =>
      group(leaf + line('M0-2V-26', '#e6ffc0', 1.4, 'opacity=".6"'), `translate(0 -6) rotate(${a + 45})`),
    )
  )
}

export const horseshoe: Motif = (b) =>
  path(
    'M-22 40L-34 38Q-52-44 0-46Q52-44 34 38L22 40L20 30Q36-26 0-28Q-36-26-20 30Z',
    b.gold(),
    'stroke="#6d3d05" stroke-width="1.6"',
  ) +
  mirrored(circle(33, -6, 3, '#5a3204') + circle(32, 14, 3, '#5a3204') + circle(25, -26, 3, '#5a3204')) +
  circle(0, -37, 3, '#5a3204') +
  path(
    'M-36-10Q-34-34-12-40',
    'none',
    'stroke="#fffbe0" stroke-width="3" stroke-linecap="round" opacity=".7"',
  )

export const melon: Motif = (b) =>
  path('M-46-14A46 46 0 0 0 46-14Z', b.down('#2f9e44', '#12602a')) +
  path('M-41-14A41 41 0 0 0 41-14Z', '#e9f7c8') +
  path('M-37-14A37 37 0 0 0 37-14Z', b.down('#ff7d7a', '#e2233d')) +
  [
    [-20, -3],
    [0, -4],
    [20, -3],
    [-10, 8],
    [10, 8],
    [0, 17],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 2.4, 4, '#32060d'))
    .join('')

export const grapes: Motif = (b, k) =>
  line('M0-24Q2-40 12-46', '#6b4a1c', 4) +
  path('M2-30Q24-52 40-34Q30-20 2-30Z', b.slant('#b8ec6a', '#3e9a34', '#1c5a24')) +
  [
    [-24, -16],
    [-8, -20],
    [8, -18],
    [24, -14],
    [-17, -2],
    [0, -4],
    [17, -1],
    [-9, 12],
    [9, 13],
    [0, 28],
  ]
    .map(
      ([x = 0, y = 0]) =>
        circle(x, y, 11, b.ball(k.shine, k.main, k.deep)) +
        oval(x - 4, y - 4, 2.6, 1.8, '#fff', 'opacity=".8"'),
    )
    .join('')

export const lollipop: Motif = (b, k) => {
  const swirl = around(8, (a, i) =>
    group(
      path(
        'M0 0Q14-12 10-34A35 35 0 0 0-14-32Q-2-14 0 0Z',
        i % 2 === 0 ? '#fff4fb' : b.slant(k.light, k.main),
      ),
      `rotate(${a})`,
    ),
  )
  return (
    box(-3.4, 20, 6.8, 32, 3, b.across('#fff', '#e3d8ea', '#b6a4c4')) +
    at(
      circle(0, 0, 36, k.deep) +
        swirl +
        circle(
          0,
          0,
          35,
          b.radial([
            [0.5, '#fff', 0],
            [1, k.deep, 0.55],
          ]),
        ),
      0,
      -12,
    ) +
    oval(-14, -30, 12, 6, '#fff', 'opacity=".6" transform="rotate(-32 -14 -30)"')
  )
}

export const cupcake: Motif = (b, k) =>
  path('M-30 4H30L22 44H-22Z', b.across(k.second, lighter(k.second, 0.45), k.secondDeep)) +
  line('M-18 6L-14 42M-6 6L-5 43M6 6L5 43M18 6L14 42', '#fff', 2, 'opacity=".4"') +
  path(
    'M-36 6Q-44-10-26-14Q-28-30-10-30Q-6-44 6-42Q18-40 14-30Q30-28 26-14Q44-10 36 6Q18 14 0 8Q-18 14-36 6Z',
    b.down(k.shine, k.light, k.main),
  ) +
  path('M-26-12Q0-2 26-14M-10-29Q4-22 14-30', 'none', `stroke="${k.main}" stroke-width="2.4" opacity=".6"`) +
  circle(2, -44, 7, b.ball('#ffb3a8', '#e3172f', '#6d0417')) +
  [
    [-20, -4],
    [-8, -18],
    [12, -8],
    [22, -2],
    [2, -30],
  ]
    .map(([x = 0, y = 0], i) =>
      box(x, y, 6, 2.4, 1.2, i % 2 === 0 ? k.second : '#fff7a8', `transform="rotate(${i * 40} ${x} ${y})"`),
    )
    .join('')

const slice = (b: Brush, i: number, main: string): string =>
  path(
    'M0 0L-15.3-37A40 40 0 0 1 15.3-37Z',
    i % 2 === 0 ? b.down(lighter(main, 0.2), main) : b.down('#fff6dc', '#e9c877'),
  )

export const wheel: Motif = (b, k) =>
  circle(0, 2, 48, '#3c1c08') +
  circle(0, 0, 48, b.gold()) +
  around(8, (a, i) =>
    group(slice(b, i, [k.main, k.second, k.deep, k.secondDeep][(i / 2) % 4] ?? k.main), `rotate(${a})`),
  ) +
  around(16, (a) => group(circle(0, -44, 2.2, '#fffbe0'), `rotate(${a})`)) +
  circle(
    0,
    0,
    40,
    b.radial([
      [0.6, '#000', 0],
      [1, '#000', 0.4],
    ]),
  ) +
  circle(0, 0, 11, b.gold()) +
  path(star(5, 7, 3), '#8a4f06') +
  path('M-8-54H8L0-36Z', b.down('#ff9a6b', '#d1122b'), 'stroke="#fff2c0" stroke-width="1.6"')

export const goldStar: Motif = (b) =>
  path(star(5, 48, 22), '#8a4f06', 'transform="translate(0 4)"') +
  path(star(5, 48, 22), b.gold(), 'stroke="#fff4c8" stroke-width="2" stroke-linejoin="round"') +
  around(5, (a) => group(path('M0 0L0-46L9-13Z', '#8a4f06', 'opacity=".3"'), `rotate(${a})`)) +
  circle(0, 0, 4, darker('#fbd45c', 0.1))
