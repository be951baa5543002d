import { goRound, pairUp } from './pair-up.ts'

test('an odd last winner is dropped so that entries pair up (LOB-08)', () => {
  expect(pairUp(['a', 'b', 'c'])).toEqual(['a', 'b'])
  expect(pairUp(['a', 'b'])).toEqual(['a', 'b'])
  expect(pairUp(['a'])).toEqual([])
})

test('the board goes round and never shows one entry twice', () => {
  expect(goRound(['a', 'b', 'c', 'd', 'e', 'f'], 4, 4)).toEqual(['e', 'f', 'a', 'b'])
  expect(goRound(['a', 'b'], 0, 4)).toEqual(['a', 'b'])
  expect(goRound([], 0, 4)).toEqual([])
})
