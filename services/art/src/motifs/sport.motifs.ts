import { darker } from '../drawing/colour.ts'
import {
  around,
  at,
  box,
  circle,
  group,
  line,
  mirrored,
  oval,
  path,
  polygon,
  star,
} from '../drawing/shapes.ts'
import type { Motif } from '../drawing/ink.ts'

const pentagon = (r: number): string =>
  polygon(
    Array.from({ length: 5 }, (_, i): [number, number] => [
      Math.sin((i * 2 * Math.PI) / 5) * r,
      -Math.cos((i * 2 * Math.PI) / 5) * r,
    ]),
  )

export const football: Motif = (b) =>
  circle(0, 0, 44, b.ball('#ffffff', '#f1f3f8', '#8d97ad')) +
  group(
    path(pentagon(15), '#171a28') +
      around(5, (a) =>
        group(
          line('M0-15V-27', '#171a28', 2) +
            path('M-10-27H10L15-37Q0-48-15-37Z', '#171a28') +
            line('M10-27L23-24', '#171a28', 2) +
            line('M-10-27L-23-24', '#171a28', 2),
          `rotate(${a})`,
        ),
      ),
    'rotate(14)',
    b.clip('<circle r="44"/>'),
  ) +
  circle(
    0,
    0,
    44,
    b.radial(
      [
        [0.55, '#000', 0],
        [1, '#0a0c18', 0.55],
      ],
      0.38,
      0.34,
      0.75,
    ),
  ) +
  oval(-17, -24, 11, 6, '#fff', 'opacity=".7" transform="rotate(-34 -17 -24)"')

export const basketball: Motif = (b) =>
  circle(0, 0, 44, b.ball('#ffc27a', '#ee7a1f', '#8a3209')) +
  line('M-44 0H44M0-44V44M-30-32Q-6 0-30 32M30-32Q6 0 30 32', '#33140a', 2.6) +
  oval(-17, -22, 12, 7, '#fff', 'opacity=".4" transform="rotate(-34 -17 -22)"')

export const boxing: Motif = (b, k) =>
  path(
    'M-22 20Q-36 6-34-18Q-30-44 4-44Q36-44 36-14Q36 6 24 18L22 28H-18Z',
    b.ball(k.shine, k.light, k.main, k.deep),
  ) +
  path('M-32-8Q-48-6-44 12Q-38 24-20 18Q-14 8-18-6Q-26-12-32-8Z', b.slant(k.light, k.main, k.deep)) +
  line('M-20-6Q-8 2-4 16M-14-34Q10-40 26-26', k.deep, 2, 'opacity=".7"') +
  box(-22, 24, 48, 20, 5, b.across('#ffffff', '#f0e8d8', '#a99c84')) +
  line('M-18 34H22', k.main, 4) +
  oval(-10, -30, 12, 6, '#fff', 'opacity=".55" transform="rotate(-20 -10 -30)"')

export const trophy: Motif = (b) =>
  mirrored(path('M22-36H44Q46-4 16 4L18-4Q36-10 35-28H22Z', b.gold())) +
  path('M-26-44H26Q28 0 6 12V24H-6V12Q-28 0-26-44Z', b.gold(), 'stroke="#7a4305" stroke-width="1.200"') +
  path('M-20-38Q-20-8-8 4', 'none', 'stroke="#fffbe0" stroke-width="4" stroke-linecap="round" opacity=".8"') +
  path(star(5, 12, 5.5, 2, -20), '#a86a0a') +
  box(-14, 24, 28, 7, 2, b.gold()) +
  box(-22, 31, 44, 15, 3, b.down('#5b3a2a', '#22120a')) +
  box(-12, 35, 24, 7, 1, b.gold())

export const gamepad: Motif = (b, k) =>
  path(
    'M-26-22Q0-16 26-22Q46-22 50 14Q52 34 38 34Q28 34 18 16H-18Q-28 34-38 34Q-52 34-50 14Q-46-22-26-22Z',
    b.down(k.light, k.main, k.deep),
    `stroke="${k.shine}" stroke-width="1.200"`,
  ) +
  path('M-30-8h8v8h8v8h-8v8h-8v-8h-8v-8h8Z', '#12131f') +
  circle(-26, 4, 3, k.light) +
  [
    [26, -8, '#ffe14d'],
    [34, 2, '#ff5a7a'],
    [26, 12, '#5fe0a0'],
    [18, 2, '#5fb8ff'],
  ]
    .map(([x, y, fill]) => circle(Number(x), Number(y), 4.2, String(fill)))
    .join('') +
  circle(0, -8, 4, '#fff', 'opacity=".8"') +
  path(
    'M-40 4Q-38-16-24-18',
    'none',
    'stroke="#fff" stroke-width="2.600" stroke-linecap="round" opacity=".6"',
  )

