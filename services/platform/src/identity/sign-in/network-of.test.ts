import { maskAddress, networkOf } from '#identity/sign-in/network-of'

it('counts an IPv4 address as itself, an IPv6 address as its /64 (ACC-21)', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:DB8:1:2::ffff'))
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'))
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
})

it('hides the last part of an address from whoever looks over a shoulder', () => {
  expect(maskAddress('203.0.113.7')).toBe('203.0.113.*')
  expect(maskAddress('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2:*')
})
