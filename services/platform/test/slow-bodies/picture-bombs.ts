import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Pixels that the platform still decodes: 25 megapixels. */
const SIDE = 5_000
const SHORT_SIDE = 300
const CHANNELS = 3
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** Eight bits for each of red, green and blue. */
const DEPTH_AND_COLOUR = Buffer.from([8, 2, 0, 0, 0])
/** A row as it is, and one that differs by nothing from the one above. */
const [AS_IT_IS, AS_ABOVE] = [0, 2]
const [PNG_SIDE, WEBP_SIDE] = [60_000, 16_383]
const WEBP_SIDE_AT = 26

const flat = (side: number) =>
  sharp({ create: { width: side, height: side, channels: CHANNELS, background: '#301050' } })

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** Rows of noise, all the same: its file is a five-hundredth of its pixels. */
function png(said: number, rows: number): Buffer {
  const row = 1 + SIDE * CHANNELS
  const pixels = Buffer.alloc(row * rows)
  randomBytes(row - 1).copy(pixels, 1)
  for (let at = 0; at < pixels.length; at += row) pixels[at] = at === 0 ? AS_IT_IS : AS_ABOVE
  const size = Buffer.alloc(8)
  size.writeUInt32BE(said)
  size.writeUInt32BE(said, 4)
  const parts = [
    chunk('IHDR', Buffer.concat([size, DEPTH_AND_COLOUR])),
    chunk('IDAT', deflateSync(pixels, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([SIGNATURE, ...parts])
}

/** A small WebP whose header says that it is large. */
async function declaredWebp(): Promise<Buffer> {
  const file = await flat(SHORT_SIDE).webp().toBuffer()
  file.writeUInt16LE(WEBP_SIDE, WEBP_SIDE_AT)
  file.writeUInt16LE(WEBP_SIDE, WEBP_SIDE_AT + 2)
  return file
}

/** Small files that unfold to many pixels, or only say so; with `isWhole` those too that take seconds to make. */
export async function pictureBombs(isWhole: boolean): Promise<readonly Buffer[]> {
  const bombs = [
    png(SIDE, SIDE),
    png(PNG_SIDE, SHORT_SIDE),
    await declaredWebp(),
    await flat(SHORT_SIDE).gif().toBuffer(),
  ]
  if (!isWhole) return bombs
  const busy = sharp(png(SIDE, SIDE))
  return [
    ...bombs,
    await busy.clone().jpeg({ quality: 30, progressive: true }).toBuffer(),
    await busy.clone().jpeg({ quality: 5 }).toBuffer(),
    await flat(SIDE).webp({ lossless: true, effort: 0 }).toBuffer(),
    await flat(SIDE).gif({ effort: 1 }).toBuffer(),
  ]
}
