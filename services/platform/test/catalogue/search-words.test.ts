import { fold, keyOf, runsOf, wordsOf } from '#games/catalogue/search/fold'
import { lookupsOf, oneTypoApart, typosOf } from '#games/catalogue/search/typo'

describe('a name for the search (LOB-25)', () => {
  it('loses case, accents, tone marks, apostrophes and odd letters', () => {
    expect(fold('Piñatas’ CAFÉ Øre Straße 3×3')).toBe('pinatas cafe ore strasse 3x3')
    expect(fold('น้ำ')).toBe(fold('นำ'))
    expect(fold('เเมว ๑๒')).toBe('แมว 12')
  })

  it('falls into words: by blanks and signs, Thai by the dictionary', () => {
    expect(wordsOf('Dragon’s Hold & Collect: 243-Ways')).toEqual([
      'dragons',
      'hold',
      'and',
      'collect',
      '243',
      'ways',
    ])
    expect(wordsOf('มังกรทองคำ 88')).toEqual(['มังกร', 'ทองคำ', '88'].map(fold))
    expect(runsOf('มังกรdragon 🎰')).toEqual(['มังกร', 'dragon'])
    expect(keyOf('Golden  Dragon!')).toBe('goldendragon')
  })
})

describe('one typo (LOB-25)', () => {
  const pairs = [
    ['dragon', 'dragn'],
    ['dragon', 'draggon'],
    ['dragon', 'drajon'],
    ['dragon', 'drgaon'],
    ['dragon', 'ragon'],
    ['มังกร', 'มังกล'],
  ] as const

  it.each(pairs)('%s is found as %s', (word, typed) => {
    expect(oneTypoApart(word, typed)).toBe(true)
    expect(oneTypoApart(typed, word)).toBe(true)
    const known = new Set(typosOf(word))
    expect(lookupsOf(typed).some((lookup) => known.has(lookup))).toBe(true)
  })

  it.each([
    ['dragon', 'dragon'],
    ['dragon', 'dargno'],
    ['dragon', 'drag'],
    ['abc', 'cba'],
  ])('%s is not one typo away from %s', (a, b) => expect(oneTypoApart(a, b)).toBe(false))

  it('leaves numbers alone: another number is another game', () => {
    expect(typosOf('243')).toEqual([])
    expect(lookupsOf('x1000')).toEqual([])
  })
})
