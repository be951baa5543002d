import { ERRORS } from '@site/shared-api/contract/errors'
import commonEN from '@site/shared-api/messages/EN.json'
import commonTY from '@site/shared-api/messages/TY.json'
import shellEN from './EN.json'
import shellTY from './TY.json'

const slots = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot).sort()

test.each([
  ['shell', shellEN, shellTY],
  ['common', commonEN, commonTY],
] as const)(
  'every %s text exists in both languages and takes the same values',
  (_namespace, english, thai) => {
    expect(Object.keys(thai)).toEqual(Object.keys(english))
    for (const [key, text] of Object.entries(english)) {
      const other = (thai as Record<string, string>)[key] ?? '' // reason: the same keys, just checked
      expect(other.trim()).not.toBe('')
      expect([key, slots(other)]).toEqual([key, slots(text)])
    }
  },
)

test('every code of the error catalogue has its words in both languages', () => {
  const keys = new Set(Object.keys(commonEN))
  const needed = ['network', ...Object.keys(ERRORS)].map((code) => `error.${code}`)
  expect(needed.filter((key) => !keys.has(key))).toEqual([])
})
