import { darker, lighter } from '../drawing/colour.ts'
import {
  around,
  box,
  circle,
  group,
  line,
  mirrored,
  oval,
  path,
  polygon,
  star,
  twinkle,
} from '../drawing/shapes.ts'
import type { Brush } from '../drawing/brush.ts'
import type { Motif } from '../drawing/ink.ts'

const facet = (points: [number, number][], fill: string): string => path(polygon(points), fill)

/** A brilliant-cut stone: table, crown and pavilion facets lit from the left. */
export const gem: Motif = (_b, k) => {
  const right =
    facet(
      [
        [0, -34],
        [20, -34],
        [14, -16],
        [0, -16],
      ],
      k.light,
    ) +
    facet(
      [
        [20, -34],
        [44, -12],
        [14, -16],
      ],
      k.main,
    ) +
    facet(
      [
        [14, -16],
        [44, -12],
        [22, 2],
      ],
      darker(k.main, 0.2),
    ) +
    facet(
      [
        [0, -16],
        [14, -16],
        [22, 2],
        [0, 4],
      ],
      lighter(k.main, 0.25),
    ) +
    facet(
      [
        [44, -12],
        [0, 44],
        [22, 2],
      ],
      darker(k.deep, 0.1),
    ) +
    facet(
      [
        [22, 2],
        [0, 44],
        [0, 4],
      ],
      k.main,
    )
  const left =
    facet(
      [
        [0, -34],
        [-20, -34],
        [-14, -16],
        [0, -16],
      ],
      k.shine,
    ) +
    facet(
      [
        [-20, -34],
        [-44, -12],
        [-14, -16],
      ],
      k.light,
    ) +
    facet(
      [
        [-14, -16],
        [-44, -12],
        [-22, 2],
      ],
      k.main,
    ) +
    facet(
      [
        [0, -16],
        [-14, -16],
        [-22, 2],
        [0, 4],
      ],
      lighter(k.light, 0.4),
    ) +
    facet(
      [
        [-44, -12],
        [0, 44],
        [-22, 2],
      ],
      darker(k.main, 0.15),
    ) +
    facet(
      [
        [-22, 2],
        [0, 44],
        [0, 4],
      ],
      k.light,
    )
  return right + left + path(twinkle(-18, -22, 9), '#fff', 'opacity=".95"')
}

/** A round cabochon in a gold claw setting. */
export const jewel: Motif = (b, k) =>
  around(8, (a) => group(path('M-5-36L0-50L5-36Z', b.gold()), `rotate(${a + 22.5})`)) +
  circle(0, 0, 40, b.gold()) +
  circle(0, 0, 33, darker(k.deep, 0.3)) +
  path(star(8, 31, 27), b.ball(k.shine, k.main, k.deep)) +
  path('M0-27L19-19L27 0L19 19L0 27L-19 19L-27 0L-19-19Z', b.slant(k.light, k.main, k.deep)) +
  path('M0-15L11-11L15 0L11 11L0 15L-11 11L-15 0L-11-11Z', b.slant(k.shine, k.light, k.main)) +
  oval(-12, -20, 12, 5, '#fff', 'opacity=".55" transform="rotate(-30 -12 -20)"')

const coin = (b: Brush, x: number, y: number, r: number, squash = 1): string =>
  group(
    circle(0, r * 0.14, r, '#7a4305') +
      circle(0, 0, r, b.gold()) +
      circle(0, 0, r * 0.78, '#a86a0a') +
      circle(0, r * 0.05, r * 0.76, b.slant('#ffeeb0', '#f0b32c', '#c8830f')) +
      path(star(5, r * 0.44, r * 0.2), '#fff3c4', 'opacity=".9"'),
    `translate(${x} ${y}) scale(1 ${squash})`,
  )

