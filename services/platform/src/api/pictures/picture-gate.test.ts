import sharp from 'sharp'
import type { PictureRule } from './draw-picture.ts'
import { PictureGate } from './picture-gate.ts'
import { pictureHeader } from './picture-header.ts'

const WHERE = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 45/1 0/1' } }
const RULE: PictureRule = {
  formats: ['png', 'jpeg', 'webp', 'avif'],
  wrong: 'picture_type',
  fieldOf: () => 'picture',
}
const BOMB_SIDE = 6_320
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#BA341F' } })
const bomb = (side = BOMB_SIDE): Promise<Buffer> =>
  picture(side, side).png({ compressionLevel: 9, palette: true }).toBuffer()

const counted: string[] = []
const throttle = {
  take: async (...limits: { subject: string }[]) =>
    void counted.push(...limits.map(({ subject }) => subject)),
}
// reason: of the throttle the gate uses `take` alone
const gate = new PictureGate({ throttle: throttle as never })
const take = async (file: Buffer, by = 'one') =>
  await gate.takeOne(await gate.admit('operator', by), [file], RULE)

test('a picture keeps nothing of where it was taken, and is turned upright (PLT-08)', async () => {
  const taken = await take(await picture(400, 200).jpeg().withExif(WHERE).toBuffer())
  const kept = await sharp(taken.content).metadata()
  expect([kept.format, kept.width, kept.height, kept.exif]).toEqual(['webp', 400, 200, undefined])
  const turned = await take(await picture(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer())
  expect([turned.width, turned.height]).toEqual([200, 400])
})

test('a picture is no wider than pages show it, and the same bytes have the same name', async () => {
  const file = await picture(4_000, 1_000).png().toBuffer()
  const [one, other] = [await take(file), await take(file)]
  expect([one.width, one.height, one.slug]).toEqual([1_920, 480, other.slug])
})

test('a picture is no larger than its rule says', async () => {
  const leave = await gate.admit('member', 'm')
  const kept = { width: 100, height: 100, fit: 'inside' } as const
  const { height, width } = await gate.takeOne(leave, [await picture(400, 200).png().toBuffer()], {
    ...RULE,
    kept,
  })
  expect([width, height]).toEqual([100, 50])
})

/** Where a file of each format says its size, and how: found by its own first bytes. */
const enlarged: Record<'png' | 'jpeg' | 'webp' | 'avif', (file: Buffer) => void> = {
  png: (file) => void file.writeUInt32BE(BOMB_SIDE, file.writeUInt32BE(BOMB_SIDE, 16)),
  jpeg: (file) => {
    const frame = file.indexOf(Buffer.from('ffc0', 'hex'))
    file.writeUInt16BE(BOMB_SIDE, file.writeUInt16BE(BOMB_SIDE, frame + 5))
  },
  webp: (file) => void file.writeUInt16LE(BOMB_SIDE, file.writeUInt16LE(BOMB_SIDE, 26)),
  avif: (file) => {
    const size = file.indexOf('ispe')
    file.writeUInt32BE(BOMB_SIDE, file.writeUInt32BE(BOMB_SIDE, size + 8))
  },
}

test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  'too many pixels of a %s are refused by the header with the figure, though nothing behind it could be decoded (PLT-03)',
  async (format) => {
    const file = await picture(40, 30).toFormat(format).toBuffer()
    expect((await take(file)).width).toBe(40)
    enlarged[format](file)
    await expect(take(file)).rejects.toMatchObject({
      code: 'picture_too_large',
      field: 'picture',
      data: { width: BOMB_SIDE, height: BOMB_SIDE },
    })
  },
)

test('each kind of WebP says its size (PLT-03)', async () => {
  for (const [options, type] of [
    [{ lossless: true }, 'VP8L'],
    [{ quality: 50 }, 'VP8 '],
    [{ quality: 50, alphaQuality: 50 }, 'VP8X'],
  ] as const) {
    const drawn = picture(300, 200)
    const file = await (type === 'VP8X' ? drawn.ensureAlpha(0.5) : drawn).webp(options).toBuffer()
    expect([file.toString('latin1', 12, 16), pictureHeader(file)]).toEqual([
      type,
      { format: 'webp', width: 300, height: 200 },
    ])
  }
})

test('one picture too large refuses the others undrawn, and names the place', async () => {
  const leave = await gate.admit('member', 'm')
  const files = [await picture(10, 10).png().toBuffer(), await bomb()]
  const rule = { ...RULE, fieldOf: (at: number) => `pictures.${at}` }
  await expect(gate.take(leave, files, rule)).rejects.toMatchObject({
    code: 'picture_too_large',
    field: 'pictures.1',
  })
})

test('who brings pictures is counted once for each call, under every limit of the call (PLT-03)', async () => {
  counted.length = 0
  await gate.admit('member', 'a', { subject: 'identity:a', most: 6, windowMs: 1 })
  expect(counted).toEqual(['pictures:member:a', 'identity:a'])
})

test('pictures are drawn one call at a time: one person has four waiting, all together six, others come again (PLT-03)', async () => {
  const file = await picture(3_000, 3_000).png().toBuffer()
  const people = ['a', 'a', 'a', 'a', 'a', 'b', 'b', 'c']
  const ends = await Promise.allSettled(people.map((by) => take(file, by)))
  expect(ends.map((end) => (end.status === 'fulfilled' ? 'drawn' : end.reason.code))).toEqual([
    ...['drawn', 'drawn', 'drawn', 'drawn', 'too_many_requests', 'drawn', 'drawn', 'too_many_requests'],
  ])
  expect((await take(await picture(10, 10).png().toBuffer(), 'c')).width).toBe(10)
})

test.each([
  ['a text', Buffer.from('hello')],
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9Z"/></svg>'),
  ],
  ['nothing', Buffer.alloc(0)],
  ['a JPEG that never says its size', Buffer.from('ffd8ffe00004ffff', 'hex')],
  ['a PNG without height', Buffer.from('89504e470d0a1a0a0000000d494844520000000100000000', 'hex')],
])('%s is no picture', async (_what, file) => {
  await expect(take(file)).rejects.toMatchObject({ code: 'picture_type', field: 'picture' })
})

test('a file that is cut off is no picture', async () => {
  const whole = await picture(800, 400).png({ compressionLevel: 0 }).toBuffer()
  await expect(take(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ code: 'picture_type' })
})
