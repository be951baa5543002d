import { requestId, sameRequest } from './request-id.ts'

test('a request keeps the id that it came with (PLT-07)', () => {
  const id = '177e4509ec2a77be770354527236ab59'
  expect(requestId({ headers: sameRequest({ id }) })).toBe(id)
})

test.each([undefined, '', 'short', 'x'.repeat(65), 'with a line\nof its own …', '<b>0123456789abcdef</b>'])(
  'an id such as %j is exchanged for a new one (PLT-07)',
  (given) => {
    const headers = given === undefined ? {} : { 'x-request-id': given }
    expect(requestId({ headers })).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  },
)
