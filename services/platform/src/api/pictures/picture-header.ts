/** What a picture says of itself in its first bytes; nothing is decoded. */
export interface PictureHeader {
  readonly format: 'png' | 'jpeg' | 'webp' | 'avif'
  readonly width: number
  readonly height: number
}

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const AVIF_BRANDS = ['avif', 'avis', 'mif1', 'msf1']
/** Boxes of an AVIF file that stand before its picture. */
const AVIF_HEAD = 64 * 1024

/** Format, width and height (PNG, JPEG, WebP, AVIF); undefined for anything else and for what is cut off or empty. */
export function pictureHeader(file: Buffer): PictureHeader | undefined {
  try {
    const header = png(file) ?? jpeg(file) ?? webp(file) ?? avif(file)
    return header && header.width > 0 && header.height > 0 ? header : undefined
  } catch {
    // Read beyond the end.
    return undefined
  }
}

function png(file: Buffer): PictureHeader | undefined {
  if (!file.subarray(0, PNG.length).equals(PNG)) return undefined
  return { format: 'png', width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}

function jpeg(file: Buffer): PictureHeader | undefined {
  if (file.readUInt16BE(0) !== 0xffd8) return undefined
  for (let at = 2; ;) {
    while (file.readUInt16BE(at) === 0xffff) at += 1
    const marker = file.readUInt16BE(at)
    // The picture begins, or a segment does not, without its size.
    if (marker < 0xffc0 || marker === 0xffda) return undefined
    const isFrame = marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame)
      return { format: 'jpeg', height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
    at += 2 + file.readUInt16BE(at + 2)
  }
}

function webp(file: Buffer): PictureHeader | undefined {
  const signs = (from: number): string => file.toString('latin1', from, from + 4)
  if (signs(0) !== 'RIFF' || signs(8) !== 'WEBP') return undefined
  const of = (width: number, height: number): PictureHeader => ({ format: 'webp', width, height })
  switch (signs(12)) {
    case 'VP8X':
      return of(file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1)
    case 'VP8L': {
      const bits = file.readUInt32LE(21)
      return of((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
    }
    case 'VP8 ':
      return of(file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff)
    default:
      return undefined
  }
}

/** The largest of the sizes that the file names: a picture made of tiles names those as well. */
function avif(file: Buffer): PictureHeader | undefined {
  if (file.toString('latin1', 4, 8) !== 'ftyp' || !AVIF_BRANDS.includes(file.toString('latin1', 8, 12)))
    return undefined
  const head = file.subarray(0, AVIF_HEAD)
  let [width, height] = [0, 0]
  for (let at = head.indexOf('ispe'); at !== -1; at = head.indexOf('ispe', at + 4)) {
    width = Math.max(width, head.readUInt32BE(at + 8))
    height = Math.max(height, head.readUInt32BE(at + 12))
  }
  return { format: 'avif', width, height }
}
