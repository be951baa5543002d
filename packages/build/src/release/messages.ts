import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { LANGUAGES } from '@site/config'

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
