import { darker, lighter } from '../drawing/colour.ts'
import { around, circle, group, line, mirrored, oval, path } from '../drawing/shapes.ts'
import type { Brush } from '../drawing/brush.ts'
import type { Motif } from '../drawing/ink.ts'

const eye = (b: Brush, x: number, y: number, r: number, colour: string): string =>
  oval(x, y, r * 1.3, r, '#1b0a05') +
  circle(x, y, r * 0.82, b.ball('#fff7b0', colour, darker(colour, 0.6))) +
  oval(x, y, r * 0.3, r * 0.7, '#120403') +
  circle(x - r * 0.3, y - r * 0.35, r * 0.22, '#fff')

export const tiger: Motif = (b) => {
  const orange = b.down('#ffcf6b', '#f28a1d', '#a9430b')
  return (
    mirrored(
      path('M14-38Q30-54 40-40Q44-28 34-18Z', '#7c2f08') + path('M20-36Q30-46 36-38Q38-30 32-24Z', '#ffd9b0'),
    ) +
    path(
      'M0-42Q30-42 40-14Q54 0 46 16Q40 14 38 18Q40 26 34 30Q22 46 0 46Q-22 46-34 30Q-40 26-38 18Q-40 14-46 16Q-54 0-40-14Q-30-42 0-42Z',
      orange,
    ) +
    mirrored(
      path('M4 8Q24 4 36 20Q24 42 4 42Z', '#fff4df') + path('M8-16Q22-24 28-10Q18-2 8-8Z', '#fff4df'),
    ) +
    mirrored(
      path(
        'M4-40Q10-32 6-24Q2-28 2-40ZM14-38Q20-30 14-22Q12-30 12-38ZM42-10Q30-8 26-2Q36-2 44-4ZM47 4Q34 4 30 10Q40 10 47 9ZM40 21Q30 18 26 22Q32 26 37 26Z',
        '#2a0d04',
      ) +
        eye(b, 17, -7, 6.4, '#f7d51d') +
        line('M8-15Q17-19 27-11', '#2a0d04', 2.4),
    ) +
    path('M0-30V-14', 'none', 'stroke="#2a0d04" stroke-width="3.4" stroke-linecap="round"') +
    path('M-10 8Q0 2 10 8L4 17Q0 20-4 17Z', b.down('#ff9c9c', '#b83a4a')) +
    line('M0 18V25M0 25Q-8 32-16 27M0 25Q8 32 16 27', '#4a1608', 2.4) +
    path('M-8 30Q0 35 8 30Q6 40 0 40Q-6 40-8 30Z', '#8c1226') +
    mirrored(
      path('M5 30L9 30L8 37Z', '#fffdf2') + line('M16 20L40 14M17 24L41 24', '#fff', 1, 'opacity=".8"'),
    )
  )
}

export const lion: Motif = (b) =>
  around(16, (a, i) =>
    group(
      path(
        'M-10-24Q-8-46 2-52Q12-42 10-24Z',
        i % 2 === 0 ? b.down('#b4520d', '#7b2d07') : b.down('#e58a1f', '#9c4309'),
      ),
      `rotate(${a})`,
    ),
  ) +
  mirrored(circle(27, -24, 9, '#c9741b') + circle(27, -24, 5, '#ffdca8')) +
  path('M0-34Q28-32 30-4Q30 34 0 40Q-30 34-30-4Q-28-32 0-34Z', b.down('#ffe09a', '#f0a832', '#b86a14')) +
  mirrored(
    path('M3 10Q20 8 22 22Q18 36 3 36Z', '#fff0d2') +
      eye(b, 14, -6, 5.4, '#e8b112') +
      line('M6-13Q15-17 23-9', '#6b2c06', 2.6),
  ) +
  path('M-5-12H5L8 8H-8Z', '#ffe8ba', 'opacity=".7"') +
  path('M-9 8Q0 4 9 8L3 16Q0 18-3 16Z', '#5a1f0a') +
  line('M0 17V23M0 23Q-7 29-13 25M0 23Q7 29 13 25', '#5a1f0a', 2.2)

