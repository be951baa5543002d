import { networkOf, networksOf } from './network-of.ts'

it('counts an IPv4 address as itself, an IPv6 address as its /64 and its /56 (ACC-21)', () => {
  expect(networksOf('203.0.113.7')).toEqual([{ name: '203.0.113.7', share: 1 }])
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:DB8:1:2::ffff'))
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'))
  expect(networksOf('2001:db8:1:2aa::1').map(({ name }) => name)).toEqual([
    '2001:db8:1:2aa::/64',
    '2001:db8:1:200::/56',
  ])
  expect(networkOf('fe80::1%eth0')).toBe('fe80::/64')
})

it('takes what is no address as itself', () => {
  expect(networksOf('nonsense')).toEqual([{ name: 'nonsense', share: 1 }])
})
