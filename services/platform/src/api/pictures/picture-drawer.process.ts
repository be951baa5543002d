import sharp from 'sharp'
import type { DrawingTask } from './picture-drawer.ts'

// Decodes one file after the other in a process of its own: it holds no secret, no connection and no player's call.

/** The next file: its bytes come over the standard input, which is read as fast as this process runs. */
async function readFile(length: number): Promise<Buffer> {
  const file = Buffer.allocUnsafe(length)
  let end = 0
  while (end < length) {
    const chunk: Buffer | null = process.stdin.read()
    if (chunk === null) await new Promise((resolve) => process.stdin.once('readable', resolve))
    else end += chunk.copy(file, end)
  }
  return file
}

async function draw(file: Buffer, { kept, mostPixels, quality }: DrawingTask): Promise<object> {
  try {
    const { data, info } = await sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize(kept)
      .webp(quality)
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, content: data }
  } catch {
    return {}
  }
}

async function answer(task: DrawingTask): Promise<void> {
  process.send?.(await draw(await readFile(task.bytes), task))
}

sharp.concurrency(1)
sharp.cache(false)
// reason: what `PictureDrawer` sends
process.on('message', (task) => void answer(task as DrawingTask))
process.on('disconnect', () => process.exit())
