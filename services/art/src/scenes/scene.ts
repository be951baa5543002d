import { Brush } from '../drawing/brush.ts'
import { darker } from '../drawing/colour.ts'
import { COMPOSITIONS } from './composition.ts'
import { figureOf } from './figure-of.ts'
import { inkOf, type Ink } from '../drawing/ink.ts'
import { title } from '../drawing/lettering.ts'
import { paletteOf, type Palette, type Studio } from '../drawing/palette.ts'
import { randomFrom, type Random } from '../drawing/random.ts'
import { BACKDROPS, type BackdropName, type Field } from './scenery.ts'
import { box, circle, oval, path, twinkle } from '../drawing/shapes.ts'
import { THEMES, type Theme, type ThemeName } from './themes.ts'

/** What a picture is drawn from; the same subject always gives the same picture. */
export interface Subject {
  seed: string
  title: string
  theme: ThemeName
  studio: Studio
  /** Degrees that a provider's family shifts its hues by. */
  hueShift: number
}

const SIDE = 240
const FIELD: Field = { w: SIDE, h: SIDE }

const gapOf = (one: number, other: number): number => Math.abs(((((one - other) % 360) + 540) % 360) - 180)
const CLEAR_GAP_DEGREES = 45

/** A figure's hue and a sky in contrast to it. */
export function huesOf(theme: Theme, shift: number, random: Random): { ink: number; sky: number } {
  const ink = random.pick(theme.ink) + random.between(-12, 12)
  const sky = random.pick(theme.sky) + random.between(-14, 14)
  const skies = [sky, ...theme.sky, sky + 150].map((hue) => hue + shift)
  return { ink, sky: skies.find((hue) => gapOf(hue, ink) >= CLEAR_GAP_DEGREES) ?? sky }
}

export function gameInk(hue: number, random: Random, studio: Studio): Ink {
  const second = hue + random.pick([-50, 45, 120, 170])
  if (studio === 'candy') return inkOf(hue, second, 86, 58)
  return studio === 'noir' ? inkOf(hue, second, 80, 50) : inkOf(hue, second, 82, 53)
}

/** Air, far and middle ground. */
export function backdrop(b: Brush, p: Palette, name: BackdropName, field: Field): string {
  const lit = b.random.between(0.15, 0.85)
  return (
    box(
      0,
      0,
      field.w,
      field.h,
      0,
      b.linear(
        [
          [0, p.top],
          [0.48, p.middle],
          [1, p.low],
        ],
        lit,
        0,
        1 - lit,
        1,
      ),
    ) +
    oval(
      field.w / 2,
      field.h * 0.42,
      field.w * 0.52,
      field.h * 0.5,
      b.radial([
        [0, p.glow, 0.75],
        [0.55, p.low, 0.35],
        [1, p.low, 0],
      ]),
    ) +
    BACKDROPS[name](b, p, field)
  )
}

/** Soft light from one upper corner and a shade towards the ground. */
export function atmosphere(b: Brush, p: Palette, field: Field, fromLeft: boolean, floor: number): string {
  return (
    box(
      0,
      0,
      field.w,
      field.h,
      0,
      b.radial(
        [
          [0, '#fff', 0.26],
          [0.5, '#fff', 0.03],
          [1, '#fff', 0],
        ],
        fromLeft ? 0.06 : 0.94,
        0,
        0.85,
      ),
    ) +
    box(
      0,
      0,
      field.w,
      field.h,
      0,
      b.radial(
        [
          [0.55, p.ground, 0],
          [1, darker(p.ground, 0.4), 0.62],
        ],
        0.5,
        0.42,
        0.78,
      ),
    ) +
    box(
      0,
      field.h * floor,
      field.w,
      field.h * (1 - floor),
      0,
      b.linear([
        [0, p.ground, 0],
        [0.55, darker(p.ground, 0.2), 0.72],
        [1, darker(p.ground, 0.5), 0.94],
      ]),
    )
  )
}

export function sparks(b: Brush, p: Palette, field: Field, count: number): string {
  return Array.from({ length: count }, () => {
    const x = b.random.between(0, field.w)
    const y = b.random.between(0, field.h * 0.75)
    return b.random.chance(0.35)
      ? path(twinkle(x, y, b.random.between(4, 10)), '#fff', 'opacity=".85"')
      : circle(
          x,
          y,
          b.random.between(0.8, 2.6),
          p.spark,
          `opacity="${b.random.between(0.4, 0.9).toFixed(2)}"`,
        )
  }).join('')
}

function frame(b: Brush, p: Palette, studio: Studio): string {
  if (studio === 'gilded')
    return `<rect x="3" y="3" width="234" height="234" rx="20" fill="none" stroke="${b.gold()}" stroke-width="5"/>`
  if (studio === 'neon')
    return `<rect x="4" y="4" width="232" height="232" rx="20" fill="none" stroke="${p.glow}" stroke-width="3" opacity=".85"/>`
  return ''
}

/** The square picture of a game as SVG (look.md: colour field, figure, light, title). */
export function gameScene(subject: Subject): string {
  const random = randomFrom(subject.seed)
  const b = new Brush(random)
  const theme: Theme = THEMES[subject.theme]
  const hues = huesOf(theme, subject.hueShift, random)
  const p = paletteOf(hues.sky, subject.studio, random)
  const ink = gameInk(hues.ink, random, subject.studio)
  const picked = random.pick(theme.heroes)
  const hero = figureOf(subject.title, [...theme.heroes, ...theme.extras]) ?? picked
  const others = theme.extras.filter((name) => name !== hero)
  const back = backdrop(b, p, random.pick(theme.backdrops), FIELD)
  const glow = circle(
    120,
    92,
    96,
    b.radial([
      [0, '#fff', 0.6],
      [0.4, p.glow, 0.4],
      [1, p.glow, 0],
    ]),
  )
  const composed = random.pick(COMPOSITIONS)(b, p, ink, hero, random.pick(others), random.pick(others))
  const air = atmosphere(b, p, FIELD, random.chance(0.6), 0.52)
  const body =
    back +
    glow +
    composed +
    air +
    sparks(b, p, FIELD, random.whole(7, 15)) +
    title(b, p, subject.title, theme.face) +
    frame(b, p, subject.studio)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${b.definitions()}${body}</svg>`
}
