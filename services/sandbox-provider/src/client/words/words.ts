import type { Boot } from '#client/boot'
import { EN } from '#client/words/en'
import { TY } from '#client/words/ty'

export type WordKey = keyof typeof EN
export type Words = (key: WordKey, values?: Record<string, string | number>) => string

/** The texts of one language; `{name}` in a text is replaced. */
export function wordsOf(language: Boot['language']): Words {
  const texts = language === 'TY' ? TY : EN
  return (key, values = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** The words for a refusal; a code without words of its own gets general ones. */
export function refusalWords(t: Words, code: string): string {
  const key = `error.${code}`
  // reason: looked up on this line
  return key in EN ? t(key as WordKey) : t('error.other')
}
