import { darker, lighter } from '../drawing/colour.ts'
import { along, around, at, circle, group, line, mirrored, oval, path, ribbon } from '../drawing/shapes.ts'
import type { Knot } from '../drawing/shapes.ts'
import type { Brush } from '../drawing/brush.ts'
import type { Ink, Motif } from '../drawing/ink.ts'

const DRAGON: readonly Knot[] = [
  [12, -26, 9],
  [-8, -36, 10],
  [-32, -24, 11],
  [-30, 0, 12],
  [0, 6, 12.5],
  [30, 14, 11],
  [32, 36, 9],
  [4, 42, 7],
  [-24, 34, 4.5],
  [-40, 42, 1],
]

const dragonHead = (b: Brush, k: Ink): string =>
  path('M-16-12Q-28-20-34-10Q-24-10-18-2Q-34-2-36 10Q-24 4-14 8Z', b.slant(k.light, k.second)) +
  path(
    'M-8-10Q-18-30-32-32Q-16-38 2-14ZM2-12Q0-30-12-40Q6-38 12-12Z',
    b.down('#fff6d6', '#e0b45a', '#8a5a16'),
  ) +
  path(
    'M-16-6Q-12-18 6-16Q20-14 26-4Q34-6 38 0Q38 6 30 8Q20 10 14 16Q0 20-10 12Q-20 6-16-6Z',
    b.slant(k.shine, k.light, k.main),
  ) +
  path('M34 6Q22 10 16 16Q22 20 32 15Q28 22 12 22Q0 22-8 12Q6 14 16 6Z', b.down(k.main, k.deep)) +
  path('M20 9L22 14L25 8L27 13L30 7Z', '#fff') +
  path('M0-6Q8-14 16-6Q8-2 0-6Z', '#200806') +
  circle(9, -7, 3, '#ffe14d') +
  circle(9.6, -7, 1.2, '#200806') +
  circle(34, -1, 1.6, k.deep) +
  line('M34 4Q46 8 44 22M30-4Q46-12 50-2', '#ffe9b0', 1.8) +
  line('M-2-10Q8-16 16-11', k.deep, 2)

/** A coiled dragon: one tapered body with belly, scales and a crest, and a head that looks to the light. */
export const dragon: Motif = (b, k) => {
  const crest = along(DRAGON, 26)
    .slice(2, 25)
    .map(({ x, y, width, turn }) =>
      at(
        path(`M-4 0Q-1-${Math.round(width * 0.8)} 6-${Math.round(width * 0.9)}Q3-3 4 0Z`, k.second),
        x,
        y,
        1,
        turn,
      ).replace('scale(1)', `translate(0 ${Math.round(-width * 0.9)})`),
    )
    .join('')
  const scales = along(DRAGON, 44)
    .slice(3)
    .map(({ x, y, width, turn }) =>
      at(
        line(
          `M0-${(width * 0.75).toFixed(1)}Q${(width * 0.6).toFixed(1)} 0 0 ${(width * 0.35).toFixed(1)}`,
          k.deep,
          0.9,
          'opacity=".6"',
        ),
        x,
        y,
        1,
        turn,
      ),
    )
    .join('')
  const leg = (x: number, y: number, a: number): string =>
    at(
      path('M-5-4Q10-4 12 8L18 6L15 11L20 13L13 15L13 20L8 15Q-4 12-5-4Z', b.slant(k.light, k.main, k.deep)),
      x,
      y,
      0.85,
      a,
    )
  return (
    path(ribbon(DRAGON.map(([x, y, w]): Knot => [x + 1, y + 3, w])), darker(k.deep, 0.5), 'opacity=".5"') +
    leg(-36, 2, 96) +
    leg(34, 34, 20) +
    crest +
    path(ribbon(DRAGON), b.slant(k.light, k.main, k.deep)) +
    path(
      ribbon(DRAGON.map(([x, y, w]): Knot => [x + w * 0.25, y + w * 0.42, w * 0.38])),
      lighter(k.second, 0.35),
      'opacity=".55"',
    ) +
    scales +
    leg(2, 14, 40) +
    at(dragonHead(b, k), 20, -24, 1.02, 6) +
    circle(44, -2, 6, b.ball('#fff', '#fff3c0', k.light))
  )
}

