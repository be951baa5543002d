import sharp from 'sharp'

export const FORMATS = { avif: 'image/avif', webp: 'image/webp' } as const
export type ImageFormat = keyof typeof FORMATS

const SVG_UNITS_DPI = 72
/** Tuned by eye at 120 px: a 240 px game stays near 5 KB as AVIF. */
const AVIF = { quality: 44, effort: 2, chromaSubsampling: '4:2:0' } as const
const WEBP = { quality: 68, effort: 4, smartSubsample: true } as const

// One thread a picture: the queue in front decides how many are drawn at a time.
sharp.concurrency(1)
sharp.cache(false)

/** Draws an SVG whose own width is `sourceWidth` at `width` pixels. */
export async function drawImage(
  svg: string,
  sourceWidth: number,
  width: number,
  format: ImageFormat,
): Promise<Buffer> {
  const density = (SVG_UNITS_DPI * width) / sourceWidth
  const image = sharp(Buffer.from(svg), { density, unlimited: false })
    .resize({ width })
    .flatten({ background: '#0e0b14' })
  return format === 'avif' ? image.avif(AVIF).toBuffer() : image.webp(WEBP).toBuffer()
}

const PHOTO_AVIF = { quality: 55, effort: 2, chromaSubsampling: '4:2:0' } as const
const PHOTO_WEBP = { quality: 78, effort: 4, smartSubsample: true } as const

/** A picture at `width` pixels. */
export async function sizePhoto(content: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  const image = sharp(content).resize({ width }).flatten({ background: '#0e0b14' })
  return format === 'avif' ? image.avif(PHOTO_AVIF).toBuffer() : image.webp(PHOTO_WEBP).toBuffer()
}
