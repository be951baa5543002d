import { isSignedBy, signatureOf } from './signature.ts'

/** By OpenSSL, over the text of the document: printf '1763856000000\nPOST\n/lgw/wallet/bet\n{"amount":"1.00"}' | openssl dgst -sha256 -hmac vector-secret */
const VECTOR = 'e479aa4acd3a69dc5a51ec28a080858dde249966e5190c5b7ad854af108c53a1'
const REQUEST = {
  timestamp: '1763856000000',
  method: 'POST',
  path: '/lgw/wallet/bet',
  body: '{"amount":"1.00"}',
}

test('the wire’s signature is the documented one: time, method, path and body, a line each (GAM-04)', () => {
  expect(signatureOf('vector-secret', REQUEST)).toBe(VECTOR)
  expect(isSignedBy('vector-secret', VECTOR, REQUEST)).toBe(true)
})

test.each(['timestamp', 'method', 'path', 'body'] as const)('another %s has another signature', (part) => {
  expect(isSignedBy('vector-secret', VECTOR, { ...REQUEST, [part]: `${REQUEST[part]}0` })).toBe(false)
})
