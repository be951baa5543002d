import { darker, lighter } from '../drawing/colour.ts'
import { around, at, box, circle, group, line, mirrored, oval, path, ribbon } from '../drawing/shapes.ts'
import type { Motif } from '../drawing/ink.ts'

export const koi: Motif = (b, k) => {
  const scales = [-14, -6, 2, 10]
    .map((y, i) => line(`M${-10 + i} ${y}q5 5 10 0q5 5 10 0`, '#fff', 1.1, 'opacity=".55"'))
    .join('')
  return (
    path(
      'M-14 26Q-44 24-44 48Q-24 40-10 46Q-2 44-4 30Z',
      b.slant(k.shine, k.light, k.main),
      'opacity=".92"',
    ) +
    path(
      'M18-6Q44-6 44 14Q30 8 16 10ZM-18-8Q-40-16-42 4Q-28 0-16 8Z',
      b.slant(k.shine, k.light, k.main),
      'opacity=".9"',
    ) +
    path(
      ribbon([
        [22, -44, 5],
        [20, -32, 14],
        [4, -12, 19],
        [-2, 10, 15],
        [-10, 28, 7],
        [-16, 38, 3],
      ]),
      b.slant('#ffffff', '#fff1e6', '#e8b9a2'),
    ) +
    path(
      'M8-36Q22-30 22-16Q8-8 0-16Q-4-28 8-36ZM-14 0Q4-4 8 8Q0 20-10 16Z',
      b.slant(lighter(k.main, 0.2), k.main, k.deep),
    ) +
    path('M-4 24Q-10 22-12 30Q-8 34-4 30Z', k.main) +
    scales +
    circle(27, -36, 2.2, '#160803') +
    circle(14, -38, 2.2, '#160803') +
    line('M25-46Q30-52 36-50M19-47Q16-54 10-53', '#fff1e6', 1.4)
  )
}

export const fish: Motif = (b, k) =>
  path('M-20 0Q-34-22-48-24Q-40 0-48 24Q-34 22-20 0Z', b.across(k.second, k.light)) +
  path('M-14-22Q0-46 22-26L8-18ZM-8 24Q4 42 18 26Z', b.down(k.second, k.secondDeep)) +
  path('M46 0Q30-30 0-28Q-22-22-28 0Q-22 22 0 28Q30 30 46 0Z', b.slant(k.shine, k.light, k.main, k.deep)) +
  path(
    'M18-25Q8 0 18 25Q24 24 28 21Q18 0 28-21Q24-24 18-25ZM-4-28Q-14 0-4 28Q2 28 6 28Q-4 0 6-28Z',
    '#fff',
    'opacity=".7"',
  ) +
  path('M4 4Q-10 0-14 10Q-4 18 6 12Z', b.slant(k.second, k.secondDeep)) +
  circle(32, -6, 7, '#fff') +
  circle(33.5, -6, 4, '#0b0f1c') +
  circle(32, -8, 1.5, '#fff') +
  line('M44 6Q38 10 34 8', k.deep, 2)

export const shark: Motif = (b) =>
  path(
    'M-50-6Q-36-22-30-30Q-28-14-22-10Q0-24 18-22Q24-44 38-46Q32-28 36-14Q48-6 50 2Q40 18 12 22Q-14 24-28 8Q-30 20-42 26Q-38 6-50-6Z',
    b.down('#c7d8ea', '#6f8fb0', '#33516f'),
    'transform="scale(-1 1)"',
  ) +
  path('M-48 4Q-36 18-10 21Q12 23 26 10Q6 16-14 14Q-36 12-48 4Z', '#f3f8fd') +
  path('M-48 4Q-38 6-26 3Q-30 14-38 13Z', '#6d0417') +
  path('M-46 4L-43 9L-40 5L-37 10L-34 5L-31 9L-28 4Z', '#fff') +
  path('M-8 14Q-4 34-20 42Q-22 26-18 13Z', b.down('#6f8fb0', '#274260')) +
  circle(-34, -5, 3, '#0b1420') +
  circle(-35, -6, 1, '#fff') +
  line('M-18-8Q-15 0-18 7M-13-9Q-10 0-13 8M-8-9Q-5 0-8 8', '#274260', 1.6)

