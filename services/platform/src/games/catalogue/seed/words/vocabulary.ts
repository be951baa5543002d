import type { ThemeName } from '@site/art'
import { words, type Word } from './word.ts'

/** What games of one theme are named after. */
export interface Vocabulary {
  theme: ThemeName
  beings: Word[]
  things: Word[]
  places: Word[]
}

export function vocabulary(theme: ThemeName, beings: string, things: string, places: string): Vocabulary {
  return { theme, beings: words(beings), things: words(things), places: words(places) }
}
