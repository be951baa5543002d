import { networkRegions } from './regions.ts'

const brand = { blockedNetworks: ['203.0.113.0/24', '198.51.100.7', '2001:db8:5::/48'] }

test.each(['203.0.113.9', '198.51.100.7', '2001:db8:5:1::1', '::ffff:203.0.113.9'])(
  'a brand is closed to %s, which is in its networks (SHL-16)',
  (address) => expect(networkRegions.isClosedTo(brand, address)).toBe(true),
)

test.each(['203.0.114.9', '198.51.100.8', '2001:db8:6::1', 'nonsense'])(
  'and open to %s (SHL-16)',
  (address) => expect(networkRegions.isClosedTo(brand, address)).toBe(false),
)

test('a brand without networks is open to all addresses (SHL-16)', () => {
  expect(networkRegions.isClosedTo({ blockedNetworks: [] }, '203.0.113.9')).toBe(false)
})
