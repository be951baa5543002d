import { createHmac } from 'node:crypto'
import { streamOf } from '#fair/node-stream'
import { RandomStream } from '#fair/random-stream'

describe('numbers of a round', () => {
  it('draws again what would favour small numbers', () => {
    // 2³² is no multiple of 10: the last six numbers are not used.
    const bytes = new Uint8Array(32)
    const view = new DataView(bytes.buffer)
    view.setUint32(0, 2 ** 32 - 1)
    view.setUint32(4, 2 ** 32 - 6)
    view.setUint32(8, 2 ** 32 - 7)
    expect(new RandomStream(() => bytes).below(10)).toBe(9)
  })

  it('are those of HMAC-SHA256(server seed, client seed:nonce:cursor)', () => {
    const random = streamOf('server', 'client', 7)

    const block = (cursor: number) => createHmac('sha256', 'server').update(`client:7:${cursor}`).digest()
    for (let i = 0; i < 8; i += 1) expect(random.uint32()).toBe(block(0).readUInt32BE(i * 4))
    expect(random.uint32()).toBe(block(1).readUInt32BE(0))
  })

  it('fall evenly', () => {
    const random = streamOf('server', 'even', 0)
    const counts = new Array<number>(10).fill(0)
    const DRAWS = 50_000
    for (let i = 0; i < DRAWS; i += 1) {
      const digit = random.below(10)
      counts[digit] = (counts[digit] ?? 0) + 1
    }
    const chi = counts.reduce((sum, count) => sum + (count - DRAWS / 10) ** 2 / (DRAWS / 10), 0)
    expect(chi).toBeLessThan(27.9) // one in a thousand, nine degrees of freedom
  })
})
