import { Keyed } from '#operations/secret/keyed'
import { PrivateAddresses, type Signed } from './private-address.ts'

let now = new Date('2026-11-24T10:03:00Z')
const addresses = new PrivateAddresses(
  { keyed: new Keyed('a secret of the test'), clock: { now: () => now } },
  'test',
)
const signedOf = (address: string): Signed => {
  const { searchParams } = new URL(address, 'http://x')
  return { until: Number(searchParams.get('until')), sign: searchParams.get('sign') ?? '' }
}

beforeEach(() => (now = new Date('2026-11-24T10:03:00Z')))

test('an address opens one file, in the browser that requested it (CON-03)', () => {
  const signed = signedOf(addresses.sign('/f/one', 'one', 'mine'))
  expect(addresses.fits('one', signed, 'mine')).toBe(true)
  expect(addresses.fits('two', signed, 'mine')).toBe(false)
  expect(addresses.fits('one', signed, 'another')).toBe(false)
  expect(addresses.fits('one', signed, undefined)).toBe(false)
  expect(addresses.fits('one', { ...signed, until: signed.until + 1 }, 'mine')).toBe(false)
})

test('an address ends, and is the same for as long as a page is looked at', () => {
  const address = addresses.sign('/f/one', 'one', 'mine')
  now = new Date('2026-11-24T10:07:00Z')
  expect(addresses.sign('/f/one', 'one', 'mine')).toBe(address)
  now = new Date('2026-11-24T10:45:00Z')
  expect(addresses.fits('one', signedOf(address), 'mine')).toBe(false)
})
