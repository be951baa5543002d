import { createHash } from 'node:crypto'
import type { PictureRule } from '#api/pictures/draw-picture'
import type { PictureLeave } from '#api/pictures/picture-gate'
import type { Platform } from '#api/platform'
import type { FileStore } from '#content/member-files/file-store'
import { insertPictures } from '#content/promotions/pictures.repository'

/** Where a picture of an application lies. */
export const fileOf = (id: string): string => `rewards/${id}.webp`

/** The rule of B5: JPEG or PNG, and nothing that only says it is one. */
const RULE: PictureRule = {
  formats: ['jpeg', 'png'],
  wrong: 'image_type',
  fieldOf: (at) => `pictures.${at}`,
}

/** A digest of the pictures' bytes, equal for equal pictures. */
export const digestOf = (parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(createHash('sha256').update(part).digest())
  return hash.digest('base64url')
}

/**
 * Draws pictures anew, without place or camera, and keeps them for an application that is about to be made; their ids. Noted
 * before they are written: what no application comes to is found and forgotten. Throws ApiError `image_type`, `picture_too_large`.
 */
export async function keepPictures(
  { db, clock, pictures: gate, randomness }: Pick<Platform, 'db' | 'clock' | 'pictures' | 'randomness'>,
  files: FileStore,
  { leave, memberId, pictures }: { leave: PictureLeave; memberId: string; pictures: readonly Buffer[] },
): Promise<string[]> {
  if (pictures.length === 0) return []
  const taken = await gate.take(leave, pictures, RULE)
  const rows = taken.map(({ width, height }, place) => ({
    id: randomness.uuid(),
    member_id: memberId,
    application_id: null,
    place,
    width,
    height,
    brought_at: clock.now(),
  }))
  await insertPictures(db, rows)
  for (const [at, { id }] of rows.entries()) {
    const content = taken[at]?.content
    if (content) await files.write(fileOf(id), content)
  }
  return rows.map(({ id }) => id)
}
