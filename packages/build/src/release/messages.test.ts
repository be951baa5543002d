import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMessages } from './messages.ts'

function folderWith(messages: Record<string, Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'))
  for (const [language, texts] of Object.entries(messages))
    writeFileSync(join(folder, `${language}.json`), JSON.stringify(texts))
  return folder
}

test('a text that one language lacks stops the build and is named (MOD-09)', () => {
  expect(() =>
    readMessages(folderWith({ EN: { hello: 'Hello', bye: 'Bye' }, TY: { hello: 'สวัสดี' } })),
  ).toThrow('the message "bye" exists in EN but not in TY')
})

test('complete texts are read in both languages (MOD-09)', () => {
  const folder = folderWith({ EN: { hello: 'Hello' }, TY: { hello: 'สวัสดี' } })
  expect(readMessages(folder)).toEqual({ EN: { hello: 'Hello' }, TY: { hello: 'สวัสดี' } })
})