export const coins: Motif = (b) => {
  const stack = (x: number, y: number, count: number): string =>
    Array.from({ length: count }, (_, i) => {
      const top = y - i * 7
      return (
        path(
          `M${x - 17} ${top}v6a17 6 0 0 0 34 0v-6Z`,
          b.across('#8a5208', '#f6cf5f', '#fff1b8', '#c88716', '#7a4305'),
        ) +
        oval(x, top, 17, 6, b.slant('#fff4c8', '#f3b93a')) +
        oval(x, top, 11, 3.6, '#c9861a', 'opacity=".55"')
      )
    }).join('')
  return (
    stack(-20, 26, 6) +
    stack(19, 28, 8) +
    stack(0, 38, 4) +
    coin(b, -24, -30, 15) +
    coin(b, 4, -38, 10, 0.8) +
    coin(b, 34, 36, 11)
  )
}

export const chest: Motif = (b, k) =>
  path('M-40-6Q-40-34 0-36Q40-34 40-6Z', b.down(lighter('#8a4a1c', 0.25), '#6b3410', '#43200a')) +
  path('M-34-8Q-32-24 0-25Q32-24 34-8Z', '#2a1206') +
  path('M-34-4Q-30-16-20-13Q-14-24-4-17Q4-26 14-17Q24-20 34-4L36 6H-36Z', b.gold()) +
  circle(-19, -9, 6, b.ball('#fff', k.main, k.deep)) +
  circle(17, -12, 5, b.ball('#fff', k.second, k.secondDeep)) +
  path('M-3-20L6-14L0-4L-9-12Z', b.slant('#fff', k.light, k.main)) +
  box(-42, 0, 84, 38, 4, b.down('#9c5a26', '#6b3410', '#3c1c08')) +
  path('M-42 12H42M-42 25H42', 'none', 'stroke="#2f1506" stroke-width="1.4" opacity=".7"') +
  box(-42, 0, 84, 7, 2, b.gold()) +
  box(-42, 0, 9, 38, 2, b.gold()) +
  box(33, 0, 9, 38, 2, b.gold()) +
  box(-9, -2, 18, 20, 4, b.gold()) +
  circle(0, 6, 3.4, '#3c1c08') +
  path('M-1.6 6h3.2l1 8h-5.2Z', '#3c1c08') +
  path(twinkle(-28, -22, 9), '#fffbe0') +
  path(twinkle(25, -26, 7), '#fffbe0')

export const crown: Motif = (b, k) =>
  path('M-40 22L-46-20L-22 0L0-36L22 0L46-20L40 22Z', b.gold(), 'stroke="#7a4305" stroke-width="1.6"') +
  path('M-36 20L-40-8L-22 8L0-24L22 8L40-8L36 20Z', b.down('#ffe9a0', '#d5921b'), 'opacity=".55"') +
  box(-42, 20, 84, 15, 5, b.gold(), 'stroke="#7a4305" stroke-width="1.2"') +
  circle(-46, -23, 6, b.ball('#fff', k.second, k.secondDeep)) +
  circle(46, -23, 6, b.ball('#fff', k.second, k.secondDeep)) +
  circle(0, -39, 7.5, b.ball('#fff', k.main, k.deep)) +
  path('M0-8L9 4L0 16L-9 4Z', b.slant('#fff', k.main, k.deep)) +
  circle(-24, 27.5, 4.4, b.ball('#fff', k.main, k.deep)) +
  circle(24, 27.5, 4.4, b.ball('#fff', k.main, k.deep)) +
  circle(0, 27.5, 5.2, b.ball('#fff', k.second, k.secondDeep))

export const ingot: Motif = (b) =>
  path(
    'M-46-12Q-30-2-24 2Q0 12 24 2Q30-2 46-12Q46 24 24 32Q0 38-24 32Q-46 24-46-12Z',
    b.gold(),
    'stroke="#7a4305" stroke-width="1.2"',
  ) +
  oval(0, -2, 25, 19, b.ball('#fffbe0', '#ffd75e', '#c9820f')) +
  oval(0, 9, 27, 8, '#8a4f06', 'opacity=".45"') +
  path(
    'M-38 6Q-34 22-20 26',
    'none',
    'stroke="#fff6cf" stroke-width="3" stroke-linecap="round" opacity=".8"',
  ) +
  oval(-9, -11, 8, 5, '#fff', 'opacity=".65"')

