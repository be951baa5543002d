import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { drawn, noise } from '../../services/platform/test/rig/outside/photo.ts'

const WIDTH = 1_600
const SMALL_HEIGHT = 200
/** Room for what a PNG contains in addition to its pixels. */
const PNG_EXTRA_BYTES = 65_536
/** The longest side that pages send. */
const LONGEST_SIDE = 1_920

/** A file as a page's picker takes it. */
export interface PictureFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Another one for every width: the same picture is kept once. */
export const smallPhoto = async (width = 300): Promise<PictureFile> => ({
  name: 'small.jpg',
  mimeType: 'image/jpeg',
  buffer: await drawn(width, SMALL_HEIGHT).jpeg().toBuffer(),
})

/** An uncompressed PNG of exactly so many bytes, the last few of which stand behind its end. */
export async function pngOf(bytes: number): Promise<PictureFile> {
  const height = Math.floor((bytes - PNG_EXTRA_BYTES) / (WIDTH * 3 + 1))
  const png = await drawn(WIDTH, height).png({ compressionLevel: 0 }).toBuffer()
  return {
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([png, Buffer.alloc(bytes - png.length)]),
  }
}

/** A JPEG of 3 MB, which a page that draws large pictures smaller before sending still sends as more than 2 MB. */
export const noisyPhoto = async (): Promise<PictureFile> => ({
  name: 'noisy.jpg',
  mimeType: 'image/jpeg',
  buffer: await noise(LONGEST_SIDE).jpeg({ quality: 90 }).toBuffer(),
})

export const oneByteMore = (file: PictureFile): PictureFile => ({
  ...file,
  buffer: Buffer.concat([file.buffer, Buffer.alloc(1)]),
})

export const LOGO: PictureFile = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="12" fill="#e4b04a"/></svg>',
  ),
}

/** Chooses files in a page's picker from the disk, as a member does: 15 MB through the browser's protocol took a busy machine 15 s. */
export async function choose(picker: Locator, files: PictureFile | readonly PictureFile[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  folders.push(folder)
  const paths = [files].flat().map(({ buffer, name }, at) => {
    const path = join(folder, `${at}-${name}`)
    writeFileSync(path, buffer)
    return path
  })
  await picker.setInputFiles(paths)
}

/** A page reads a file when it sends it: they stay until the journeys end. */
const folders: string[] = []
process.once('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))
