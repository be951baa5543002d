import { decodePath } from './decode-path.ts'

/** As the platform does it. */
const hide = (path: string): string => Buffer.from([...path].reverse().join('')).toString('base64url')

test.each([
  ['https://t.me/lotus_example', 'https://t.me/lotus_example'],
  ['http://line.example/ต่อ?a=1#b', 'http://line.example/%E0%B8%95%E0%B9%88%E0%B8%AD?a=1#b'],
  ['/m/chat', '/m/chat'],
  ['/m/help?tag=ถาม', '/m/help?tag=%E0%B8%96%E0%B8%B2%E0%B8%A1'],
])('a path of customer service is readable again: %s (SHL-30)', (path, address) => {
  expect(decodePath(hide(path))).toBe(address)
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'tg://resolve?domain=lotus',
  '//evil.example/m/chat',
  '/\\evil.example',
  '/\t/evil.example',
  'm/chat',
  'https://',
  '',
])('nothing but http(s) and paths of the site is followed: %j (SHL-30)', (path) => {
  expect(decodePath(hide(path))).toBeUndefined()
})

test.each(['%%%', 'not base64!', '_____', '/m/chat'])('what was never hidden is no address: %j', (path) => {
  expect(decodePath(path)).toBeUndefined()
})
