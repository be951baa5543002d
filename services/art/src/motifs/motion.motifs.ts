import { lighter } from '../drawing/colour.ts'
import { around, box, circle, group, line, mirrored, oval, path, ribbon } from '../drawing/shapes.ts'
import type { Motif } from '../drawing/ink.ts'

export const rocket: Motif = (b, k) =>
  group(
    path(
      ribbon([
        [0, 22, 9],
        [-3, 40, 8],
        [2, 58, 4],
        [0, 74, 0.5],
      ]),
      b.linear([
        [0, '#fff7c8'],
        [0.3, '#ffb52e'],
        [0.7, '#f2451b'],
        [1, '#f2451b', 0],
      ]),
    ) +
      mirrored(path('M12 2Q30 12 28 34L12 24Z', b.slant(k.light, k.main, k.deep))) +
      path(
        'M0-52Q20-34 17 4Q16 18 11 26H-11Q-16 18-17 4Q-20-34 0-52Z',
        b.across('#ffffff', '#eef1f8', '#a3aec8', '#6b7796'),
      ) +
      path('M0-52Q12-41 15-26H-15Q-12-41 0-52Z', b.across(k.light, k.main, k.deep)) +
      circle(0, -10, 9, b.gold()) +
      circle(0, -10, 6.6, b.ball('#e0fbff', '#3fb6e8', '#0c3f7a')) +
      path('M-3 8H3V34L0 40L-3 34Z', b.down(k.main, k.deep)) +
      box(-10, 24, 20, 5, 2, '#4a5370'),
    'rotate(38)',
  )

export const plane: Motif = (b, k) =>
  group(
    path('M-8-2L-34-30L-22-32L14-8ZM-6 6L-20 40L-8 38L18 8Z', b.across(k.deep, k.main, k.light)) +
      path('M-46-16L-34-18L-24-4L-32 2Z', b.slant(k.light, k.main)) +
      path(
        'M-46 4Q-40-8-10-9L24-12Q46-12 52 0Q44 12 22 11L-20 12Q-42 12-46 4Z',
        b.down('#ffffff', '#e6ebf5', '#8a96b4'),
      ) +
      path('M-44 6Q0 2 51 2Q42 12 22 11L-20 12Q-40 12-44 6Z', b.across(k.deep, k.main, k.light)) +
      path('M30-11Q44-10 48-4L34-3Z', b.slant('#c8f0ff', '#1b5a9a')) +
      [-22, -12, -2, 8, 18].map((x) => circle(x, -3, 2.4, '#1b4a80')).join(''),
    'rotate(-22)',
  )

export const balloon: Motif = (b, k) => {
  const stripe = (w: number, fill: string): string =>
    path(`M0-50Q${w}-44 ${w}-14Q${w * 0.8} 10 4 22H-4Q${-w * 0.8} 10 ${-w}-14Q${-w}-44 0-50Z`, fill)
  return (
    stripe(40, b.across(k.light, k.main, k.deep)) +
    stripe(28, b.across('#fff6dc', '#ffe2a0', '#d8a44e')) +
    stripe(17, b.across(k.light, k.main, k.deep)) +
    stripe(6, '#fff2cf') +
    line('M-8 22L-7 34M8 22L7 34', '#6b4a1c', 1.4) +
    box(-10, 34, 20, 14, 3, b.down('#c98d4a', '#6b3c14')) +
    path('M-28-22Q-26-40-10-45', 'none', 'stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5"')
  )
}

