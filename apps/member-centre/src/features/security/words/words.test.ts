import EN from './EN.json'
import TY from './TY.json'
import { sayIn } from './words.ts'

test('every word of the security centre is there in both languages, with the same gaps (SHL-26, MEM-06)', () => {
  expect(Object.keys(TY)).toEqual(Object.keys(EN))
  const gaps = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()
  const thai: Readonly<Record<string, string>> = TY
  for (const [word, text] of Object.entries(EN))
    expect([word, gaps(thai[word] ?? '')]).toEqual([word, gaps(text)])
})

test('fills what is told, and knows what it has no word for', () => {
  const say = sayIn(EN)
  expect(say('level.done', { done: 2, of: 4 })).toBe('2 of 4 are set')
  expect(say.find('by.sandwich')).toBeUndefined()
})
