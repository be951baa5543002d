import { IMPORT_STATES } from '@site/shared-api/contract/catalogue-import'
import { FINDING_CODES } from '@site/shared-api/contract/import-report'
import { GAME_KINDS, IMPORT_FIELDS } from '@site/shared-api/contract/import-settings'
import { sourceOf } from '#features/imports/source-of.ts'
import EN from '#messages/EN.json'

test('whatever a report may hold has its words (PLT-05)', () => {
  expect(Object.keys(EN.imports.code).sort()).toEqual([...FINDING_CODES].sort())
  expect(Object.keys(EN.imports.kind).sort()).toEqual([...GAME_KINDS, 'skip'].sort())
  expect(Object.keys(EN.imports.field)).toEqual(expect.arrayContaining([...IMPORT_FIELDS]))
  expect(Object.keys(EN.imports.state).sort()).toEqual([...IMPORT_STATES].sort())
  expect(Object.keys(EN.imports.state_text).sort()).toEqual([...IMPORT_STATES].sort())
})

test.each([
  ['Pragmatic Games 2026.csv', 'pragmatic-games-2026'],
  ['_list (final).JSON', 'list-final-'],
  ['รายการ.csv', ''],
])('the list %s is called %s until it is renamed', (file, source) => {
  expect(sourceOf(file)).toBe(source)
})
