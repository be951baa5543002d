import { moduleTexts } from '@site/shared-api/testing/module-texts'
import { join } from 'node:path'

const SOURCE = join(__dirname, '..')
const gapsOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()

test('every text of the member centre exists in Thai and in English, with the same gaps (SHL-26, MOD-09)', () => {
  const [thai, english] = [moduleTexts(SOURCE, 'TY'), moduleTexts(SOURCE, 'EN')]
  expect(Object.keys(thai).sort()).toEqual(Object.keys(english).sort())
  expect([...Object.values(thai), ...Object.values(english)].filter((text) => text.trim() === '')).toEqual([])
  for (const [key, text] of Object.entries(english))
    expect([key, gapsOf(thai[key] ?? '')]).toEqual([key, gapsOf(text)])
})
