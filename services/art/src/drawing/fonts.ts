import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font } from 'opentype.js'

const FILES = {
  round: '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff',
  carved: '@fontsource/cinzel/files/cinzel-latin-900-normal.woff',
  slab: '@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff',
  block: '@fontsource/russo-one/files/russo-one-latin-400-normal.woff',
  thai: '@fontsource/noto-sans-thai/files/noto-sans-thai-thai-900-normal.woff',
  latin: '@fontsource/noto-sans-thai/files/noto-sans-thai-latin-900-normal.woff',
} as const

export type FontName = keyof typeof FILES

const require = createRequire(import.meta.url)
const loaded = new Map<FontName, Font>()

/** A lettering font out of its npm package; no font of the system is used. */
export function font(name: FontName): Font {
  const known = loaded.get(name)
  if (known) return known
  const file = readFileSync(require.resolve(FILES[name]))
  const parsed = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  loaded.set(name, parsed)
  return parsed
}