export const potion: Motif = (b, k) =>
  path('M-9-34H9V-14Q34-4 34 16Q34 42 0 42Q-34 42-34 16Q-34-4-9-14Z', '#ffffff', 'opacity=".22"') +
  path('M-28 8Q-14 2 0 8T28 8Q32 38 0 38Q-32 38-28 8Z', b.down(k.light, k.main, k.deep)) +
  circle(-10, 22, 4, k.shine, 'opacity=".7"') +
  circle(8, 16, 3, k.shine, 'opacity=".7"') +
  circle(12, 28, 5, k.shine, 'opacity=".5"') +
  line('M-9-34V-14Q-34-4-34 16Q-34 42 0 42Q34 42 34 16Q34-4 9-14V-34', '#ffffff', 2, 'opacity=".75"') +
  box(-12, -37, 24, 8, 3, b.gold()) +
  box(-8, -48, 16, 13, 3, b.down('#c98d5a', '#7d4a20')) +
  path('M-22 4Q-26 14-22 24', 'none', 'stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7"')

export const swords: Motif = (b, k) => {
  const sword = (turn: number): string =>
    group(
      path('M-5-48L0-56L5-48V14H-5Z', b.across('#f4f8ff', '#c5d0e2', '#7f8ca6', '#e8eef8')) +
        line('M0-46V12', '#6b778f', 1) +
        path('M-17 12Q0 6 17 12L15 19Q0 14-15 19Z', b.gold()) +
        box(-3.4, 17, 6.8, 17, 2, b.across(k.deep, k.main, k.deep)) +
        circle(0, 38, 5.4, b.gold()),
      `rotate(${turn})`,
    )
  return sword(38) + sword(-38)
}

export const shield: Motif = (b, k) =>
  path(
    'M0-46Q22-36 40-36Q42 20 0 46Q-42 20-40-36Q-22-36 0-46Z',
    b.gold(),
    'stroke="#6d3d05" stroke-width="1.4"',
  ) +
  path('M0-37Q18-29 33-28Q34 16 0 37Q-34 16-33-28Q-18-29 0-37Z', b.slant(k.light, k.main, k.deep)) +
  path('M0-37Q18-29 33-28Q34 16 0 37Z', '#000', 'opacity=".22"') +
  path(star(5, 19, 8), b.gold(), 'stroke="#6d3d05" stroke-width=".8"')

export const lantern: Motif = (b, k) =>
  line('M0-50V-36', '#c9820f', 2) +
  box(-15, -38, 30, 8, 3, b.gold()) +
  path(
    'M-15-30Q-42-24-42-4Q-42 18-15 24H15Q42 18 42-4Q42-24 15-30Z',
    b.radial(
      [
        [0, '#fff0b8'],
        [0.35, k.light],
        [0.75, k.main],
        [1, k.deep],
      ],
      0.5,
      0.52,
      0.6,
    ),
  ) +
  mirrored(line('M7-30Q17-4 7 24M14-30Q34-4 14 24', darker(k.deep, 0.1), 1.3, 'opacity=".6"')) +
  line('M0-30V24', darker(k.deep, 0.1), 1.3, 'opacity=".6"') +
  box(-15, 23, 30, 7, 3, b.gold()) +
  line('M-6 30V44M0 30V49M6 30V44', '#f3b93a', 2.4)

export const key: Motif = (b, k) =>
  circle(0, -24, 21, b.gold()) +
  circle(0, -24, 11, darker(k.deep, 0.5)) +
  circle(0, -24, 7.5, b.ball('#fff', k.main, k.deep)) +
  box(-5, -5, 10, 52, 3, b.gold()) +
  path('M5 26H21V34H15V39H21V46H5Z', b.gold()) +
  mirrored(circle(22, -36, 6, b.gold()) + circle(25, -18, 5, b.gold()))