export const phoenix: Motif = (b, k) => {
  const feather = (tipX: number, tipY: number, bend: number): string =>
    path(
      ribbon([
        [0, 8, 4],
        [tipX * 0.4 + bend, 22, 5],
        [tipX, tipY, 3],
        [tipX + bend * 0.4, tipY + 4, 0.6],
      ]),
      b.down(k.light, k.main, k.second),
    ) + circle(tipX, tipY, 3.6, b.ball('#fff', k.second, k.secondDeep))
  const wing = [0, 1, 2, 3, 4, 5]
    .map((i) =>
      path(
        `M4 4Q${16 + i * 5} ${-6 - i * 2} ${49 - i * 6} ${-30 + i * 11}Q${30 - i * 3} ${6 + i * 3} 4 8Z`,
        b.slant(lighter(k.light, 0.3 - i * 0.05), k.main, i % 2 === 0 ? k.deep : k.second),
        `stroke="${k.deep}" stroke-width=".6"`,
      ),
    )
    .reverse()
    .join('')
  return (
    feather(-20, 44, -8) +
    feather(20, 44, 8) +
    feather(0, 48, 0) +
    feather(-34, 36, -4) +
    feather(34, 36, 4) +
    mirrored(group(wing, 'translate(0 -6)')) +
    path('M0-26Q14-16 12 4Q8 18 0 22Q-8 18-12 4Q-14-16 0-26Z', b.down(k.shine, k.light, k.main)) +
    path('M-2-20Q-6-34 4-36Q12-36 12-28L20-25L11-23Q8-14 0-14Z', b.slant(k.shine, k.light, k.main)) +
    path('M13-28L22-25L12-23Z', '#8a4f06') +
    path('M0-34Q-8-44-16-44Q-8-38-4-32ZM4-36Q2-48-6-54Q6-50 8-37Z', k.second) +
    circle(7, -29, 1.8, '#1a0604') +
    line('M-6-2Q0 4 6-2M-7 6Q0 12 7 6', '#fff', 1.2, 'opacity=".7"')
  )
}

export const naga: Motif = (b, k) => {
  const body: readonly Knot[] = [
    [0, -14, 8],
    [-4, 4, 11],
    [-26, 16, 11],
    [-24, 36, 10],
    [8, 40, 10],
    [34, 32, 8],
    [38, 12, 5],
    [26, 2, 2],
  ]
  const head = (x: number, y: number, s: number, turn: number): string =>
    at(
      path('M-7 14Q-12-4-8-14Q-4-22 0-30Q4-22 8-14Q12-4 7 14Z', b.down(k.shine, k.light, k.main)) +
        path('M0-30Q-4-42 0-50Q4-42 0-30Z', b.gold()) +
        mirrored(path('M3-9L8-12L7-6Z', '#200806') + path('M8-14Q16-14 16-22Q8-22 6-16Z', b.gold())) +
        path('M-5 1Q0 6 5 1L3 6H-3Z', '#7a0f1c'),
      x,
      y,
      s,
      turn,
    )
  return (
    path(
      'M0-30Q34-34 36-6Q28 12 0 10Q-28 12-36-6Q-34-34 0-30Z',
      b.down(k.second, k.secondDeep),
      `stroke="#f3b93a" stroke-width="2"`,
    ) +
    path(ribbon(body), b.slant(k.light, k.main, k.deep)) +
    along(body, 30)
      .slice(2)
      .map(({ x, y, width, turn }) =>
        at(
          line(
            `M0-${(width * 0.8).toFixed(1)}Q${(width * 0.5).toFixed(1)} 0 0 ${(width * 0.7).toFixed(1)}`,
            '#ffe9a8',
            1,
            'opacity=".5"',
          ),
          x,
          y,
          1,
          turn,
        ),
      )
      .join('') +
    head(-30, -6, 0.6, -38) +
    head(30, -6, 0.6, 38) +
    head(-16, -14, 0.75, -18) +
    head(16, -14, 0.75, 18) +
    head(0, -12, 0.95, 0)
  )
}