export const wolf: Motif = (b, k) =>
  mirrored(
    path('M6-26L30-50L34-10Z', b.slant('#8f9dbb', '#46526f')) +
      path('M14-26L28-40L29-18Z', '#2b3350') +
      path('M0-30Q26-28 34-8L50 10L38 12L44 26L30 24L18 34L0 46Z', b.slant('#b9c5dd', '#66738f', '#39435e')) +
      path('M0 6Q10-2 26 4Q34 10 30 22L18 32L0 44Z', '#e9eef8') +
      path('M0-26Q8-20 8 2L0 8Z', '#4b5774', 'opacity=".6"') +
      path('M8-4L26-12Q24 0 14 2Z', '#141a2c') +
      circle(17, -4, 3.6, b.ball('#ffffff', k.light, k.main)) +
      circle(17, -4, 1.3, '#0b0f1c'),
  ) +
  path('M-8 20Q0 15 8 20L4 28Q0 31-4 28Z', '#141a2c') +
  line('M0 30V36M0 36Q-6 40-11 36M0 36Q6 40 11 36', '#2b3350', 2)

export const bull: Motif = (b, k) =>
  mirrored(
    path('M18-22Q44-20 46-48Q56-14 24-8Z', b.down('#fffbe8', '#d9c08a', '#7b5a2a')) +
      path('M24-10Q40-14 46-2Q36 8 24 2Z', '#5e2410') +
      path('M0-30Q26-30 28-6Q26 10 20 18Q22 38 0 42Z', b.slant('#b25a2e', '#7d3012', '#43160a')) +
      path('M8-6L22-10Q22 2 12 2Z', '#1d0803') +
      circle(15, -4, 3, b.ball('#fff', k.light, k.main)),
  ) +
  path('M-20 22Q0 12 20 22Q22 42 0 44Q-22 42-20 22Z', b.down('#e8b48c', '#a9653c')) +
  mirrored(oval(9, 28, 3.6, 2.8, '#3a1208')) +
  circle(0, 38, 8, 'none', 'stroke="#f3b93a" stroke-width="3.4"') +
  path('M0-30Q-8-22 0-8Q8-22 0-30Z', '#2d0d05')

export const fox: Motif = (b) =>
  mirrored(
    path('M8-22L36-50L40-4Z', b.slant('#ff9a4a', '#c24a12')) +
      path('M18-24L33-40L34-14Z', '#3a1408') +
      path('M0-28Q34-26 46 6Q34 14 24 26L0 44Z', b.slant('#ffb25e', '#ee6f1d', '#a93c0c')) +
      path('M0 14Q16-2 45 7Q34 14 24 26L0 43Z', '#fff3e2') +
      path('M10-2Q20-12 28 0Q18 4 10-2Z', '#2a0d04') +
      circle(19, -2, 2.4, '#ffd75e'),
  ) +
  oval(0, 38, 6.5, 5, '#2a0d04') +
  oval(-2, 36, 2, 1.3, '#fff', 'opacity=".7"')

export const elephant: Motif = (b, k) =>
  mirrored(
    path('M16-30Q46-46 50-12Q48 20 24 18Z', b.slant('#b9bfd6', '#7b83a3', '#4a5172')) +
      path('M22-22Q42-32 43-8Q40 10 26 10Z', '#e0a5b6', 'opacity=".75"'),
  ) +
  path(
    'M0-38Q26-38 26-8Q26 8 16 14Q12 28 14 38Q20 40 22 34Q28 46 12 48Q-4 46-8 16Q-26 8-26-8Q-26-38 0-38Z',
    b.slant('#d5daea', '#9098b6', '#59617f'),
  ) +
  line('M-2 20Q4 24 10 20M0 28Q5 31 11 28M3 36Q7 39 12 37', '#59617f', 1.6) +
  mirrored(
    path('M11 8Q24 12 28 26Q18 24 10 16Z', b.down('#fffdf2', '#d9c9a2')) +
      circle(13, -8, 3.4, '#1a1c2c') +
      circle(12, -9, 1, '#fff'),
  ) +
  path('M-22-22Q0-34 22-22L14-12Q0-18-14-12Z', b.gold()) +
  path('M0-42L12-26H-12Z', b.gold()) +
  path('M0-24L6-16L0-8L-6-16Z', b.slant('#fff', k.main, k.deep))