export const headset: Motif = (b, k) =>
  path(
    'M-38 10Q-44-44 0-46Q44-44 38 10',
    'none',
    `stroke="${darker(k.deep, 0.3)}" stroke-width="9" stroke-linecap="round"`,
  ) +
  path(
    'M-38 4Q-42-40 0-42Q42-40 38 4',
    'none',
    `stroke="${k.main}" stroke-width="3" stroke-linecap="round"`,
  ) +
  mirrored(
    box(26, 0, 19, 36, 9, b.across(k.light, k.main, k.deep)) +
      box(22, 4, 9, 28, 4, '#12131f') +
      circle(37, 18, 5, k.second),
  ) +
  line('M-38 34Q-30 46-8 44', '#20222f', 4) +
  oval(-4, 44, 8, 5, b.ball(k.light, k.main, k.deep))

export const tennis: Motif = (b) =>
  group(
    oval(0, -18, 23, 28, 'none', 'stroke="#d1122b" stroke-width="6"') +
      line(
        'M-16-30H16M-20-20H20M-20-10H20M-14 0H14M-12-40V4M-4-44V8M4-44V8M12-40V4',
        '#fff',
        1,
        'opacity=".85"',
      ) +
      path('M-6 10L6 10L4 24H-4Z', '#8c1226') +
      box(-4, 22, 8, 30, 3, b.across('#4a4f66', '#151724')),
    'rotate(-36)',
  ) +
  circle(22, 18, 18, b.ball('#fbffb0', '#c6e52f', '#6d8a0d')) +
  line('M10 6Q22 18 12 32M34 8Q24 18 36 28', '#fff', 2)

export const shuttle: Motif = (b, k) =>
  group(
    path('M-30-46Q0-34 30-46L11 18H-11Z', b.across('#ffffff', '#e6ebf5', '#a9b4cc')) +
      line(
        'M-20-42L-6 18M-8-39L-2 18M8-39L2 18M20-42L6 18M-24-20Q0-12 24-20M-18-2Q0 4 18-2',
        '#8a96b4',
        1.4,
      ) +
      path('M-12 18H12Q14 40 0 42Q-14 40-12 18Z', b.slant('#fff6e0', '#d9c9a2')) +
      box(-12.5, 17, 25, 6, 2, k.main),
    'rotate(32)',
  )

export const flag: Motif = (b, k) => {
  const cell = (i: number, j: number): string =>
    path(
      `M${-30 + i * 12} ${-38 + j * 11 + Math.sin(i) * 4}h12v11h-12Z`,
      (i + j) % 2 === 0 ? '#fff' : '#15151f',
    )
  return (
    box(-36, -46, 5, 96, 2, b.silver()) +
    group([0, 1, 2, 3, 4, 5].flatMap((i) => [0, 1, 2, 3].map((j) => cell(i, j))).join(''), 'skewY(-4)') +
    path('M-30-38H42V8H-30Z', b.across(k.light, '#00000000'), 'opacity=".18"')
  )
}

/** A shield with a wing on either side: a team's crest. */
export const crest: Motif = (b, k) =>
  mirrored(
    [0, 1, 2]
      .map((i) =>
        path(
          `M20 ${-10 + i * 9}Q${40 - i * 3} ${-26 + i * 10} ${52 - i * 5} ${-28 + i * 14}Q${48 - i * 5} ${0 + i * 9} 20 ${6 + i * 8}Z`,
          b.across(k.second, k.secondDeep),
        ),
      )
      .join(''),
  ) +
  path('M0-42L28-34V0Q26 28 0 42Q-26 28-28 0V-34Z', b.silver()) +
  path('M0-34L22-28V0Q20 22 0 34Q-20 22-22 0V-28Z', b.slant(k.light, k.main, k.deep)) +
  at(path('M8-52L-30 6H-4L-14 52L32-12H6L22-52Z', b.gold()), 0, 0, 0.42)
