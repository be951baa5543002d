import { darker, lighter } from '../drawing/colour.ts'
import { around, at, box, circle, group, line, mirrored, oval, path } from '../drawing/shapes.ts'
import type { Brush } from '../drawing/brush.ts'
import type { Ink, Motif } from '../drawing/ink.ts'

const SUITS = {
  spade: 'M0-10Q10-2 9 4Q8 9 1.500 6L3 11H-3L-1.500 6Q-8 9-9 4Q-10-2 0-10Z',
  heart: 'M0 10Q-10 2-9-4Q-7-10 0-5Q7-10 9-4Q10 2 0 10Z',
  diamond: 'M0-11L8 0L0 11L-8 0Z',
  club: 'M0-10A5 5 0 0 1 4-2A5 5 0 1 1 2 5L3 11H-3L-2 5A5 5 0 1 1-4-2A5 5 0 0 1 0-10Z',
}
const ACE = 'M-3.500 5L0-6L3.500 5M-2.200 1.500H2.200'

const card = (b: Brush, suit: keyof typeof SUITS, x: number, y: number, turn: number, s = 1): string => {
  const colour = suit === 'heart' || suit === 'diamond' ? '#cf1530' : '#191b2c'
  return at(
    box(-20, -29, 40, 60, 4, '#000', 'opacity=".35"') +
      box(-21, -31, 42, 60, 4, b.slant('#ffffff', '#f6f2ea', '#cfc6b8')) +
      at(path(SUITS[suit], colour), 0, 0, 1.25) +
      at(line(ACE, colour, 1.8), -14, -23, 0.95) +
      at(path(SUITS[suit], colour), -14, -12, 0.42) +
      at(line(ACE, colour, 1.8), 14, 21, 0.95, 180) +
      at(path(SUITS[suit], colour), 14, 10, 0.42, 180),
    x,
    y,
    s,
    turn,
  )
}

export const cards: Motif = (b) =>
  card(b, 'club', -25, 5, -32) +
  card(b, 'diamond', -9, -3, -11) +
  card(b, 'heart', 9, -3, 11) +
  card(b, 'spade', 25, 5, 32)

export const pair: Motif = (b) => card(b, 'heart', -14, 2, -14, 1.2) + card(b, 'spade', 15, -1, 12, 1.2)

const chipTop = (b: Brush, k: Ink, r: number): string =>
  circle(0, 0, r, b.ball(k.light, k.main, k.deep)) +
  around(8, (a) =>
    group(
      path(
        `M-${r * 0.16}-${r}L${r * 0.16}-${r}L${r * 0.13}-${r * 0.74}L-${r * 0.13}-${r * 0.74}Z`,
        '#fff8ea',
      ),
      `rotate(${a})`,
    ),
  ) +
  circle(0, 0, r * 0.68, b.slant(k.main, k.deep), 'stroke="#fff2cf" stroke-width="1.6"')

export const chips: Motif = (b, k) => {
  const stack = (x: number, y: number, count: number, fill: [string, string]): string =>
    Array.from({ length: count }, (_, i) => {
      const top = y - i * 6
      return (
        path(
          `M${x - 17} ${top}v6a17 6.500 0 0 0 34 0v-6Z`,
          b.across(darker(fill[1], 0.2), fill[0], '#fff4dc', fill[0], '#fff4dc', fill[0], fill[1]),
        ) +
        oval(x, top, 17, 6.5, lighter(fill[0], 0.15)) +
        oval(x, top, 11, 4, fill[1], 'stroke="#fff2cf" stroke-width="1"')
      )
    }).join('')
  return (
    stack(-22, 22, 6, [k.main, k.deep]) +
    stack(20, 22, 9, [k.second, k.secondDeep]) +
    stack(-2, 34, 3, ['#30354a', '#12141f']) +
    at(chipTop(b, k, 19), -18, -28, 1, -14) +
    path('M-18-38L-13-28L-18-18L-23-28Z', b.gold())
  )
}

export const dice: Motif = (b, k) => {
  const die = (
    x: number,
    y: number,
    s: number,
    turn: number,
    main: string,
    deep: string,
    light: string,
  ): string =>
    at(
      path('M0-24L24-12V14L0 27L-24 14V-12Z', deep) +
        path('M0-24L24-12L0 0L-24-12Z', b.slant(lighter(light, 0.3), light), 'stroke-linejoin="round"') +
        path('M-24-12L0 0V27L-24 14Z', b.slant(light, main)) +
        path('M24-12L0 0V27L24 14Z', b.slant(main, deep)) +
        oval(0, -12, 5, 3, '#fff') +
        [
          [-18, -2],
          [-6, 5],
          [-18, 12],
          [-6, 19],
          [-12, 8],
        ]
          .map(([px = 0, py = 0]) => oval(px, py, 2.5, 3.2, '#fff'))
          .join('') +
        [
          [6, 5],
          [18, 11],
          [12, 8],
        ]
          .map(([px = 0, py = 0]) => oval(px, py, 2.5, 3.2, '#fff'))
          .join(''),
      x,
      y,
      s,
      turn,
    )
  return (
    die(-17, -12, 1.05, -14, k.main, k.deep, k.light) +
    die(19, 16, 1.12, 12, k.second, k.secondDeep, lighter(k.second, 0.35))
  )
}

