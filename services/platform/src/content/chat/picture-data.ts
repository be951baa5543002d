import { MOST_CHAT_PICTURE_BYTES } from '@site/shared-api/contract/chat'
import { ApiError } from '#api/api-error'
import { inTurn } from '#content/pictures/in-turn'
import { takePicture, type TakenPicture } from '#content/pictures/take-picture'

/** A picture out of its data address, drawn anew; throws ApiError `image_size`, `picture_type` or `picture_too_large`. */
export async function takeData(address: string): Promise<TakenPicture> {
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
  if (bytes.length > MOST_CHAT_PICTURE_BYTES) throw new ApiError('image_size', { field: 'picture' })
  return await inTurn(() => takePicture(bytes))
}

/** A kept picture as a data address. */
export const dataOf = (content: Buffer): string => `data:image/webp;base64,${content.toString('base64')}`
