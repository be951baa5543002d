import { MOST_REWARD_PICTURE_BYTES } from '@site/shared-api/contract/promotion'

const TYPES = ['image/jpeg', 'image/jpg', 'image/png']
/** What is smaller is sent as it is. */
const LARGE_BYTES = 700_000
/** The platform keeps no wider one. */
const LONGEST_SIDE = 1_920
const QUALITY = 0.9

/** What B5 says of a chosen file: the key of its message, or undefined where it may be shown. */
export function faultOf({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!TYPES.includes(type)) return 'activity_image_type'
  if (size > MOST_REWARD_PICTURE_BYTES) return 'activity_apply_remark_limit3'
  return undefined
}

/** A picture as it is sent, and the same as a `data:` address to be shown. */
export interface ChosenPicture {
  readonly file: Blob
  readonly src: string
}

/** A chosen picture, a large one drawn smaller first: three of 5 MB would outlast a phone's network. Throws where it cannot be read. */
export async function readPicture(chosen: File): Promise<ChosenPicture> {
  const file = chosen.size > LARGE_BYTES ? await smaller(chosen) : chosen
  return { file, src: await addressOf(file) }
}

async function smaller(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  return drawn !== null && drawn.size < file.size ? drawn : file
}

function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'))
    reader.readAsDataURL(blob)
  })
}
