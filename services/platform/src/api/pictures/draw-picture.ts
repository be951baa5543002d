import { createHash } from 'node:crypto'
import { MOST_MEGAPIXELS } from '@site/shared-api/contract/picture'
import type { ResizeOptions } from 'sharp'
import { ApiError } from '#api/api-error'
import { PictureDrawer } from '#api/pictures/picture-drawer'
import { pictureHeader, type PictureHeader } from '#api/pictures/picture-header'

const MEGA = 1_000_000
const MOST_PIXELS = MOST_MEGAPIXELS * MEGA
/** No page shows a wider one, on the densest of screens. */
const KEPT = { width: 1_920, withoutEnlargement: true } as const
const QUALITY = { quality: 90, effort: 4 } as const
const SLUG_SIGNS = 40
const drawer = new PictureDrawer()

/** What may be brought, and how anything else is refused. */
export interface PictureRule {
  readonly formats: readonly PictureHeader['format'][]
  readonly wrong: 'picture_type' | 'image_type'
  /** The field name of the picture at an index. */
  readonly fieldOf: (at: number) => string
  /** No larger than this, in pixels; 1,920 wide where it says nothing. */
  readonly kept?: ResizeOptions
}

/** A picture as it is kept. */
export interface TakenPicture {
  /** By the bytes that were brought. */
  readonly slug: string
  readonly width: number
  readonly height: number
  readonly content: Buffer
}

/** Throws ApiError `picture_type` (or what the rule says) or `picture_too_large` by what the first bytes say; nothing is decoded. */
export function refuseByHeader(file: Buffer, { fieldOf, formats, wrong }: PictureRule, at: number): void {
  const field = fieldOf(at)
  const header = pictureHeader(file)
  if (!header || !formats.includes(header.format)) throw new ApiError(wrong, { field })
  refuseLarge(header, field)
}

/** Throws ApiError `picture_too_large` for more pixels than are decoded. */
export function refuseLarge({ height, width }: PictureHeader, field: string): void {
  if (width * height <= MOST_PIXELS) return
  throw new ApiError('picture_too_large', {
    field,
    message: `The picture has ${((width * height) / MEGA).toFixed(1)} megapixels, ${MOST_MEGAPIXELS} at most are taken`,
    data: { width, height, mostMegapixels: MOST_MEGAPIXELS },
  })
}

/**
 * Draws a picture anew: upright, no larger than its rule says, without place, camera or anything else that was written into it.
 * Only `PictureGate` calls it. Throws ApiError as the rule says where it cannot be decoded.
 */
export async function drawPicture(
  file: Buffer,
  { fieldOf, kept = KEPT, wrong }: PictureRule,
  at: number,
): Promise<TakenPicture> {
  const slug = `p-${createHash('sha256').update(file).digest('hex').slice(0, SLUG_SIGNS)}`
  const drawn = await drawer.draw(file, { kept, mostPixels: MOST_PIXELS, quality: QUALITY })
  if (!drawn) throw new ApiError(wrong, { field: fieldOf(at) })
  return { slug, ...drawn }
}