export const sicbo: Motif = (b, k) => {
  const face = (x: number, y: number, pips: [number, number][], turn: number): string =>
    at(
      box(-13, -13, 26, 26, 5, b.slant('#ffffff', '#f5efe3', '#c9bda8')) +
        pips.map(([px, py]) => circle(px, py, 3, pips.length === 1 ? '#cf1530' : '#20222f')).join(''),
      x,
      y,
      1,
      turn,
    )
  return (
    oval(0, 36, 44, 11, '#2a1206') +
    oval(0, 33, 44, 11, b.gold()) +
    oval(0, 32, 37, 8, b.down(k.deep, k.main)) +
    face(-18, 16, [[0, 0]], -10) +
    face(
      16,
      18,
      [
        [-6, -6],
        [6, 6],
        [6, -6],
        [-6, 6],
      ],
      12,
    ) +
    face(
      0,
      -8,
      [
        [-6, -6],
        [0, 0],
        [6, 6],
      ],
      4,
    ) +
    path('M-40 32Q-44-46 0-48Q44-46 40 32', '#fff', 'opacity=".14"') +
    line('M-40 32Q-44-46 0-48Q44-46 40 32', '#ffffff', 1.6, 'opacity=".7"') +
    path(
      'M-30 10Q-30-26-8-36',
      'none',
      'stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".6"',
    ) +
    circle(0, -50, 4, b.gold())
  )
}

export const roulette: Motif = (b) =>
  circle(0, 2, 49, '#1d0a04') +
  circle(0, 0, 48, b.slant('#b0713a', '#5e2e10', '#2a1206')) +
  circle(0, 0, 41, b.gold()) +
  around(18, (a, i) =>
    group(
      path(
        'M0 0L-6.800-38.500A39 39 0 0 1 6.800-38.500Z',
        i === 0 ? '#12884a' : i % 2 === 0 ? '#c4122b' : '#15151f',
      ),
      `rotate(${a})`,
    ),
  ) +
  circle(0, 0, 27, 'none', 'stroke="#fbd45c" stroke-width="1.6"') +
  circle(0, 0, 26, b.slant('#8a4f22', '#4a200a')) +
  around(4, (a) =>
    group(box(-1.8, -20, 3.6, 20, 1.5, b.gold()) + circle(0, -20, 3, b.gold()), `rotate(${a + 20})`),
  ) +
  circle(0, 0, 8, b.gold()) +
  circle(24, -22, 4.2, b.ball('#fff', '#f3f5fa', '#9aa3b5')) +
  path(
    'M-40-20A44 44 0 0 1 4-44',
    'none',
    'stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".5"',
  )

export const spade: Motif = (b, k) =>
  at(path(SUITS.spade, '#05030a'), 1, 5, 4.1) +
  at(
    path(SUITS.spade, b.slant('#59607d', '#1d2032', '#07080f'), 'stroke="#fbd45c" stroke-width=".9"'),
    0,
    2,
    4.1,
  ) +
  path('M-26 14Q-30-2-8-22', 'none', 'stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".45"') +
  at(
    path('M-14 10L-17-8L-7 0L0-14L7 0L17-8L14 10Z', b.gold()) +
      circle(0, -15, 3, b.ball('#fff', k.main, k.deep)),
    0,
    8,
    0.9,
  )

/** A croupier, drawn as a calm silhouette with a lit edge. */
export const dealer: Motif = (b, k) =>
  path('M-46 50Q-46 18-16 12H16Q46 18 46 50Z', b.slant('#3a3550', '#1b1830', '#0b0916')) +
  path('M-13 12L0 36L13 12L8 6H-8Z', '#f8f4ee') +
  path('M-16 12L-3 44L-24 50Q-26 24-16 12ZM16 12L3 44L24 50Q26 24 16 12Z', b.slant(k.light, k.main, k.deep)) +
  path('M-8-2H8V10Q0 18-8 10Z', '#d99a76') +
  path('M-10 15L0 20L10 15V25L0 20L-10 25Z', '#15111f') +
  circle(0, 20, 2.4, b.gold()) +
  path('M0-46Q22-46 22-20Q20 4 0 8Q-20 4-22-20Q-22-46 0-46Z', b.slant('#ffdcc0', '#eab592', '#b97a58')) +
  path(
    'M-24-8Q-32-52 0-53Q34-52 25-6Q32 8 24 18Q22 2 21-14Q10-20 4-34Q-8-20-20-18Q-22 4-23 16Q-32 6-24-8Z',
    b.slant('#6b4236', '#33191a', '#180a0e'),
  ) +
  mirrored(
    path('M5-13Q10-17 15-13Q10-10 5-13Z', '#2a1216') +
      line('M4-19Q10-22 16-18', '#33191a', 1.8) +
      circle(14, -4, 4, '#f28a7c', 'opacity=".35"'),
  ) +
  line('M0-12L-2-4H1', '#b97a58', 1.4) +
  path('M-6 0Q0-2 6 0Q0 5-6 0Z', '#c22a45')
