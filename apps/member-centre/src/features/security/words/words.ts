import type { Language } from '@site/config'
import { useLanguage } from '@site/shared-api'
import { use, useMemo } from 'react'
import type EN from './EN.json'

export type Word = keyof typeof EN
type Words = Readonly<Record<Word, string>>
type Values = Readonly<Record<string, string | number>>

/** The security centre's words in the language of the page; `find` knows what may be missing: a way in of a newer copy. */
export interface Say {
  (word: Word, values?: Values): string
  find(word: string): string | undefined
}

// They come with the security centre's own parts: the module's other words stand on the home page, which has no use for these.
const FILES: Readonly<Record<Language, () => Promise<{ readonly default: Words }>>> = {
  EN: () => import('./EN.json'),
  TY: () => import('./TY.json'),
}
const coming = new Map<Language, Promise<Words>>()

function wordsIn(language: Language): Promise<Words> {
  const known = coming.get(language)
  if (known) return known
  const words = FILES[language]().then((file) => file.default)
  coming.set(language, words)
  // What did not come is asked for again when its place is tried again.
  words.catch(() => coming.delete(language))
  return words
}

const filled = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

export function useWords(): Say {
  const words = use(wordsIn(useLanguage()))
  return useMemo(() => sayIn(words), [words])
}

export function sayIn(words: Words): Say {
  const all: Readonly<Record<string, string>> = words
  return Object.assign((word: Word, values?: Values) => filled(words[word], values), {
    find: (word: string): string | undefined => all[word],
  })
}
