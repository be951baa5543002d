import EN from './EN.json'
import TY from './TY.json'

test('every text of the content module exists in Thai and in English (MOD-09)', () => {
  expect(Object.keys(TY).sort()).toEqual(Object.keys(EN).sort())
  expect([...Object.values(TY), ...Object.values(EN)].filter((text) => text.trim() === '')).toEqual([])
})
