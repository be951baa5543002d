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

/** What may be brought, and how anything else is refused. */
export interface PictureRule {
  readonly formats: readonly ('png' | 'jpeg' | 'webp' | 'avif')[]
  readonly wrong: 'picture_type' | 'image_type'
  readonly field: string
}

/** What operators bring. */
const OF_OPERATORS: PictureRule = {
  formats: ['png', 'jpeg', 'webp', 'avif'],
  wrong: 'picture_type',
  field: 'picture',
}

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
 * else that was written into it. Throws ApiError `picture_type` (or what the rule says) or `picture_too_large`, the latter before it is decoded.
 */
export async function takePicture(file: Buffer, rule: PictureRule = OF_OPERATORS): Promise<TakenPicture> {
  refuseLook(await lookAt(file, rule), rule)
  const slug = `p-${createHash('sha256').update(file).digest('hex').slice(0, SLUG_SIGNS)}`
  try {
    const { data, info } = await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: KEPT_WIDTH, withoutEnlargement: true })
      .webp(KEPT)
      .toBuffer({ resolveWithObject: true })
    return { slug, width: info.width, height: info.height, content: data }
  } catch {
    throw new ApiError(rule.wrong, { field: rule.field })
  }
}

/** What the file says of itself; nothing is decoded. */
async function lookAt(file: Buffer, { wrong, field }: PictureRule): Promise<Metadata> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata()
  } catch {
    throw new ApiError(wrong, { field })
  }
}

function refuseLook(
  { format, compression, width, height }: Metadata,
  { formats, wrong, field }: PictureRule,
): void {
  const kind = format === 'heif' && compression === 'av1' ? 'avif' : format
  if (!formats.some((one) => one === kind)) throw new ApiError(wrong, { field })
  if (width * height <= MOST_PIXELS) return
  throw new ApiError('picture_too_large', {
    field,
    message: `The picture has ${((width * height) / MEGA).toFixed(1)} megapixels, ${MOST_MEGAPIXELS} at most are taken`,
    data: { width, height, mostMegapixels: MOST_MEGAPIXELS },
  })
}