export const car: Motif = (b, k) =>
  oval(0, 32, 48, 7, '#000', 'opacity=".45"') +
  path(
    'M-48 18Q-50 2-34-2L-16-4Q-6-22 14-22Q28-22 36-4Q50-2 50 12L48 24H-46Z',
    b.down(k.shine, k.light, k.main, k.deep),
  ) +
  path('M-12-4Q-4-17 10-17H14L16-4ZM19-4L17-17Q26-16 31-4Z', b.slant('#dff6ff', '#2a6aa5', '#0b2444')) +
  path('M-48 10Q0 4 50 10L48 16Q0 10-48 17Z', '#fff', 'opacity=".35"') +
  path('M-48-14L-38-16L-34-2L-44 0Z', k.deep) +
  path('M42 0L50 4V10L40 8Z', '#fff7c8') +
  path('M-48 8L-40 7V13L-48 14Z', '#ff4a4a') +
  [-28, 28]
    .map(
      (x) =>
        circle(x, 24, 12, '#0d0d14') +
        circle(x, 24, 7.5, b.silver()) +
        around(5, (a) => group(line('M0 0V-6', '#30354a', 2), `translate(${x} 24) rotate(${a})`)),
    )
    .join('')

export const meteor: Motif = (b, k) =>
  path(
    ribbon([
      [16, 16, 20],
      [-8, -10, 17],
      [-32, -36, 9],
      [-54, -58, 1],
    ]),
    b.linear(
      [
        [0, k.light, 0],
        [0.5, k.light, 0.7],
        [1, '#fff3b0'],
      ],
      0,
      0,
      1,
      1,
    ),
  ) +
  path(
    ribbon([
      [18, 18, 15],
      [-2, -2, 11],
      [-24, -26, 5],
      [-44, -46, 1],
    ]),
    b.linear(
      [
        [0, '#ffb52e', 0],
        [0.6, '#ffb52e', 0.9],
        [1, '#fffbe0'],
      ],
      0,
      0,
      1,
      1,
    ),
  ) +
  circle(20, 20, 24, b.ball('#ffcf8a', '#a3512a', '#3a140d')) +
  [
    [12, 14, 5],
    [28, 26, 6],
    [24, 8, 3.4],
    [12, 30, 3],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        circle(x, y, r, '#2d0d08', 'opacity=".55"') +
        circle(x + 0.8, y + 1, r * 0.7, '#c26a3a', 'opacity=".5"'),
    )
    .join('') +
  path('M0 12A24 24 0 0 1 14-3', 'none', 'stroke="#fff3c8" stroke-width="3" stroke-linecap="round"')

export const ufo: Motif = (b, k) =>
  path(
    'M-22 12L-42 50H42L22 12Z',
    b.linear([
      [0, k.light, 0.85],
      [1, k.light, 0],
    ]),
  ) +
  path('M-20-8Q-20-40 0-40Q20-40 20-8Z', b.ball('#ffffff', '#9be8ff', '#2a6aa5'), 'opacity=".92"') +
  oval(0, -16, 8, 10, b.ball('#d8ff9b', '#5fb83a', '#1c5a24')) +
  mirrored(oval(3.4, -17, 2.2, 3.4, '#0b1f0a')) +
  oval(0, 4, 48, 14, b.down('#ffffff', '#a9b4cc', '#4a5370')) +
  oval(0, 0, 40, 8, b.down(lighter(k.main, 0.3), k.deep)) +
  [-36, -20, 0, 20, 36]
    .map((x, i) => circle(x, 8 - Math.abs(x) / 9, 3.4, i % 2 === 0 ? k.second : '#ffe98a'))
    .join('')

export const horse: Motif = (b, k) =>
  path(
    'M-30 50Q-38 14-20-10Q-24-22-16-34L-8-26Q4-40 16-36Q28-20 40-2Q46 8 38 16Q30 20 22 10Q14 6 8 8Q18 26 20 50Z',
    b.slant('#c98d5a', '#84502a', '#3d2010'),
  ) +
  path(
    'M-16-34Q-44-14-46 22Q-36 10-32 26Q-30 8-24 20Q-24 2-18 8Q-18-10-6-16Q-2-24 4-30Q-4-30-8-26Z',
    b.slant(k.light, k.main, k.deep),
  ) +
  path('M10-24Q16-28 20-22Q15-19 10-24Z', '#140804') +
  circle(15, -24, 1.2, '#fff') +
  circle(37, 8, 2, '#1d0c06') +
  line('M8 8Q20-4 32-6M20-34Q14-14 8 8M-18 30Q0 22 10 12', '#f3b93a', 2.4)
