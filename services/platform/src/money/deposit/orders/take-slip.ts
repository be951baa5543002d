import sharp from 'sharp'
import { ApiError } from '#api/api-error'

const MOST_PIXELS = 40_000_000
/** Enough to read what a bank printed. */
const KEPT = { width: 1_280, height: 2_560, fit: 'inside', withoutEnlargement: true } as const
const FIELD = { field: 'picture' }

/** A slip's picture, drawn anew without what else was in the file (B5: JPEG or PNG). Throws ApiError `image_type`. */
export async function takeSlip(file: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const { format } = await picture.metadata()
    if (format !== 'jpeg' && format !== 'png') throw new ApiError('image_type', FIELD)
    return await picture.autoOrient().resize(KEPT).webp({ quality: 82 }).toBuffer()
  } catch {
    throw new ApiError('image_type', FIELD)
  }
}
