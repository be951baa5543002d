import { darker, lighter } from '../drawing/colour.ts'
import { at, box, circle, group, line, oval, path, star } from '../drawing/shapes.ts'
import type { Brush } from '../drawing/brush.ts'
import type { Motif } from '../drawing/ink.ts'

/** Digits in a 10 x 16 box, drawn as strokes so that no font is needed. */
const DIGITS: Record<string, string> = {
  '0': 'M5 0Q10 0 10 8T5 16T0 8T5 0Z',
  '1': 'M1 4L6 0V16',
  '2': 'M1 3Q2 0 5 0Q10 0 9 5Q8 8 0 16H10',
  '3': 'M0 2Q4-1 8 2Q10 7 4 8Q11 8 9 13Q6 18 0 14',
  '5': 'M9 0H2L1 7Q9 5 9.500 11Q8 17 0 15',
  '7': 'M0 0H10L4 16',
  '8': 'M5 8Q0 7 1 3Q3 0 5 0T9 3Q10 7 5 8Q-1 9 0 13Q2 16 5 16T10 13Q11 9 5 8Z',
  '9': 'M9 6Q8 10 5 9Q0 9 1 4Q2 0 5 0Q10 0 9 7Q9 13 5 16',
}

const numeral = (text: string, x: number, y: number, s: number, colour: string, width = 3): string =>
  [...text]
    .map((digit, i) =>
      at(
        line(DIGITS[digit] ?? '', colour, width),
        x + (i - text.length / 2) * 13 * s + 1.5 * s,
        y - 8 * s,
        s,
      ),
    )
    .join('')

const ball = (b: Brush, x: number, y: number, r: number, colour: string, text: string): string =>
  circle(x, y, r, b.ball(lighter(colour, 0.65), colour, darker(colour, 0.6))) +
  circle(x, y, r * 0.56, b.slant('#ffffff', '#e6e0d6')) +
  numeral(text, x, y, r / (text.length > 1 ? 27 : 23), '#1b1626', 3.4) +
  oval(
    x - r * 0.36,
    y - r * 0.56,
    r * 0.3,
    r * 0.17,
    '#fff',
    `opacity=".8" transform="rotate(-30 ${x} ${y})"`,
  )

export const balls: Motif = (b, k) =>
  ball(b, -24, -18, 21, k.main, '7') +
  ball(b, 23, -20, 19, k.second, '25') +
  ball(b, -22, 25, 18, '#25a56a', '80') +
  ball(b, 26, 22, 17, '#8a4fd8', '3') +
  ball(b, 1, 4, 23, '#f2b21d', '88')

export const drum: Motif = (b, k) =>
  path('M-30 48L-16 20M30 48L16 20', 'none', 'stroke="#c9820f" stroke-width="7" stroke-linecap="round"') +
  box(-40, 42, 80, 8, 4, b.gold()) +
  circle(0, -6, 41, '#ffffff', 'opacity=".13"') +
  ball(b, -18, 8, 12, k.main, '9') +
  ball(b, 12, 16, 12, k.second, '5') +
  ball(b, 18, -8, 11, '#25a56a', '2') +
  ball(b, -8, -16, 11, '#f2b21d', '8') +
  ball(b, -24, -22, 8, '#8a4fd8', '1') +
  ball(b, 8, -32, 8, k.main, '7') +
  circle(0, -6, 41, 'none', 'stroke="#f3b93a" stroke-width="4"') +
  path(
    'M-33-6A33 33 0 0 1 0-39',
    'none',
    'stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7"',
  ) +
  oval(0, -6, 13, 41, 'none', 'stroke="#f3b93a" stroke-width="1.400" opacity=".7"')

export const ticket: Motif = (b, k) =>
  group(
    path(
      'M-44-24H44V-8A8 8 0 0 0 44 8V26H-44V8A8 8 0 0 0-44-8Z',
      '#000',
      'opacity=".3" transform="translate(3 4)"',
    ) +
      path(
        'M-44-24H44V-8A8 8 0 0 0 44 8V26H-44V8A8 8 0 0 0-44-8Z',
        b.slant('#fffbe8', '#ffe9ae', '#e8b64a'),
      ) +
      path('M-38-18H18V20H-38Z', b.slant(k.light, k.main, k.deep)) +
      line('M26-22V24', '#a8741a', 1.6, 'stroke-dasharray="3 3"') +
      path(star(8, 15, 11, -10, 1), b.gold()) +
      numeral('7', -10, 1, 0.85, '#8c1226', 3.4) +
      numeral('88', 36, -8, 0.42, '#8c1226', 3.6) +
      line('M31 6H40M31 12H40M31 18H38', '#a8741a', 2),
    'rotate(-14)',
  )

export const bingo: Motif = (b, k) => {
  const cells = [0, 1, 2, 3, 4].flatMap((i) =>
    [0, 1, 2, 3, 4].map((j) => {
      const hit = i === j || (i === 2 && j !== 0)
      const x = -32 + i * 16
      const y = -20 + j * 14
      return (
        box(x - 7, y - 6, 14, 12, 2, hit ? b.slant(k.light, k.main) : '#fff8ea') +
        (hit ? path(star(5, 5, 2.2, x, y), '#fff') : line(`M${x - 3} ${y}h6`, '#b8a98e', 2))
      )
    }),
  )
  return (
    group(
      box(-44, -42, 88, 90, 8, '#000', 'opacity=".35" transform="translate(2 4)"') +
        box(-44, -42, 88, 90, 8, b.slant('#ffffff', '#efe6d6')) +
        path('M-44-34Q-44-42-36-42H36Q44-42 44-34V-29H-44Z', b.across(k.main, k.second)) +
        [-32, -16, 0, 16, 32].map((x) => circle(x, -35.5, 3, '#fff')).join('') +
        cells.join(''),
      'rotate(-8)',
    ) +
    ball(b, 30, 28, 20, k.second, '25') +
    ball(b, -34, 36, 14, '#f2b21d', '8')
  )
}

export const reels: Motif = (b, k) =>
  box(-48, -34, 96, 72, 12, b.gold(), 'stroke="#6d3d05" stroke-width="1.400"') +
  box(-41, -27, 82, 56, 6, '#1d0a14') +
  [-27, 0, 27]
    .map((x) =>
      box(
        x - 12,
        -25,
        24,
        52,
        3,
        b.linear([
          [0, '#9a8f86'],
          [0.25, '#fffdf6'],
          [0.75, '#fffdf6'],
          [1, '#8a8078'],
        ]),
      ),
    )
    .join('') +
  [-27, 0, 27]
    .map((x) =>
      at(
        path(
          'M-15-20H16V-11Q4 4 1 22H-11Q-8 4 3-9H-6V-4H-15Z',
          b.down('#ff7a5c', '#d1122b', '#7a0a1c'),
          'stroke="#5b0a12" stroke-width="1.600"',
        ),
        x,
        0,
        0.66,
      ),
    )
    .join('') +
  line('M-44 1H44', k.main, 1.6, 'opacity=".7"') +
  [-40, -20, 0, 20, 40]
    .map((x) => circle(x, -41, 4, b.ball('#fffbe0', k.light, k.main)) + circle(x, 34, 2.4, '#fffbe0'))
    .join('')
