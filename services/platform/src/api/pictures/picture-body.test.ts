import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import sharp from 'sharp'
import { takeBytesAlone } from './picture-body.ts'

const ANNOUNCED = 1_000_000
const SENT = 200_000
/** Where a PNG says its width and height. */
const SIZE_AT = 16

const app = Fastify({ bodyLimit: ANNOUNCED })
takeBytesAlone(app, { most: 3, mostBytes: ANNOUNCED })
app.post('/', () => 'read whole')
beforeAll(() => app.listen({ port: 0 }))
afterAll(() => app.close())

/** Sends the first bytes of a body; resolves with the code of the answer, which nothing but those bytes can have brought. */
async function codeOf(first: Buffer, sizes: string): Promise<unknown> {
  const { port } = app.server.address() as AddressInfo // reason: it listens on a port
  const headers = { 'Content-Type': 'application/octet-stream', 'Content-Length': ANNOUNCED }
  return await new Promise((resolve) => {
    const sent = request({ port, path: `/?sizes=${sizes}`, method: 'POST', headers }, (answer) => {
      let text = ''
      answer.on('data', (part) => (text += String(part)))
      answer.on('end', () => {
        resolve(JSON.parse(text).code)
        sent.destroy()
      })
    })
    sent.on('error', () => undefined)
    sent.write(first)
  })
}

it.each([
  ['the only picture', 0, String(ANNOUNCED)],
  ['the second picture', 50_000, `50000,${ANNOUNCED - 50_000}`],
])(
  '%s of too many pixels is refused when its header has arrived, and the rest has not (PLT-03)',
  async (...[, from, sizes]) => {
    const body = Buffer.alloc(SENT)
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#BA341F' } })
      .png()
      .toBuffer()
    picture.copy(body)
    picture.writeUInt32BE(6_320, picture.writeUInt32BE(6_320, SIZE_AT))
    picture.copy(body, from)
    expect(await codeOf(body, sizes)).toBe('picture_too_large')
  },
)
