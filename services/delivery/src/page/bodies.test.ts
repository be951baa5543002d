import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { acceptedEncoding, createBodies } from './bodies.ts'

const TEXT = 'games '.repeat(2_000)

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['', 'identity'],
  [undefined, 'identity'],
])('who accepts %p gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})

test('a text is the same in every form, and packed once for all who ask', async () => {
  const bodies = createBodies(TEXT)
  expect(brotliDecompressSync(await bodies.get('br')).toString()).toBe(TEXT)
  expect(gunzipSync(await bodies.get('gzip')).toString()).toBe(TEXT)
  expect((await bodies.get('identity')).toString()).toBe(TEXT)
  expect(bodies.get('gzip')).toBe(bodies.get('gzip'))
})
