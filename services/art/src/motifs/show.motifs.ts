import { darker, lighter } from '../drawing/colour.ts'
import { around, box, circle, group, line, mirrored, oval, path } from '../drawing/shapes.ts'
import type { Motif } from '../drawing/ink.ts'

export const guitar: Motif = (b, k) =>
  group(
    box(-4, -52, 8, 56, 2, b.across('#8a5a2a', '#4a2a10')) +
      path('M-7-52H7L5-64H-5Z', b.across(k.light, k.deep)) +
      path(
        'M-8-2Q-24-14-24 4Q-24 12-20 16Q-34 26-28 42Q-18 54 0 52Q18 54 28 42Q34 26 20 16Q24 12 24-4Q20-16 8-2Q0 4-8-2Z',
        b.slant(k.shine, k.light, k.main, k.deep),
        'stroke="#1d0a14" stroke-width="1.600"',
      ) +
      circle(0, 18, 8, '#16070f') +
      box(-12, 36, 24, 6, 2, '#20222f') +
      line('M-2.400-60V38M0-60V38M2.400-60V38', '#fff', 0.7, 'opacity=".9"') +
      path(
        'M-18 2Q-16 12-12 16',
        'none',
        'stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".6"',
      ),
    'rotate(34) scale(.86)',
  )

export const robot: Motif = (b, k) =>
  line('M0-40V-50', '#a9b4cc', 3) +
  circle(0, -51, 4.6, b.ball('#fff', k.second, k.secondDeep)) +
  mirrored(box(34, -16, 10, 24, 4, b.slant(k.light, k.deep))) +
  box(-36, -40, 72, 62, 18, b.slant('#ffffff', '#c3cde0', '#6b7796')) +
  box(-28, -28, 56, 36, 14, b.down('#10142a', '#1d2650')) +
  mirrored(
    circle(
      13,
      -12,
      8,
      b.radial([
        [0, '#fff'],
        [0.4, k.light],
        [1, k.main],
      ]),
    ) + circle(13, -12, 3, '#fff'),
  ) +
  line('M-8 2Q0 7 8 2', k.light, 2.4) +
  box(-14, 22, 28, 8, 3, '#4a5370') +
  path('M-34 50Q-34 28 0 28Q34 28 34 50Z', b.slant(k.light, k.main, k.deep)) +
  circle(0, 42, 5, b.ball('#fff', k.second, k.secondDeep))

export const disco: Motif = (b, k) => {
  const tiles = Array.from({ length: 9 }, (_, j) =>
    Array.from({ length: 9 }, (_, i) =>
      box(
        -40 + i * 9,
        -40 + j * 9,
        8,
        8,
        1,
        (i * 7 + j * 5) % 4 === 0
          ? '#fff'
          : (i * 3 + j) % 3 === 0
            ? k.light
            : (i + j * 2) % 3 === 0
              ? k.second
              : k.main,
      ),
    ).join(''),
  ).join('')
  return (
    line('M0-52V-40', '#a9b4cc', 3) +
    group(circle(0, 0, 40, k.deep) + tiles, '', b.clip('<circle r="40"/>')) +
    circle(
      0,
      0,
      40,
      b.radial(
        [
          [0.3, '#fff', 0.25],
          [0.65, '#000', 0.05],
          [1, '#05030c', 0.75],
        ],
        0.36,
        0.3,
        0.8,
      ),
    )
  )
}

export const fan: Motif = (b, k) =>
  group(
    Array.from({ length: 11 }, (_, i) =>
      group(
        path(
          'M0 0L-7.500-62Q0-66 7.500-62Z',
          i % 2 === 0 ? b.down(k.light, k.main) : b.down(k.main, k.deep),
        ) + line('M0 0V-62', '#f3b93a', 1),
        `rotate(${-70 + i * 14})`,
      ),
    ).join('') +
      Array.from({ length: 5 }, (_, i) =>
        group(
          around(5, (a) => group(oval(0, -4, 2.6, 4, '#fff3f6'), `translate(0 -48) rotate(${a})`)) +
            circle(0, -48, 1.8, '#f3b93a'),
          `rotate(${-56 + i * 28})`,
        ),
      ).join('') +
      path('M0 0L-23-17Q0-32 23-17Z', b.down('#5e2e10', '#2a1206')) +
      circle(0, -3, 4, b.gold()) +
      line('M0 0Q6 12 2 22', k.main, 2) +
      circle(2, 24, 3.4, k.main),
    'translate(0 28) scale(.92)',
  )

