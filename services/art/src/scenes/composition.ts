import type { Brush } from '../drawing/brush.ts'
import { darker, mix } from '../drawing/colour.ts'
import type { Ink } from '../drawing/ink.ts'
import { MOTIFS, type MotifName } from '../motifs/index.ts'
import type { Palette } from '../drawing/palette.ts'
import { around, at, circle, group, path, star } from '../drawing/shapes.ts'

export const figure = (
  b: Brush,
  ink: Ink,
  name: MotifName,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string => at(MOTIFS[name](b, ink), x, y, scale, turn)

/** A figure with its shadow and a halo of the scene's light. */
export function staged(b: Brush, p: Palette, inner: string): string {
  return (
    group(inner, 'translate(3 5)', `${b.silhouette(darker(p.ground, 0.5), 0.55, 4)}`) +
    group(inner, 'scale(1)', b.silhouette(p.glow, 0.75, 7)) +
    inner
  )
}

function medallion(b: Brush, p: Palette): string {
  return (
    circle(120, 92, 84, darker(p.ground, 0.3), 'opacity=".5"') +
    circle(120, 90, 82, b.gold()) +
    circle(
      120,
      90,
      74,
      b.radial([
        [0, p.glow],
        [0.6, p.low],
        [1, p.middle],
      ]),
    ) +
    around(24, (a) => group(circle(0, -78, 1.8, '#fff8d2'), `translate(120 90) rotate(${a})`)) +
    around(12, (a, i) =>
      i % 2 === 0
        ? group(path('M0 0L-17-73H17Z', '#fff', 'opacity=".13"'), `translate(120 90) rotate(${a})`)
        : '',
    )
  )
}

function emblem(b: Brush, p: Palette, ink: Ink): string {
  return at(
    path(star(16, 96, 80), b.slant(ink.second, ink.secondDeep), 'opacity=".9"') +
      path(
        star(16, 82, 70),
        b.radial([
          [0, p.glow],
          [1, mix(ink.second, p.low, 0.4)],
        ]),
        'opacity=".9"',
      ),
    120,
    90,
    1,
    b.random.between(0, 20),
  )
}

type Composition = (
  b: Brush,
  p: Palette,
  ink: Ink,
  hero: MotifName,
  extra: MotifName,
  third: MotifName,
) => string

/** Ways to stand figures in a square picture. */
export const COMPOSITIONS: readonly Composition[] = [
  (b, p, ink, hero) => staged(b, p, figure(b, ink, hero, 120, 92, 1.66, b.random.between(-6, 6))),
  (b, p, ink, hero, extra, third) =>
    group(
      figure(b, ink, extra, 44, 112, 0.86, -14) + figure(b, ink, third, 197, 110, 0.86, 14),
      '',
      'opacity=".96"',
    ) + staged(b, p, figure(b, ink, hero, 120, 90, 1.5, 0)),
  (b, p, ink, hero, extra) =>
    staged(b, p, figure(b, ink, hero, 136, 88, 1.62, 5)) +
    staged(b, p, figure(b, ink, extra, 46, 134, 0.8, -12)),
  (b, p, ink, hero) => medallion(b, p) + staged(b, p, figure(b, ink, hero, 120, 90, 1.42, 0)),
  (b, p, ink, hero, extra) =>
    staged(b, p, figure(b, ink, hero, 104, 88, 1.62, -5)) +
    staged(b, p, figure(b, ink, extra, 196, 136, 0.78, 12)),
  (b, p, ink, hero) => staged(b, p, figure(b, ink, hero, 120, 102, 1.92, b.random.between(-8, 8))),
  (b, p, ink, hero, extra) =>
    emblem(b, p, ink) +
    staged(b, p, figure(b, ink, hero, 120, 88, 1.42, 0)) +
    [
      [34, 140, -16],
      [206, 140, 16],
    ]
      .map(([x = 0, y = 0, a = 0]) => figure(b, ink, extra, x, y, 0.62, a))
      .join(''),
]
