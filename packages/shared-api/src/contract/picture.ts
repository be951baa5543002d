import { z } from 'zod'
import { defineCall } from './call.ts'

/** What an upload may be. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const
/** Of the file, and of what it holds: both are looked at before it is decoded. */
export const MOST_PICTURE_BYTES = 10 * 1024 * 1024
export const MOST_MEGAPIXELS = 25

export const uploadPicture = defineCall({
  method: 'POST',
  path: '/wps/operator/pictures',
  brandOf: 'none',
  access: 'operator',
  right: 'content',
  summary:
    'A picture for banners, notices and promotions: the body is the file (PNG, JPEG, WebP, AVIF; 10 MB, 25 megapixels). Where it was taken is not kept; audited',
  branded: false,
  pictures: { most: 1, mostBytes: MOST_PICTURE_BYTES },
  response: z.object({
    /** What documents name it by; the same picture has the same slug. */
    picture: z.string(),
    /** Of one width; 480, 824 and 960 are there as .webp and .avif. */
    url: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    bytes: z.number().int(),
  }),
})