export const dancer: Motif = (b, k) =>
  path('M0-56L3-40H-3Z', b.gold()) +
  path('M-14-26L-10-42H10L14-26Z', b.gold()) +
  path('M-16-26Q0-34 16-26L13-20Q0-26-13-20Z', b.ball('#fff4c8', '#f3b93a', '#a86a0a')) +
  mirrored(path('M13-24Q22-30 20-14Q16-14 13-16Z', b.gold())) +
  path('M0-26Q13-24 12-10Q9 4 0 7Q-9 4-12-10Q-13-24 0-26Z', b.slant('#ffe3c8', '#e8b58c', '#b97a54')) +
  mirrored(path('M3-11Q6-14 10-11Q6-9 3-11Z', '#1d0c0a') + line('M2-15Q6-17 11-14', '#33191a', 1.3)) +
  path('M-4-1Q0-3 4-1Q0 3-4-1Z', '#c8102e') +
  path('M-5 5H5V12H-5Z', '#d99a70') +
  path('M-26 14Q0 6 26 14L20 26Q0 34-20 26Z', b.gold()) +
  path('M-20 24Q0 32 20 24L26 50H-26Z', b.slant(k.light, k.main, k.deep)) +
  path(
    'M22 16Q40 22 44 2Q46-12 40-22L34-18Q40-8 36 4Q30 10 20 14ZM-22 16Q-40 22-44 2Q-46-12-40-22L-34-18Q-40-8-36 4Q-30 10-20 14Z',
    b.slant('#ffe3c8', '#d99a70'),
  ) +
  mirrored(
    path('M34-16Q34-34 44-40Q40-30 46-28Q42-22 41-16Z', '#f0c29a') +
      box(35, -4, 9, 5, 2, b.gold(), 'transform="rotate(-10 39 -2)"'),
  ) +
  line('M-14 36Q0 42 14 36M-18 44Q0 50 18 44', lighter('#f3b93a', 0.3), 1.6)

export const micro: Motif = (b, k) =>
  group(
    path('M-7 4L-4 52H4L7 4Z', b.across('#5a6078', '#20222f', '#0d0e16')) +
      circle(0, -18, 24, b.ball('#ffffff', '#aab4c8', '#4a5370')) +
      line(
        'M-22-26Q0-16 22-26M-24-16Q0-6 24-16M-20-6Q0 4 20-6M-12-38Q-4-18-12 2M0-42V6M12-38Q4-18 12 2',
        darker('#6b7796', 0.2),
        1.2,
        'opacity=".8"',
      ) +
      box(-15, 0, 30, 9, 4, b.across(k.light, k.main, k.deep)),
    'rotate(28)',
  )

export const jar: Motif = (b, k) =>
  path(
    'M-12-40H12L16-30Q38-20 34 14Q28 42 0 42Q-28 42-34 14Q-38-20-16-30Z',
    b.across('#ffffff', '#cfe0f5', '#5b82b5', '#e6f0fb'),
  ) +
  box(-14, -45, 28, 8, 3, b.gold()) +
  path('M-30-2Q-14-16 0-2T30-2M-32 12Q-16-2 0 12T32 12', 'none', `stroke="${k.main}" stroke-width="4"`) +
  around(6, (a) => group(oval(0, 21, 4.4, 7, k.main), `translate(0 4) rotate(${a})`)) +
  circle(0, 4, 7, b.gold()) +
  path('M-24-14Q-26 8-18 24', 'none', 'stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"')
