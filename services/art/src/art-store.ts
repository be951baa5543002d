import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ArtQueue } from './art-queue.ts'
import { bannerScene } from './banner.ts'
import { drawImage, sizePhoto, type ImageFormat } from './image.ts'
import { portraitScene } from './portrait.ts'
import { gameScene, type Subject } from './scenes/scene.ts'

/** Raised whenever the drawing changes, so that cached pictures of an older hand are not served. */
export const ART_VERSION = 1
export const GAME_WIDTHS = [160, 240, 320] as const
export const ANCHOR_WIDTHS = [160, 240, 320] as const
export const BANNER_WIDTHS = [480, 824, 960] as const
const GAME_UNITS = 240
const BANNER_UNITS = 640
/** Per process, for all callers: a page shows some thirty, and drawing one takes a tenth of a second. */
const queue = new ArtQueue({ atATime: 2, waiting: 300 })

/** Pictures drawn on demand and kept under `<data folder>/art`, named by what they show; throws ArtBusy where too many wait to be drawn. */
export class ArtStore {
  private readonly folder: string

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'art')
  }

  /** The square picture of a game, `width` pixels. */
  game(nodeId: string, subject: Subject, width: number, format: ImageFormat): Promise<Buffer> {
    const content = JSON.stringify(subject)
    return this.picture(`game:${nodeId}:${content}`, width, format, () =>
      drawImage(gameScene(subject), GAME_UNITS, width, format),
    )
  }

  /** The 16:7 picture of a slug, `width` pixels. */
  banner(slug: string, width: number, format: ImageFormat): Promise<Buffer> {
    return this.picture(`banner:${slug}`, width, format, () =>
      drawImage(bannerScene(slug), BANNER_UNITS, width, format),
    )
  }

  /** The square portrait of an anchor, `width` pixels. */
  anchor(id: string, width: number, format: ImageFormat): Promise<Buffer> {
    return this.picture(`anchor:${id}`, width, format, () =>
      drawImage(portraitScene(id), GAME_UNITS, width, format),
    )
  }

  /** A picture that was brought, `width` pixels. */
  photo(slug: string, content: () => Promise<Buffer>, width: number, format: ImageFormat): Promise<Buffer> {
    return this.picture(`photo:${slug}`, width, format, async () => sizePhoto(await content(), width, format))
  }

  private async picture(
    content: string,
    width: number,
    format: ImageFormat,
    draw: () => Promise<Buffer>,
  ): Promise<Buffer> {
    const name = createHash('sha256').update(`${ART_VERSION}:${content}:${width}`).digest('hex')
    const file = join(this.folder, name.slice(0, 2), `${name}.${format}`)
    const kept = await readFile(file).catch(() => undefined)
    if (kept && kept.length > 0) return kept
    return await queue.run(file, async () => {
      const drawn = await draw()
      // A full or read-only disk costs the cache, not the picture.
      await keep(file, drawn).catch(() => undefined)
      return drawn
    })
  }
}

async function keep(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  try {
    await writeFile(draft, content)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
