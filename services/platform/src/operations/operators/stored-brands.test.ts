import { hashOf } from '#api/hash-of'
import { inBoth, holds, merchantsOf } from '#operations/operators/brands/holding'
import { brandsIn, isClosed, storedAccess, tokenHashesOf, tokenHashOf } from './stored-brands.ts'

const NOW = new Date('2026-11-26T12:00:00Z')

test('an operator of some brands is a closed account to older copies, which know of no brands (D9, PLT-05)', () => {
  const open = storedAccess(['lotus'], false, NOW)
  expect([open.disabled_at, isClosed(open), brandsIn(open)]).toEqual([NOW, false, ['lotus']])
  expect(isClosed(storedAccess(['lotus'], true, NOW))).toBe(true)
})

test('an operator of all brands is stored as older copies store operators (D9, PLT-05)', () => {
  const stored = { brands: null, closed_at: null }
  expect(storedAccess('all', false, NOW)).toEqual({ ...stored, disabled_at: null })
  expect(storedAccess('all', true, NOW)).toEqual({ ...stored, disabled_at: NOW })
  expect([brandsIn(stored), isClosed({ ...stored, disabled_at: NOW })]).toEqual(['all', true])
})

test('a token of fewer brands is found by new copies alone, which find all (D9, PLT-05)', () => {
  expect(tokenHashOf('token', 'all')).toBe(hashOf('token'))
  expect(tokenHashOf('token', ['lotus'])).not.toBe(hashOf('token'))
  expect(tokenHashesOf('token')).toEqual([tokenHashOf('token', 'all'), tokenHashOf('token', ['lotus'])])
})

test('a token has what it was given and its operator has, and no operator holds what belongs to no brand (D9, PLT-05)', () => {
  expect(inBoth('all', ['lotus'])).toEqual(['lotus'])
  expect(inBoth(['lotus', 'coral'], ['coral', 'moor'])).toEqual(['coral'])
  expect([holds(['lotus'], 'all'), holds(['lotus'], []), holds([], ['lotus'])]).toEqual([false, false, false])
  expect([
    merchantsOf('all', undefined),
    merchantsOf(['lotus'], undefined),
    merchantsOf('all', 'coral'),
  ]).toEqual([undefined, ['lotus'], ['coral']])
})
