import { exampleBrands } from '@site/config/brands'
import { mobileOf } from './mobile-number.ts'

const brandOf = (merchant: string) => {
  const document = exampleBrands.find((brand) => brand.merchant === merchant)
  if (!document) throw new Error(`no example brand ${merchant}`)
  return { merchant, version: 1, document, register: [] }
}
const lotus = brandOf('lotus')
const coral = brandOf('coral')

describe('a typed mobile number (ACC-03)', () => {
  it.each([
    ['081 234 5678', '66'],
    ['(081) 234-5678', '+66'],
    ['812345678', '66'],
    ['0812345678', undefined],
    ['0812345678', ''],
    ['+66 81 234 5678', '63'],
  ])('%s with the dialling code %s is +66812345678', (typed, dialling) => {
    expect(mobileOf(lotus, typed, dialling)).toBe('+66812345678')
  })

  it('is of the brand’s own country where nothing else is said', () => {
    expect(mobileOf(coral, '0917 123 4567', undefined)).toBe('+639171234567')
    expect(mobileOf(lotus, '0917 123 4567', undefined)).not.toBe('+639171234567')
  })

  it.each([
    '',
    '08',
    '0812345678 or so',
    '0812345678;ext=1',
    '๐๘๑๒๓๔๕๖๗๘',
    '0000000000',
    '+999123456789',
    '0'.repeat(21),
  ])('"%s" is none', (typed) => expect(mobileOf(lotus, typed, '66')).toBeUndefined())
})
