import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** Where a phone says that it took the picture. */
const WHERE = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 45/1 0/1' } }

export const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3366aa' } })

/** A square of random pixels: no format makes it small. */
export const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })

/** 300 by 200, as a phone takes it: with the place. */
export const photo = (): Promise<Buffer> => drawn(300, 200).jpeg().withExif(WHERE).toBuffer()
