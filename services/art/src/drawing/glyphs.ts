import type { Font, PathCommand } from 'opentype.js'
import { font, type FontName } from './fonts.ts'

export interface Outline {
  commands: PathCommand[]
  width: number
}

const THAI = /[\u0e00-\u0e7f]/
const UPPER_VOWEL = /[\u0e31\u0e34-\u0e37\u0e4d]/
const TONE = /[\u0e48-\u0e4c]/
/** A tone over an upper vowel is raised by this share of the size: the font stacks only with shaping. */
const TONE_LIFT = 0.22
/** Space between letters as a share of the size, so that thick outlines do not run together. */
const TRACKING: Partial<Record<FontName, number>> = { slab: 0.035, carved: 0.02, round: 0.015 }

function fontFor(char: string, wanted: FontName): Font | undefined {
  const names: FontName[] = THAI.test(char) ? ['thai'] : [wanted, 'latin']
  return names.map(font).find((candidate) => candidate.charToGlyphIndex(char) > 0)
}

/** Outlines of a text at the origin; characters that no font has are left out. */
export function outlineOf(text: string, wanted: FontName, size: number): Outline {
  const commands: PathCommand[] = []
  const chars = [...text.normalize('NFC').replaceAll('\u0e33', '\u0e4d\u0e32')]
  let x = 0
  chars.forEach((char, i) => {
    const face = fontFor(char, wanted)
    if (!face) return
    const glyph = face.charToGlyph(char)
    const lift = TONE.test(char) && UPPER_VOWEL.test(chars[i - 1] ?? '') ? size * TONE_LIFT : 0
    commands.push(...glyph.getPath(x, -lift, size).commands)
    x +=
      ((glyph.advanceWidth ?? 0) / face.unitsPerEm + (THAI.test(char) ? 0 : (TRACKING[wanted] ?? 0))) * size
  })
  return { commands, width: x }
}

const n = (value: number): string => String(Math.round(value * 10) / 10)

/** Path data of outlines whose every point is moved by `warp`. */
export function pathData(
  commands: readonly PathCommand[],
  warp: (x: number, y: number) => [number, number],
): string {
  const point = (x: number, y: number): string => warp(x, y).map(n).join(' ')
  return commands
    .map((c) => {
      switch (c.type) {
        case 'M':
        case 'L':
          return `${c.type}${point(c.x, c.y)}`
        case 'Q':
          return `Q${point(c.x1, c.y1)} ${point(c.x, c.y)}`
        case 'C':
          return `C${point(c.x1, c.y1)} ${point(c.x2, c.y2)} ${point(c.x, c.y)}`
        case 'Z':
          return 'Z'
      }
    })
    .join('')
}
