import type { Language } from '@site/config'
import EN from './words/EN.json' with { type: 'json' }
import TY from './words/TY.json' with { type: 'json' }

export type Word = keyof typeof EN

const WORDS: Readonly<Record<Language, Readonly<Record<Word, string>>>> = { EN, TY }

/** A text of the preview's own in a language, its `{names}` filled in. */
export function word(language: Language, key: Word, names: Readonly<Record<string, string>> = {}): string {
  return WORDS[language][key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole)
}
