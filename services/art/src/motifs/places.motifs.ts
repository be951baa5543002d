import { darker, lighter } from '../drawing/colour.ts'
import { around, at, box, circle, group, line, mirrored, oval, path } from '../drawing/shapes.ts'
import type { Motif } from '../drawing/ink.ts'

export const temple: Motif = (b, k) => {
  const roof = (y: number, w: number, h: number): string =>
    path(
      `M0 ${y - h}Q${w * 0.4} ${y - 4} ${w} ${y - 7}Q${w - 3} ${y + 1} ${w - 8} ${y + 2}H${-w + 8}Q${-w + 3} ${y + 1} ${-w} ${y - 7}Q${-w * 0.4} ${y - 4} 0 ${y - h}Z`,
      b.down(lighter(k.main, 0.25), k.main, k.deep),
    ) +
    line(
      `M0 ${y - h}Q${w * 0.4} ${y - 4} ${w} ${y - 7}M0 ${y - h}Q${-w * 0.4} ${y - 4} ${-w} ${y - 7}`,
      '#fbd45c',
      2,
    )
  return (
    path('M-2-52Q0-60 2-52L4-34H-4Z', b.gold()) +
    roof(-20, 22, 20) +
    box(-13, -19, 26, 10, 0, '#6d1a12') +
    roof(0, 36, 20) +
    box(-25, 1, 50, 12, 0, '#7d2216') +
    roof(20, 48, 20) +
    box(-34, 21, 68, 20, 0, b.down('#5b140e', '#2f0806')) +
    mirrored(box(8, 20, 6, 22, 1, b.gold()) + box(24, 20, 6, 22, 1, b.gold())) +
    path('M-5 42V28Q0 22 5 28V42Z', b.down('#fff0b0', '#ff9a3a')) +
    box(-42, 40, 84, 6, 1, b.gold())
  )
}

export const chedi: Motif = (b) =>
  path('M0-58L2-40L5-28Q7-18 9-14H-9Q-7-18-5-28L-2-40Z', b.gold()) +
  [-34, -28, -22, -16]
    .map((y, i) => oval(0, y, 4 + i * 1.8, 2, b.across('#a86a0a', '#fff1b8', '#a86a0a')))
    .join('') +
  path(
    'M-10-14H10Q12-4 18 4Q28 12 28 22H-28Q-28 12-18 4Q-12-4-10-14Z',
    b.across('#9c5f0a', '#fff1b8', '#f0b32c', '#9c5f0a', '#6d3d05'),
  ) +
  box(-33, 22, 66, 7, 2, b.gold()) +
  box(-39, 29, 78, 7, 2, b.across('#8a4f06', '#fbd45c', '#8a4f06')) +
  box(-46, 36, 92, 10, 2, b.gold()) +
  path('M-7 36V20Q0 6 7 20V36Z', '#5b2a06') +
  mirrored(path('M38 36V18Q40 8 42 18V36ZM36 18L40 0L44 18Z', b.gold()))

export const pyramid: Motif = (b, k) =>
  path('M26-8L50 38H2Z', b.across('#c98d3a', '#7a4a12')) +
  path('M-8-40L38 38H-50Z', b.slant('#ffe3a0', '#e6ad52', '#b87722')) +
  path('M-8-40L38 38H4Z', '#5e3408', 'opacity=".6"') +
  line('M-22-16H-2M-30-2H-1M-36 12H0M-44 26H2', '#8a5a16', 1, 'opacity=".55"') +
  path('M-8-40L-16-26L-5-25Z', b.slant('#fff', k.light)) +
  path('M-8-40L-5-25L0-27Z', k.main) +
  circle(
    -8,
    -40,
    8,
    b.radial([
      [0, '#fff', 1],
      [1, '#fff', 0],
    ]),
  )

