import { sign, signatureFault } from './signature.ts'

/** By OpenSSL, over the text of the document: printf '1763856000000\nPOST\n/lgw/wallet/bet\n{"amount":"1.00"}' | openssl dgst -sha256 -hmac vector-secret */
const VECTOR = 'e479aa4acd3a69dc5a51ec28a080858dde249966e5190c5b7ad854af108c53a1'
const NOW = 1_763_856_000_000
const REQUEST = {
  timestamp: String(NOW),
  method: 'POST',
  path: '/lgw/wallet/bet',
  body: '{"amount":"1.00"}',
  signature: VECTOR,
}

test('the wire’s signature is the documented one: time, method, path and body, a line each (GAM-04)', () => {
  const { timestamp, method, path, body } = REQUEST
  expect(sign('vector-secret', timestamp, method, path, body)).toBe(VECTOR)
  expect(signatureFault('vector-secret', REQUEST, NOW)).toBeUndefined()
})

test('a signature is good for a minute and for what it signs', () => {
  expect(signatureFault('vector-secret', REQUEST, NOW + 60_001)).toBe('signature_stale')
  expect(signatureFault('vector-secret', { ...REQUEST, body: '{}' }, NOW)).toBe('signature_invalid')
})
