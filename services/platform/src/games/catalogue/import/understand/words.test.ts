import { importSettings } from '@site/shared-api/contract/import-settings'
import { nearestProvider } from '#games/catalogue/import/judge/nearest-provider'
import { CategoryWords } from './category-words.ts'
import { Findings } from './../issue.ts'
import { NodeIds } from './node-ids.ts'
import { ProviderAliases } from './provider-aliases.ts'

const settings = (more: object) => importSettings.parse(more)

describe('what an operator says of a list’s words', () => {
  it('a category’s word maps to its setting, whatever its case and signs; unknown ones to the default', () => {
    const words = new CategoryWords(
      settings({ categories: { 'Premium Reels': 'slots', Horses: 'skip' }, defaultCategory: 'rng' }),
    )
    expect(
      ['PREMIUM-REELS', ' horses ', 'Slots, New', 'สล็อต', 'who knows', undefined].map((word) =>
        words.read(word),
      ),
    ).toEqual(['slots', 'skip', 'slots', 'slots', 'rng', 'rng'])
    expect(words.words()[0]).toMatchObject({ word: 'who knows', kind: undefined, count: 1 })
  })

  it('a provider’s spelling is the provider that is meant', () => {
    const aliases = new ProviderAliases({ 'Jade Lantern Casino': 'Jade Lantern' })
    expect(aliases.keyOf('JADE LANTERN CASINO')).toBe(aliases.keyOf('Jade Lantern Ltd'))
    expect(aliases.keyOf('Rising Tide')).not.toBe(aliases.keyOf('Jade Lantern'))
  })

  it.each([
    ['Pragmatic Play Casino', 'PP'],
    ['PRAGMATIC PLAY LIVE', 'PP'],
    ['Pragmatic Pley', 'PP'],
    ['Hacksaw', undefined],
  ])('%s may be %s', (name, code) => {
    const known = [
      { code: 'PP', name: 'Pragmatic Play' },
      { code: 'EV', name: 'Evo' },
    ]
    expect(nearestProvider({ code: 'NEW', name }, known)?.code).toBe(code)
  })
})

describe('ids that are made', () => {
  const made = (how: 'missing' | 'source', source: string, id: string | undefined, name = 'Night One') =>
    new NodeIds(how, source, (spelling) => spelling.toLowerCase()).read(
      id,
      { vendor: 'JL', name },
      2,
      new Findings(),
    )?.nodeId

  it('are the same at the next import, and of another game another one', () => {
    expect(made('missing', 'a', undefined)).toBe(made('missing', 'b', undefined, 'NIGHT  one!'))
    expect(made('missing', 'a', undefined)).not.toBe(made('missing', 'a', undefined, 'Night Two'))
    expect(made('missing', 'a', '77')).toBe('77')
  })

  it('of a source are its own affair: two lists may both count from 1', () => {
    expect(made('source', 'a', '1')).not.toBe(made('source', 'b', '1'))
    expect(made('source', 'a', '1')).toBe(made('source', 'a', '1', 'Other Name'))
    expect(Number(made('source', 'a', '1'))).toBeLessThan(Number.MAX_SAFE_INTEGER)
  })
})