export const volcano: Motif = (b) =>
  path(
    'M-8-20Q-30-34-24-48Q-10-54-4-42Q4-58 18-48Q30-36 10-20Z',
    b.radial([
      [0, '#fff3b0'],
      [0.4, '#ff9a3a'],
      [1, '#8c1a0a', 0.75],
    ]),
  ) +
  path('M-16-20Q0-14 16-20Q28 14 48 42H-48Q-28 14-16-20Z', b.across('#8a5a5e', '#573038', '#2a1219')) +
  path(
    'M-16-20Q0-14 16-20L14-8Q18 2 12 10Q8 2 6 10Q4 28-2 36Q0 16-6 8Q-10 16-14 2Z',
    b.down('#fff3b0', '#ff8a1f', '#d1200d'),
  ) +
  [
    [-30, -30, 2.4],
    [28, -34, 3],
    [0, -52, 2],
    [36, -18, 2],
    [-38, -14, 1.8],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#ffb347'))
    .join('')

export const castle: Motif = (b, k) => {
  const tower = (x: number, w: number, top: number, h: number): string =>
    box(x - w / 2, top, w, h, 1, b.across('#f2ecff', '#b5a8d6', '#6a5b94')) +
    path(
      `M${x - w / 2 - 3} ${top}L${x} ${top - w * 1.5}L${x + w / 2 + 3} ${top}Z`,
      b.slant(k.light, k.main, k.deep),
    ) +
    path(`M${x - 2} ${top + 14}V${top + 8}Q${x} ${top + 5} ${x + 2} ${top + 8}V${top + 14}Z`, '#ffe9a0') +
    line(`M${x} ${top - w * 1.5}v-7`, '#fff', 1) +
    path(`M${x} ${top - w * 1.5 - 7}l8 2.500l-8 2.500Z`, k.second)
  return (
    tower(-32, 15, 0, 42) +
    tower(32, 15, 0, 42) +
    tower(-14, 13, -14, 56) +
    tower(15, 13, -10, 52) +
    tower(0, 16, -26, 68) +
    box(-26, 18, 52, 26, 1, b.across('#e6defa', '#a394c8', '#5d4f86')) +
    path('M-8 44V30Q0 20 8 30V44Z', '#3a2a5e') +
    box(-44, 41, 88, 5, 2, '#4a6b3a')
  )
}

export const palm: Motif = (b, k) => {
  const leaf = (a: number, s = 1): string =>
    at(
      path('M0 0Q16-18 38-6Q24-8 14-2Q30 0 36 10Q18 4 0 0Z', b.across('#1f7a3a', '#6fd04f', '#c8f08a')),
      4,
      -24,
      s,
      a,
    )
  return (
    circle(
      8,
      -2,
      34,
      b.radial([
        [0, '#fff6c8'],
        [0.6, k.light],
        [1, k.main],
      ]),
    ) +
    path('M-2 36Q-8 4 2-26L8-24Q2 6 12 36Z', b.across('#b0773c', '#6b4218')) +
    leaf(-12) +
    leaf(28, 0.95) +
    leaf(150, 0.95) +
    leaf(195) +
    leaf(-60, 0.8) +
    leaf(240, 0.8) +
    circle(2, -20, 4, '#6b3c14') +
    circle(9, -19, 4, '#7d4a1c') +
    path('M-48 40Q-20 26 4 30Q30 28 48 40Q20 46 0 46Q-24 46-48 40Z', b.down('#ffe9b0', '#e0ac5c')) +
    path('M-50 42Q-30 36-12 42T24 42T50 42V50H-50Z', b.down('#5fd8e8', '#1585b0'), 'opacity=".85"')
  )
}

export const mushrooms: Motif = (b, k) => {
  const one = (x: number, y: number, s: number, cap: string, dark: string, light: string): string =>
    at(
      path('M-8 4Q-6 20-11 36H11Q6 20 8 4Z', b.across('#fff6e6', '#e9d5b5', '#a98d6a')) +
        path('M0-32Q34-30 36 2Q20 10 0 10Q-20 10-36 2Q-34-30 0-32Z', b.ball(light, cap, dark)) +
        oval(0, 5, 30, 6, '#fff3df', 'opacity=".5"') +
        [
          [-16, -12, 5],
          [2, -21, 6],
          [18, -8, 5],
          [-2, -4, 3.4],
          [26, 0, 2.6],
          [-27, 0, 3],
        ]
          .map(([px = 0, py = 0, r = 0]) => circle(px, py, r, '#fff', 'opacity=".9"'))
          .join(''),
      x,
      y,
      s,
    )
  return (
    one(-26, 14, 0.62, k.second, k.secondDeep, lighter(k.second, 0.5)) +
    one(28, 20, 0.52, k.second, k.secondDeep, lighter(k.second, 0.5)) +
    one(0, -4, 1.15, k.main, k.deep, k.light) +
    path('M-46 44Q0 30 46 44Q20 48 0 48Q-20 48-46 44Z', b.down('#7fd04f', '#2f7a3a'))
  )
}

export const cactus: Motif = (b) =>
  path('M-11 44V-28Q-11-42 0-42Q11-42 11-28V44Z', b.across('#9be07a', '#3f9a4a', '#1a5a30')) +
  path('M11 12H22V-8Q22-16 29-16Q36-16 36-8V14Q36 26 22 26H11Z', b.across('#7fd06a', '#2f8a42', '#15502a')) +
  path(
    'M-11 22H-20V2Q-20-6-27-6Q-34-6-34 2V24Q-34 36-20 36H-11Z',
    b.across('#9be07a', '#3f9a4a', '#1a5a30'),
  ) +
  line('M-4-34V42M4-34V42M29-10V16M-27 0V24', '#d7f7b5', 1.2, 'stroke-dasharray="2 5" opacity=".9"') +
  around(6, (a) => group(oval(0, -6, 3.4, 5.5, '#ff6fa8'), `translate(0 -44) rotate(${a})`)) +
  circle(0, -44, 3, '#ffe14d') +
  path('M-46 44Q0 34 46 44Q20 50 0 50Q-20 50-46 44Z', b.down('#f0c27a', '#b87a3a'))

export const mountain: Motif = (b, k) =>
  path('M20-22L50 40H-4Z', b.slant(k.light, k.main, k.deep)) +
  path('M20-22L29-4L23-6L18 0L12-5Z', '#fff') +
  path('M-12-44L32 40H-50Z', b.slant(k.shine, k.light, k.deep)) +
  path('M-12-44L32 40H-2Z', darker(k.deep, 0.2), 'opacity=".55"') +
  path('M-12-44L3-16L-5-18L-10-8L-17-17L-27-12Z', b.down('#ffffff', '#dce9fa'))

export const moon: Motif = (b) =>
  circle(0, 0, 42, b.ball('#fffdf0', '#f7e3b0', '#c79a5e')) +
  [
    [-14, -12, 9],
    [16, 6, 7],
    [-4, 20, 6],
    [10, -22, 4],
    [-26, 10, 4],
    [26, -10, 3],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        circle(x, y, r, '#c99f62', 'opacity=".4"') +
        circle(x + 1, y + 1.4, r * 0.8, '#fff0c8', 'opacity=".5"'),
    )
    .join('')

export const planet: Motif = (b, k) => {
  return (
    oval(0, 0, 52, 13, 'none', `stroke="${k.second}" stroke-width="5" transform="rotate(-18)" opacity=".8"`) +
    circle(0, 0, 33, b.ball(k.shine, k.light, k.main, k.deep)) +
    group(
      oval(0, -12, 30, 4, k.deep, 'opacity=".35"') +
        oval(0, 4, 33, 5, k.light, 'opacity=".4"') +
        oval(0, 18, 27, 4, k.deep, 'opacity=".35"'),
      'rotate(-18)',
    ) +
    path(
      'M-52 0A52 13 0 0 0 52 0',
      'none',
      `stroke="${lighter(k.second, 0.4)}" stroke-width="5" transform="rotate(-18)"`,
    ) +
    circle(36, -36, 6, b.ball('#fff', k.light, k.deep))
  )
}
