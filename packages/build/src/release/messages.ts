import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { LANGUAGES } from '@site/config'
import type { Release } from '@site/config/schema'
import { OWN, partsOfTexts, textFolders } from '../sources/part-texts.ts'

const texts = z.record(z.string(), z.string().min(1))

/** Messages of a module in every language; throws naming the key that one language lacks (MOD-09). */
export function readMessages(folder: string): Record<string, Record<string, string>> {
  const found = Object.fromEntries(
    LANGUAGES.map((language) => {
      const file = join(folder, `${language}.json`)
      return [language, existsSync(file) ? texts.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}]
    }),
  )
  for (const language of LANGUAGES) {
    for (const other of LANGUAGES) {
      const missing = Object.keys(found[language] ?? {}).find((key) => !(key in (found[other] ?? {})))
      if (missing !== undefined)
        throw new Error(`${folder}: the message "${missing}" exists in ${language} but not in ${other}`)
    }
  }
  return found
}

/** All texts of a module, and which of them come with which of its exposes (SHL-26); throws as `readMessages`. */
export function moduleMessages(
  app: string,
  exposes: Readonly<Record<string, string>>,
): Pick<Release, 'messages' | 'partMessages'> {
  const folders = textFolders(app).map(
    (place) => [place, readMessages(join(app, 'src', place, 'messages'))] as const,
  )
  const parts = partsOfTexts(app, exposes)
  const messages = Object.fromEntries(
    LANGUAGES.map((language) => [language, Object.assign({}, ...folders.map(([, of]) => of[language]))]),
  ) as Release['messages'] // reason: Object.assign forgets what it merges
  const partMessages = folders.flatMap(([place, of]) =>
    place === OWN
      ? []
      : { exposes: [...(parts.get(place) ?? [])], keys: Object.keys(of[LANGUAGES[0]] ?? {}) },
  )
  return partMessages.length === 0 ? { messages } : { messages, partMessages }
}
