import sharp from 'sharp'
import { randomFrom, type Random } from '@site/art'
import { sceneFor } from '#identity/human-check/drawing/scenes'

/** Sizes in pixels of the page; the scene is drawn at twice that. */
export const SLIDER_SIZE = { width: 320, height: 140, piece: 46 } as const
const SCALE = 2
const EDGE = 8
/** The piece begins at the left edge: the gap is never so near that dragging is no work. */
const NEAREST = 78

export interface SliderPuzzle {
  readonly picture: Buffer
  readonly piece: Buffer
  /** Pixels of the page from the left edge to the piece's place. */
  readonly x: number
  readonly top: number
}

/** A scene with a gap and another shape that is none, and the piece that was cut out; `seed` must be unguessable. */
export async function drawSlider(seed: string): Promise<SliderPuzzle> {
  const random = randomFrom(`slider:${seed}`)
  const { width, height, piece } = SLIDER_SIZE
  const x = random.whole(NEAREST, width - piece - EDGE)
  const top = random.whole(EDGE, height - piece - EDGE)
  const shape = outline(random)
  const scene = await sceneFor(seed, random)
  const [picture, cut] = await Promise.all([
    sharp(scene)
      .composite([{ input: overlay(shape, { x, top }, random) }])
      .webp({ quality: 72 })
      .toBuffer(),
    sharp(scene)
      .extract({ left: x * SCALE, top: top * SCALE, width: piece * SCALE, height: piece * SCALE })
      .ensureAlpha()
      .composite([{ input: mask(shape), blend: 'dest-in' }, { input: rim(shape) }])
      .webp({ quality: 80, alphaQuality: 90 })
      .toBuffer(),
  ])
  return { picture, piece: cut, x, top }
}

/** A tile with a knob or a notch on each of two sides, never twice the same, within a square of the piece's side. */
function outline(random: Random): string {
  const low = 8
  const high = SLIDER_SIZE.piece - 8
  const knob = random.whole(5, 7)
  const [first, second] = [random.between(18, 28), random.between(18, 28)]
  const [above, aside] = [random.chance(0.5) ? 1 : 0, random.chance(0.5) ? 1 : 0]
  return `M${low} ${low}H${first - knob}a${knob} ${knob} 0 0 ${above} ${knob * 2} 0H${high}V${second - knob}a${knob} ${knob} 0 0 ${aside} 0 ${knob * 2}V${high}H${low}Z`
}

function overlay(shape: string, gap: { x: number; top: number }, random: Random): Buffer {
  const { width, height, piece } = SLIDER_SIZE
  const decoy = {
    x: random.whole(EDGE, width - piece - EDGE),
    y: gap.top < height / 2 - piece / 2 ? height - piece - EDGE : EDGE,
  }
  const hole = (d: string, x: number, y: number, depth: number): string =>
    `<path d="${d}" transform="translate(${x} ${y})" fill="#000" fill-opacity="${depth}" stroke="#fff" stroke-opacity="0.75" stroke-width="1.2"/>`
  return svg(
    width,
    height,
    hole(shape, gap.x, gap.top, random.between(0.5, 0.6)) +
      hole(outline(random), decoy.x, decoy.y, random.between(0.22, 0.34)),
  )
}

const mask = (shape: string): Buffer =>
  svg(SLIDER_SIZE.piece, SLIDER_SIZE.piece, `<path d="${shape}" fill="#fff"/>`)

const rim = (shape: string): Buffer =>
  svg(
    SLIDER_SIZE.piece,
    SLIDER_SIZE.piece,
    `<path d="${shape}" fill="none" stroke="#fff" stroke-opacity="0.95" stroke-width="1.6"/>`,
  )

function svg(width: number, height: number, body: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * SCALE}" height="${height * SCALE}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  )
}
