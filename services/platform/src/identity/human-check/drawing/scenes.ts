import sharp from 'sharp'
import { bannerScene, type Random } from '@site/art'

const MOST_SCENES = 12
/** A scene is drawn anew after so many pictures: drawing one costs ten times what cutting one costs. */
const USES = 40

interface Scene {
  readonly bitmap: Promise<Buffer>
  left: number
}

const scenes: Scene[] = []

/** A scene as PNG, 640 x 280; each is used for some pictures with their gaps in other places. */
export function sceneFor(seed: string, random: Random): Promise<Buffer> {
  const place = random.whole(0, MOST_SCENES - 1)
  const known = scenes[place]
  if (known && known.left > 0) {
    known.left -= 1
    return known.bitmap
  }
  const bitmap = sharp(Buffer.from(bannerScene(seed)))
    .png({ compressionLevel: 1 })
    .toBuffer()
  scenes[place] = { bitmap, left: USES }
  return bitmap
}
