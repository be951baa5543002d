import sharp from 'sharp'
import { takePicture } from './take-picture.ts'

const WHERE = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 45/1 0/1' } }
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#BA341F' } })

test('a picture keeps nothing of where it was taken, and stands upright (PLT-08)', async () => {
  const taken = await takePicture(await picture(400, 200).jpeg().withExif(WHERE).toBuffer())
  const kept = await sharp(taken.content).metadata()
  expect([kept.format, kept.width, kept.height, kept.exif]).toEqual(['webp', 400, 200, undefined])
  const turned = await takePicture(await picture(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer())
  expect([turned.width, turned.height]).toEqual([200, 400])
})

test('a picture is no wider than pages show it, and the same bytes have the same name', async () => {
  const file = await picture(4_000, 1_000).png().toBuffer()
  const [one, other] = [await takePicture(file), await takePicture(file)]
  expect([one.width, one.height, one.slug]).toEqual([1_920, 480, other.slug])
})

test('sixty megapixels are refused with the figure, before they are decoded', async () => {
  const file = await sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const begun = performance.now()
  await expect(takePicture(file)).rejects.toMatchObject({
    code: 'picture_too_large',
    field: 'picture',
    data: { width: 10_000, height: 6_000 },
  })
  expect(performance.now() - begun).toBeLessThan(100)
})

test.each([
  ['a text', Buffer.from('hello')],
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9Z"/></svg>'),
  ],
  ['nothing', Buffer.alloc(0)],
])('%s is no picture', async (_what, file) => {
  await expect(takePicture(file)).rejects.toMatchObject({ code: 'picture_type', field: 'picture' })
})

test('a file that is cut off is no picture', async () => {
  const whole = await picture(800, 400).png({ compressionLevel: 0 }).toBuffer()
  await expect(takePicture(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
    code: 'picture_type',
  })
})
