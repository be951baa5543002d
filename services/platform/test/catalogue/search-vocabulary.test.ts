import { lookupsOf } from '#games/catalogue/search/typo'
import { Vocabulary } from '#games/catalogue/search/vocabulary'

describe('the vocabulary of the names (LOB-25)', () => {
  const vocabulary = new Vocabulary()
  vocabulary.add(['dragon', 'gold', 'golden'])
  vocabulary.add(['มังกร', 'gold', '88'])

  it('distinguishes words from beginnings of words, those of a later indexing too', () => {
    const { words, beginnings } = vocabulary.look(
      ['gold', 'gol', 'มังกร', 'zoo'],
      ['gol', 'golden', 'goldens', 'มัง', 'zoo', '88'],
    )
    expect([...words]).toEqual(['gold', 'มังกร'])
    expect([...beginnings]).toEqual(['gol', 'golden', 'มัง', '88'])
  })

  it('knows words by a part of them, the shortest first', () => {
    expect(vocabulary.containing('ol')).toEqual(['gold', 'golden'])
    expect(vocabulary.containing('x')).toEqual([])
  })

  it('knows a mistyped word once, numbers never', () => {
    expect(vocabulary.mistyped(lookupsOf('drgaon'))).toEqual(['dragon'])
    expect(vocabulary.mistyped(lookupsOf('มังกล'))).toEqual(['มังกร'])
    expect(vocabulary.mistyped(lookupsOf('87'))).toEqual([])
    expect(new Vocabulary().look(['a'], ['a']).beginnings.size).toBe(0)
  })
})
