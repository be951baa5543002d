import sharp from 'sharp'
import { PictureDrawer } from './picture-drawer.ts'

const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#BA341F' } })
    .png()
    .toBuffer()
const DRAWING = {
  kept: { width: 100 },
  mostPixels: 25_000_000,
  quality: { quality: 90 },
}

test('draws a file that breaks nothing, and answers nothing for one that is no picture', async () => {
  const drawer = new PictureDrawer()
  const drawn = await drawer.draw(await picture(400, 200), DRAWING)
  expect([drawn?.width, drawn?.height]).toEqual([100, 50])
  expect(await drawer.draw(Buffer.from('no picture'), DRAWING)).toBeUndefined()
  expect((await drawer.draw(await picture(300, 300), DRAWING))?.height).toBe(100)
})

test('when the process ends while it draws, that file is not drawn and the next one is, by another process (PLT-03, PLT-06)', async () => {
  const drawer = new PictureDrawer()
  const next = await picture(400, 200)
  await drawer.draw(next, DRAWING)
  const { pid } = drawer
  const drawing = drawer.draw(await picture(5_000, 5_000), DRAWING)
  process.kill(Number(pid), 'SIGKILL')
  expect(await drawing).toBeUndefined()
  expect((await drawer.draw(next, DRAWING))?.width).toBe(100)
  expect(drawer.pid).not.toBe(pid)
})
