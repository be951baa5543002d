import { EN } from '#client/words/en'
import { TY } from '#client/words/ty'
import { refusalWords, wordsOf } from '#client/words/words'

const places = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort()

describe('words of the games', () => {
  it('stand in both languages with the same places', () => {
    expect(Object.keys(TY)).toEqual(Object.keys(EN))
    for (const [key, text] of Object.entries(EN))
      expect([key, places(TY[key as keyof typeof EN])]).toEqual([key, places(text)]) // reason: keys of the same object
  })

  it('show a refusal without words of its own in general ones', () => {
    const t = wordsOf('TY')
    expect(refusalWords(t, 'insufficient_funds')).toBe(TY['error.insufficient_funds'])
    expect(refusalWords(t, 'unlisted_code')).toBe(TY['error.other'])
  })
})
