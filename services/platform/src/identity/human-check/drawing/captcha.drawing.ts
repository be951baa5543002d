import sharp from 'sharp'
import { outlineOf, pathData, type Random } from '@site/art'

/** Size in pixels of the page; it is drawn at twice that. */
export const CAPTCHA_SIZE = { width: 200, height: 64 } as const
const SCALE = 2
const FACES = ['round', 'carved', 'slab', 'block'] as const
const LETTER_ROOM = 30
const LEFT = 14
const BASE = 46

interface Wave {
  readonly lift: number
  readonly length: number
  readonly phase: number
}

/** Six digits that people read and programs do not split: faces, sizes, turns, one wave through all, lines of their colour. */
export async function drawCaptcha(digits: string, random: Random): Promise<Buffer> {
  const { width, height } = CAPTCHA_SIZE
  const hue = random.whole(0, 359)
  const wave = { lift: random.between(2, 5), length: random.between(40, 80), phase: random.between(0, 6) }
  const body = [
    `<rect width="${width}" height="${height}" fill="hsl(${hue} 45% 93%)"/>`,
    patches(random, hue),
    ...[...digits].map((digit, place) => drawDigit(digit, place, random, { hue, wave })),
    strokes(random, hue),
    dots(random, hue),
  ].join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * SCALE}" height="${height * SCALE}" viewBox="0 0 ${width} ${height}">${body}</svg>`
  return await sharp(Buffer.from(svg)).webp({ quality: 60 }).toBuffer()
}

function drawDigit(
  digit: string,
  place: number,
  random: Random,
  { hue, wave }: { hue: number; wave: Wave },
): string {
  const size = random.between(36, 46)
  const { commands, width } = outlineOf(digit, random.pick(FACES), size)
  const turn = (random.between(-22, 22) * Math.PI) / 180
  const [middleX, middleY] = [width / 2, -size * 0.36]
  const left = LEFT + place * LETTER_ROOM + random.between(-3, 3)
  const top = BASE + random.between(-5, 5)
  const shape = pathData(commands, (x, y) => {
    const [dx, dy] = [x - middleX, y - middleY]
    const turnedX = left + middleX + dx * Math.cos(turn) - dy * Math.sin(turn)
    const turnedY = top + middleY + dx * Math.sin(turn) + dy * Math.cos(turn)
    return [turnedX, turnedY + wave.lift * Math.sin(turnedX / (wave.length / 6.28) + wave.phase)]
  })
  return `<path d="${shape}" fill="${ink(random, hue)}" fill-opacity="0.92"/>`
}

function patches(random: Random, hue: number): string {
  return Array.from(
    { length: 9 },
    () =>
      `<ellipse cx="${at(random, 0, 200)}" cy="${at(random, 0, 64)}" rx="${at(random, 10, 34)}" ry="${at(random, 6, 20)}" fill="hsl(${hue + random.whole(-50, 50)} 50% 80%)" fill-opacity="0.55"/>`,
  ).join('')
}

function strokes(random: Random, hue: number): string {
  return Array.from({ length: 5 }, () => {
    const path = `M${at(random, -10, 30)} ${at(random, 4, 60)}C${at(random, 30, 90)} ${at(random, -20, 84)} ${at(random, 90, 150)} ${at(random, -20, 84)} ${at(random, 170, 210)} ${at(random, 4, 60)}`
    return `<path d="${path}" fill="none" stroke="${ink(random, hue)}" stroke-opacity="0.75" stroke-width="${at(random, 1, 2)}"/>`
  }).join('')
}

function dots(random: Random, hue: number): string {
  return Array.from(
    { length: 70 },
    () =>
      `<circle cx="${at(random, 0, 200)}" cy="${at(random, 0, 64)}" r="${at(random, 0.5, 1.4)}" fill="${ink(random, hue)}" fill-opacity="0.6"/>`,
  ).join('')
}

const ink = (random: Random, hue: number): string =>
  `hsl(${hue + 150 + random.whole(-60, 60)} ${random.whole(45, 80)}% ${random.whole(22, 36)}%)`

const at = (random: Random, low: number, high: number): string => random.between(low, high).toFixed(1)
