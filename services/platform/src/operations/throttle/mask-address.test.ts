import { maskAddress } from '#operations/throttle/mask-address'

it('hides the last part of an address from a bystander', () => {
  expect(maskAddress('203.0.113.7')).toBe('203.0.113.*')
  expect(maskAddress('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::*')
})
