import { createHash } from 'node:crypto'
import { MOST_MEGAPIXELS } from '@site/shared-api/contract/picture'
import sharp, { type Metadata } from 'sharp'
import { ApiError } from '#api/api-error'

const MEGA = 1_000_000
const MOST_PIXELS = MOST_MEGAPIXELS * MEGA
/** No page shows a wider one, on the densest of screens. */
const KEPT_WIDTH = 1_920
const KEPT = { quality: 90, effort: 4 } as const
const SLUG_SIGNS = 40
const FIELD = { field: 'picture' }

/** A picture as it is kept. */
export interface TakenPicture {
  /** By the bytes that were brought. */
  readonly slug: string
  readonly width: number
  readonly height: number
  readonly content: Buffer
}

/**
 * Reads an uploaded picture and draws it anew: upright, no wider than any page shows it, without place, camera or anything
 * else that was written into it. Throws ApiError `picture_type` or `picture_too_large`, the latter before it is decoded.
 */
export async function takePicture(file: Buffer): Promise<TakenPicture> {
  refuseLook(await lookAt(file))
  const slug = `p-${createHash('sha256').update(file).digest('hex').slice(0, SLUG_SIGNS)}`
  try {
    const { data, info } = await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: KEPT_WIDTH, withoutEnlargement: true })
      .webp(KEPT)
      .toBuffer({ resolveWithObject: true })
    return { slug, width: info.width, height: info.height, content: data }
  } catch {
    throw new ApiError('picture_type', FIELD)
  }
}

/** What the file says of itself; nothing is decoded. */
async function lookAt(file: Buffer): Promise<Metadata> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata()
  } catch {
    throw new ApiError('picture_type', FIELD)
  }
}

function refuseLook({ format, compression, width, height }: Metadata): void {
  const isAvif = format === 'heif' && compression === 'av1'
  if (!isAvif && !['png', 'jpeg', 'webp'].includes(format)) throw new ApiError('picture_type', FIELD)
  if (width * height <= MOST_PIXELS) return
  throw new ApiError('picture_too_large', {
    ...FIELD,
    message: `The picture has ${((width * height) / MEGA).toFixed(1)} megapixels, ${MOST_MEGAPIXELS} at most are taken`,
    data: { width, height, mostMegapixels: MOST_MEGAPIXELS },
  })
}