export const skull: Motif = (b, k) =>
  path(
    'M0-44Q36-44 38-8Q38 8 26 16L24 32Q12 40 0 40Q-12 40-24 32L-26 16Q-38 8-38-8Q-36-44 0-44Z',
    b.ball('#ffffff', '#f3ead9', '#b09a86'),
  ) +
  mirrored(
    oval(16, -4, 11, 12, '#241024') +
      around(8, (a) => group(oval(0, -12, 3.4, 4.4, k.main), `translate(16 -4) rotate(${a})`)) +
      circle(16, -4, 7.5, b.ball(k.light, k.second, k.secondDeep)) +
      path('M12-32Q24-34 28-24Q20-26 12-32Z', k.second) +
      circle(30, 6, 2.4, k.main) +
      circle(26, 12, 1.8, k.second),
  ) +
  path('M0 8L6 18Q0 22-6 18Z', '#241024') +
  path('M0-38Q8-30 0-20Q-8-30 0-38Z', k.main) +
  line('M-16 28H16M-10 24V34M-3.4 24V36M3.4 24V36M10 24V34', '#4a2c3a', 2)

export const samurai: Motif = (b, k) =>
  path('M0-24L-8-52Q-34-48-44-30Q-26-34-14-20ZM0-24L8-52Q34-48 44-30Q26-34 14-20Z', b.gold()) +
  mirrored(
    path('M0 0L44-4Q50 12 46 30Q32 20 28 8Z', b.slant(k.light, k.main, k.deep)) +
      line('M32 2Q42 10 46 22M38-1Q46 4 48 12', '#f3b93a', 1.8),
  ) +
  path(
    'M0-32Q32-30 36 2Q18-6 0-6Q-18-6-36 2Q-32-30 0-32Z',
    b.down(darker(k.main, 0.35), darker(k.deep, 0.35)),
  ) +
  path('M-36 2Q-18-8 0-8Q18-8 36 2L33 8Q16 0 0 0Q-16 0-33 8Z', b.gold()) +
  circle(0, -18, 8, b.gold()) +
  circle(0, -18, 4.4, b.ball('#fff', k.main, k.deep)) +
  path('M-28 6Q0-4 28 6Q28 34 14 44L0 48L-14 44Q-28 34-28 6Z', b.down('#d63a34', '#8c1218', '#42060c')) +
  mirrored(
    path('M5 11L22 6Q22 17 9 17Z', '#140306') +
      circle(14, 12, 2.6, '#ffe14d') +
      path('M5 32Q18 24 24 34Q14 32 5 36Z', '#fff6e0'),
  ) +
  path('M-5 14H5L7 25Q0 29-7 25Z', '#b5242a') +
  path('M-12 36Q0 30 12 36Q6 42 0 42Q-6 42-12 36Z', '#140306') +
  path('M-8 36L-6 40L-4 35.500ZM8 36L6 40L4 35.500Z', '#fff')

export const pharaoh: Motif = (b, k) => {
  const stripes = [0, 1, 2, 3, 4, 5]
    .map((i) => line(`M${17 + i * 3} ${-26 + i * 11}L${26 + i * 4} ${-30 + i * 13}`, '#1d3f9e', 4))
    .join('')
  return (
    path('M0-48Q34-46 40-8L48 42H20L14 20H-14L-20 42H-48L-40-8Q-34-46 0-48Z', b.gold()) +
    mirrored(stripes) +
    path('M0-30Q20-28 21-4Q18 24 0 28Q-18 24-21-4Q-20-28 0-30Z', b.slant('#ffe9ae', '#eeb54a', '#b5761a')) +
    path('M-22-22Q0-38 22-22L21-16Q0-30-21-16Z', '#1d3f9e') +
    mirrored(
      path('M4-5Q11-12 19-5Q11-1 4-5Z', '#fff') +
        circle(11, -5.5, 2.6, '#120806') +
        line('M3-5Q11-13 20-5L26-4M3-14Q12-18 19-12', '#13245e', 2),
    ) +
    path('M-3-4L-4 7Q0 10 4 7L3-4Z', '#d59a34') +
    path('M-8 15Q0 11 8 15Q0 20-8 15Z', '#a8481e') +
    path('M-5 27H5L3 48H-3Z', b.across('#1d3f9e', '#6aa0ff', '#13245e')) +
    path('M0-34Q-6-44-2-52Q4-52 4-44Q3-38 0-34Z', b.gold()) +
    circle(1, -48, 1.6, k.main)
  )
}

