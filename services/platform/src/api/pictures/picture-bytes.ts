import { ApiError } from '#api/api-error'

const DATA_ADDRESS = /^data:[\w/+.-]{0,64};base64,/
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/
const SIGNS_OF_3_BYTES = 4
const PADDING = 3

/** The bytes of a `data:` address or of plain base64. Throws ApiError `image_size`, before it is decoded, or `wrong` for what is neither. */
export function pictureBytes(
  text: string,
  { field, mostBytes, wrong }: { field: string; mostBytes: number; wrong: 'image_type' | 'picture_type' },
): Buffer {
  const coded = text.slice(DATA_ADDRESS.exec(text)?.[0].length ?? 0)
  if ((coded.length / SIGNS_OF_3_BYTES) * 3 > mostBytes + PADDING) throw new ApiError('image_size', { field })
  if (!BASE64.test(coded)) throw new ApiError(wrong, { field })
  const bytes = Buffer.from(coded, 'base64')
  if (bytes.length > mostBytes) throw new ApiError('image_size', { field })
  return bytes
}
