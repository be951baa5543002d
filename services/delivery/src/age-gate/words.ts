import type { Language } from '@site/config'
import { escapeText } from '#page/escape-text.ts'
import EN from './words/EN.json' with { type: 'json' }
import TY from './words/TY.json' with { type: 'json' }

export type Word = keyof typeof EN

const WORDS: Readonly<Record<Language, Readonly<Record<Word, string>>>> = { EN, TY }

/** Texts of the question in a language, its `{names}` filled in, ready to stand in a page. */
export function said(
  language: Language,
  { name, adultAge }: { readonly name: string; readonly adultAge: number },
): (key: Word) => string {
  const names: Readonly<Record<string, string>> = { brand: name, age: String(adultAge) }
  return (key) =>
    escapeText(WORDS[language][key].replaceAll(/\{(\w+)\}/g, (whole, word: string) => names[word] ?? whole))
}
