import { MOST_CHAT_PICTURE_BYTES } from '@site/shared-api/contract/chat'
import type { PictureRule, TakenPicture } from '#api/pictures/draw-picture'
import { pictureBytes } from '#api/pictures/picture-bytes'
import type { PictureGate, PictureLeave } from '#api/pictures/picture-gate'

const FIELD = 'picture'
const RULE: PictureRule = {
  formats: ['png', 'jpeg', 'webp'],
  wrong: 'picture_type',
  fieldOf: () => FIELD,
}

/** A picture out of its data address, drawn anew; throws ApiError `image_size`, `picture_type`, `picture_too_large`, `too_many_requests`. */
export async function takeData(
  pictures: PictureGate,
  leave: PictureLeave,
  address: string,
): Promise<TakenPicture> {
  const limits = { field: FIELD, mostBytes: MOST_CHAT_PICTURE_BYTES, wrong: RULE.wrong }
  return await pictures.takeOne(leave, pictureBytes(address, limits), RULE)
}

/** A kept picture as a data address. */
export const dataOf = (content: Buffer): string => `data:image/webp;base64,${content.toString('base64')}`