export const octopus: Motif = (b, k) => {
  const arm = (flip: number): string =>
    path(
      ribbon([
        [8 * flip, 10, 9],
        [22 * flip, 24, 8],
        [36 * flip, 18, 6],
        [46 * flip, 28, 4],
        [40 * flip, 40, 2.4],
        [32 * flip, 36, 0.6],
      ]),
      b.down(k.main, k.deep),
    ) +
    path(
      ribbon([
        [5 * flip, 14, 9],
        [14 * flip, 32, 7],
        [24 * flip, 44, 4],
        [14 * flip, 50, 1],
      ]),
      b.down(k.light, k.main, k.deep),
    ) +
    path(
      ribbon([
        [14 * flip, 6, 8],
        [34 * flip, 2, 6],
        [44 * flip, -10, 4],
        [36 * flip, -18, 1.6],
        [32 * flip, -12, 0.5],
      ]),
      b.down(k.main, k.deep),
    )
  return (
    arm(1) +
    arm(-1) +
    path(
      'M0-48Q32-46 32-14Q30 10 18 20H-18Q-30 10-32-14Q-32-46 0-48Z',
      b.ball(k.shine, k.light, k.main, k.deep),
    ) +
    mirrored(
      oval(12, -4, 9, 10, '#fffbe8') + oval(11, -3, 4.4, 6, '#150a1c') + circle(9.5, -6, 1.8, '#fff'),
    ) +
    line('M-7 12Q0 17 7 12', k.deep, 2.4) +
    circle(-18, -32, 4, '#fff', 'opacity=".45"') +
    circle(-24, -22, 2.4, '#fff', 'opacity=".4"')
  )
}

export const turtle: Motif = (b, k) =>
  [
    [-34, -20, -40],
    [34, -20, 40],
    [-30, 26, -140],
    [30, 26, 140],
  ]
    .map(([x = 0, y = 0, a = 0]) =>
      oval(x, y, 9, 17, b.down('#bfe08a', '#4d8a3a'), `transform="rotate(${a} ${x} ${y})"`),
    )
    .join('') +
  oval(0, -40, 11, 12, b.ball('#e2f5b5', '#7fb356', '#3c6e2e')) +
  mirrored(circle(5, -43, 2, '#10200c')) +
  oval(0, 2, 33, 36, b.ball(k.shine, k.light, k.main, k.deep)) +
  path('M0-20L15-10V12L0 22L-15 12V-10Z', b.slant(k.light, k.main), `stroke="${k.deep}" stroke-width="2"`) +
  around(6, (a) => group(line('M0-22V-34', k.deep, 2), `translate(0 2) rotate(${a + 30})`)) +
  oval(-10, -16, 9, 5, '#fff', 'opacity=".4" transform="rotate(-30 -10 -16)"')

export const crab: Motif = (b) =>
  mirrored(
    line('M26 16L44 22M24 24L40 36M18 30L28 46', '#a31b12', 5) +
      line('M26-2Q40-6 38-20', '#c2281a', 7) +
      path(
        'M38-18Q22-30 30-46Q34-34 40-34Q40-44 48-44Q54-26 38-18Z',
        b.slant('#ff9a7a', '#e23b22', '#8c120d'),
      ) +
      line('M10-14V-26', '#c2281a', 4) +
      circle(10, -28, 6, '#fff') +
      circle(10, -28, 3, '#1a0604'),
  ) +
  oval(0, 10, 33, 25, b.ball('#ffc2a6', '#f0502f', '#9c160f')) +
  line('M-10 20Q0 28 10 20', '#6d0a08', 2.6) +
  oval(-12, -2, 9, 4, '#fff', 'opacity=".5" transform="rotate(-20 -12 -2)"')

