import { spawnSync } from 'node:child_process'
import sharp from 'sharp'

// Decodes what somebody sent, one file after the other, in a process of its own: it holds no secret, no connection and no player's call.

/** Linux runs its threads where nothing else wants to run; those that libvips starts later inherit it. */
spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)])
sharp.concurrency(1)
sharp.cache(false)

async function draw({ file, kept, mostPixels, quality }) {
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

process.on('message', (task) => {
  void draw(task).then((drawn) => process.send?.(drawn))
})
process.on('disconnect', () => process.exit())