export const scarab: Motif = (b, k) =>
  mirrored(
    path('M14-8Q40-34 50-14Q48 10 18 12Z', b.across(k.light, '#fbd45c', k.second)) +
      line('M18-2Q34-16 47-14M18 4Q34-4 46-4', k.deep, 1.4) +
      line('M14 16L30 24L28 34M12 26L22 38', '#a86a0a', 3),
  ) +
  oval(0, -18, 13, 10, b.ball(k.shine, k.main, k.deep)) +
  path('M0-12Q24-10 22 14Q18 36 0 38Q-18 36-22 14Q-24-10 0-12Z', b.ball(k.shine, k.light, k.main, k.deep)) +
  line('M0-8V38M-22 8Q0 0 22 8', '#fbd45c', 2) +
  circle(0, -36, 11, b.ball('#fff6d0', '#ff9a3a', '#a8260d'), 'stroke="#fbd45c" stroke-width="2"')

export const helmet: Motif = (b, k) =>
  path('M0-50Q40-48 40-6Q36-28 0-32Q-36-28-40-6Q-40-48 0-50Z', b.down(k.light, k.main, k.deep)) +
  around(9, (a, i) =>
    i > 4 ? '' : group(line('M0-30V-46', k.deep, 1.4, 'opacity=".6"'), `rotate(${i * 22 - 44})`),
  ) +
  path(
    'M0-34Q30-32 32 0L30 34L14 46L10 14H-10L-14 46L-30 34L-32 0Q-30-32 0-34Z',
    b.gold(),
    'stroke="#6d3d05" stroke-width="1.4"',
  ) +
  mirrored(path('M6 0Q18-8 27 2L25 10Q14 4 6 8Z', '#1b0a05') + line('M28 14L24 36', '#8a4f06', 1.6)) +
  path('M-4-30H4L5 22L0 30L-5 22Z', b.slant('#fff4c8', '#d5921b')) +
  path('M-26-12Q-22-26-8-28', 'none', 'stroke="#fffbe0" stroke-width="3" stroke-linecap="round" opacity=".8"')

export const mask: Motif = (b, k) => {
  const plume = (x: number, a: number): string =>
    at(
      path('M0 10Q-14-20 0-44Q14-20 0 10Z', b.down(k.second, k.secondDeep)) +
        line('M0 8V-38', '#fff', 1, 'opacity=".5"'),
      x,
      -6,
      0.9,
      a,
    )
  return (
    plume(-24, -38) +
    plume(24, 38) +
    plume(-12, -18) +
    plume(12, 18) +
    plume(0, 0) +
    path(
      'M0-6Q20-18 46-12Q50 14 28 26Q12 30 0 16Q-12 30-28 26Q-50 14-46-12Q-20-18 0-6Z',
      b.slant(k.light, k.main, k.deep),
      'stroke="#f3b93a" stroke-width="2.6"',
    ) +
    mirrored(
      path('M9 4Q20-8 36 0Q28 14 15 13Q10 10 9 4Z', '#12060f') +
        line('M30 18Q40 14 43 4', '#ffe9a8', 1.8) +
        circle(40, -6, 2.4, '#ffe9a8'),
    ) +
    path('M0-8L6 0L0 8L-6 0Z', b.ball('#fff', k.second, k.secondDeep), 'stroke="#f3b93a" stroke-width="1.4"')
  )
}

export const wizard: Motif = (b, k) =>
  path('M-30-6Q0-16 30-6Q34 34 0 48Q-34 34-30-6Z', b.down('#ffffff', '#dfe5f2', '#9aa6c4')) +
  path('M-20-8Q0-14 20-8Q22 14 0 18Q-22 14-20-8Z', b.slant('#ffe2c4', '#e0a67c')) +
  mirrored(
    circle(8, -1, 2.4, '#1a1230') +
      path('M4-6Q10-10 16-6L15-4Q10-7 5-4Z', '#eef1f8') +
      path('M1 9Q10 4 18 12Q8 14 1 12Z', '#f5f7fc'),
  ) +
  circle(0, 5, 4, '#e09a7c') +
  path('M-40-8Q-14-20-10-30Q-4-50 18-52Q10-42 12-30Q16-18 40-8Q0 2-40-8Z', b.slant(k.light, k.main, k.deep)) +
  path('M-13-24Q0-18 13-26L16-18Q0-10-19-16Z', b.gold()) +
  path(
    'M0-44l1.600 4.200 4.400.2-3.400 2.800 1.200 4.200-3.800-2.400-3.800 2.400 1.200-4.200-3.400-2.800 4.400-.2Z',
    '#ffe98a',
  )