export const panda: Motif = (b) =>
  mirrored(circle(30, -28, 14, b.ball('#4a4a58', '#1a1a24', '#08080e'))) +
  oval(0, 4, 42, 38, b.ball('#ffffff', '#eef0f6', '#a8aec4')) +
  mirrored(
    oval(17, -2, 11, 13, '#16161f', 'transform="rotate(24 17 -2)"') +
      circle(15, -2, 5, '#fff') +
      circle(15, -1, 3.4, '#1a0f08') +
      circle(14, -3, 1.2, '#fff') +
      oval(28, 16, 6, 4, '#ff9fb0', 'opacity=".55"'),
  ) +
  oval(0, 13, 7, 5, '#16161f') +
  line('M0 17V22M0 22Q-7 29-13 23M0 22Q7 29 13 23', '#16161f', 2.6)

export const owl: Motif = (b, k) =>
  path(
    'M-34-40Q-16-32 0-34Q16-32 34-40Q44 4 28 30Q14 48 0 48Q-14 48-28 30Q-44 4-34-40Z',
    b.slant('#a9794c', '#6b4526', '#362010'),
  ) +
  mirrored(path('M18 8Q40 8 34 36Q22 34 14 44Q10 24 18 8Z', b.down('#7d5632', '#3d2512'))) +
  path('M-14 8Q0 2 14 8Q16 34 0 44Q-16 34-14 8Z', '#e9cfa4') +
  line('M-8 16Q0 22 8 16M-8 25Q0 31 8 25M-5 34Q0 38 5 34', '#9c6d40', 2) +
  mirrored(
    circle(15, -14, 15, '#f0d9ae') +
      circle(14, -14, 11, b.ball('#fffbd0', k.light, k.main)) +
      circle(13, -14, 5.5, '#120b06') +
      circle(11, -17, 2, '#fff'),
  ) +
  path('M-5-10Q0-14 5-10L0 4Z', b.gold())

export const rooster: Motif = (b, k) =>
  path(
    'M-48-18Q-40-34-30-22Q-34-40-22-34Q-18-46-12-24L-14 22Q-36 22-48-18Z',
    b.slant(k.light, k.main, k.deep),
  ) +
  path('M-44-4Q-36-16-20-2L-12 20Q-34 18-44-4Z', b.slant('#2fb58e', '#0d5d63', '#082e3d')) +
  path(
    'M-30 4Q-12-4 2-12Q8-34 26-34Q40-32 38-14Q36 10 28 22Q12 40-10 32Q-26 26-30 4Z',
    b.slant('#ffc45c', '#e2611b', '#7a1d0c'),
  ) +
  path('M-20 6Q0-2 12 8Q4 26-10 24Q-18 20-20 6Z', b.slant('#b23a1c', '#5e120b')) +
  line('M-12 10Q-2 10 6 14M-10 16Q-2 16 4 19', '#ffb24f', 1.6, 'opacity=".7"') +
  path('M14-32Q10-48 20-42Q22-54 30-43Q40-50 39-34Q30-40 22-34Z', b.down('#ff6a5c', '#c3101f')) +
  path('M36-24L50-18L37-12Z', b.gold()) +
  path('M34-10Q42-6 38 6Q32 4 31-8Z', '#d1122b') +
  circle(30, -23, 4, '#fffbe0') +
  circle(31, -23, 2.2, '#160803') +
  line('M-4 32V46M-4 46L-14 49M-4 46L6 49M12 30V45M12 45L3 49M12 45L22 48', '#f3b93a', 3.4) +
  path('M22-8Q28-4 26 8', 'none', `stroke="${lighter(k.light, 0.4)}" stroke-width="2" opacity=".6"`)