export const anchor: Motif = (b) =>
  circle(0, -36, 10, 'none', 'stroke="#d7deea" stroke-width="6"') +
  box(-5, -27, 10, 66, 3, b.silver()) +
  box(-24, -20, 48, 9, 4, b.silver()) +
  path(
    'M-44 10L-28 12L-33 19Q-22 34 0 34Q22 34 33 19L28 12L44 10L44 28L39 24Q26 46 0 48Q-26 46-39 24L-44 28Z',
    b.silver(),
    'stroke="#414b60" stroke-width="1"',
  ) +
  path(
    ribbon([
      [-8, -40, 2.6],
      [22, -28, 2.6],
      [-16, -6, 2.6],
      [18, 14, 2.6],
      [-4, 30, 2.6],
    ]),
    b.down('#f3d9a2', '#a9793a'),
  )

export const ship: Motif = (b, k) => {
  const sail = (x: number, y: number, w: number, h: number): string =>
    path(
      `M${x} ${y}Q${x + w} ${y + h * 0.3} ${x + w * 0.86} ${y + h}Q${x + w * 0.3} ${y + h * 0.86} ${x - w * 0.2} ${y + h}Q${x + w * 0.24} ${y + h * 0.4} ${x} ${y}Z`,
      b.across('#fff6e0', '#e6cfa0', '#a98a5c'),
    )
  return (
    line('M-16-40V18M12-48V18', '#3c1c08', 3) +
    sail(-17, -34, 22, 20) +
    sail(-17, -12, 26, 22) +
    sail(11, -42, 26, 24) +
    sail(11, -16, 30, 26) +
    path('M12-48L26-44L12-40Z', k.main) +
    path(
      'M-46 12Q-20 20 10 18Q34 16 48 4Q44 34 26 42H-24Q-40 34-46 12Z',
      b.down('#b0713a', '#6b3410', '#2f1506'),
    ) +
    path('M-46 12Q-20 20 10 18Q34 16 48 4L46 11Q30 22 6 24Q-24 26-45 18Z', b.gold()) +
    [-22, -6, 10, 24]
      .map((x) => circle(x, 31 - Math.abs(x) / 16, 3, '#1d0b03', 'stroke="#e8b04a" stroke-width="1.2"'))
      .join('')
  )
}

export const trident: Motif = (b, k) =>
  box(-3.4, -18, 6.8, 68, 3, b.gold()) +
  path('M0-52L8-38L4-34V-12H-4V-34L-8-38Z', b.gold()) +
  mirrored(path('M4-14Q24-16 24-34L19-36L27-50L34-35L30-34Q31-6 4-5Z', b.gold())) +
  circle(0, -8, 8, b.ball('#fff', k.main, k.deep), 'stroke="#8a4f06" stroke-width="1.6"')

export const pearl: Motif = (b, k) =>
  path('M0-34Q36-36 46 4Q30 14 0 14Q-30 14-46 4Q-36-36 0-34Z', b.down(k.shine, k.light, k.main)) +
  [-30, -16, 0, 16, 30]
    .map((x) => line(`M${x * 0.2} 12Q${x * 0.8}-6 ${x}-24`, k.deep, 1.6, 'opacity=".5"'))
    .join('') +
  path('M-46 6Q-30 2 0 2Q30 2 46 6Q38 40 0 42Q-38 40-46 6Z', b.down(darker(k.deep, 0.2), k.deep)) +
  at(circle(0, 0, 17, b.ball('#ffffff', '#fdf1f6', '#bfb0d0')) + oval(-6, -7, 5, 3.4, '#fff'), 0, 8) +
  path('M-46 8Q-24 22 0 22Q24 22 46 8Q40 40 0 42Q-40 40-46 8Z', b.down(k.light, k.main, k.deep)) +
  [-28, -14, 0, 14, 28]
    .map((x) => line(`M${x * 0.3} 40Q${x * 0.7} 32 ${x} 20`, k.deep, 1.6, 'opacity=".5"'))
    .join('')
