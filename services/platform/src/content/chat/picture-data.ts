import type { PictureRule } from '#api/pictures/draw-picture'

/** What members, guests and operators may show each other. */
export const CHAT_PICTURES: PictureRule = {
  formats: ['png', 'jpeg', 'webp'],
  wrong: 'picture_type',
  fieldOf: () => 'picture',
}

/** A kept picture as a data address. */
export const dataOf = (content: Buffer): string => `data:image/webp;base64,${content.toString('base64')}`
