import { MARKS, type MarkPath } from '@site/config'
import type { Brand } from '@site/config/schema'
import sharp from 'sharp'

/** `rounded` for tabs and installers that show an icon as it is; `full` for systems that cut it themselves. */
type Shape = 'rounded' | 'full'

/** What an installed site may ask for, by file name: edge in px, shape, and the free space around the 32-unit mark. */
export const ICONS: Readonly<
  Record<string, { readonly size: number; readonly shape: Shape; readonly space: number }>
> = {
  'icon-192.png': { size: 192, shape: 'rounded', space: 6 },
  'icon-512.png': { size: 512, shape: 'rounded', space: 6 },
  // A mask may take all but the inner 80 % across: the mark lies well inside (W3C manifest, safe zone).
  'maskable-192.png': { size: 192, shape: 'full', space: 8 },
  'maskable-512.png': { size: 512, shape: 'full', space: 8 },
  'apple-touch-icon.png': { size: 180, shape: 'full', space: 7 },
}

/** The brand's sign on its own canvas colour. */
export function iconSvg(
  { mark, ownMark, themes: { dark } }: Brand,
  shape: Shape = 'rounded',
  space = 6,
): string {
  const paint = ({ role }: MarkPath): string => {
    const stroke = (colour: string, width: number): string =>
      `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`
    if (role === 'line') return stroke(dark.accent, 1.6)
    if (role === 'branch') return stroke(dark.accent, 3)
    return `fill="${role === 'second' ? dark.accent2 : dark.accent}"${role === 'soft' ? ' opacity="0.75"' : ''}`
  }
  const paths =
    ownMark === null
      ? (MARKS[mark] ?? []).map((path) => `<path d="${path.d}" ${paint(path)}/>`).join('')
      : inBox(ownMark)
  const edge = 32 + 2 * space
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-space} ${-space} ${edge} ${edge}"><rect x="${-space}" y="${-space}" width="${edge}" height="${edge}" rx="${shape === 'full' ? 0 : 10}" fill="${dark.canvas}"/>${paths}</svg>`
}

/** A brand's own sign in the box of the house's: without sizes of its own it fills it. */
const inBox = (svg: string): string =>
  svg.replace(/^<svg([^>]*)>/, (_whole, attributes: string) => {
    const others = attributes.replace(/ (?:width|height|x|y)="[^"]*"/g, '')
    return `<svg${others} width="32" height="32">`
  })

const drawn = new Map<string, Promise<Buffer>>()
const KEPT = 64

/** An icon as PNG, drawn once per look; undefined for a file that is no icon. */
export function iconPng(brand: Brand, file: string): Promise<Buffer> | undefined {
  const icon = ICONS[file]
  if (icon === undefined) return undefined
  const svg = iconSvg(brand, icon.shape, icon.space)
  const key = `${icon.size} ${svg}`
  const known = drawn.get(key)
  if (known) return known
  const edge = 32 + 2 * icon.space
  const png = sharp(Buffer.from(svg), { density: (72 * icon.size) / edge })
    .resize(icon.size, icon.size)
    .png({ compressionLevel: 9 })
    .toBuffer()
  drawn.set(key, png)
  png.catch(() => drawn.delete(key))
  for (const oldest of drawn.keys()) if (drawn.size > KEPT) drawn.delete(oldest)
  return png
}
