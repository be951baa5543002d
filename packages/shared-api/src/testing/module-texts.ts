import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@site/config'

/** All texts of a module in one language, those of its parts too, for its tests; `source` is its `src`. */
export function moduleTexts(source: string, language: Language = 'EN'): Record<string, string> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(join('messages', `${language}.json`)),
  )
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(join(source, file), 'utf8')) as Record<string, string>), // reason: checked by the build
  ) as Record<string, string> // reason: Object.assign forgets what it merges
}
