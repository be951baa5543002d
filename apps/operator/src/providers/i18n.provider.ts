import { LANGUAGES, type Language } from '@site/config'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import english from 'ra-language-english'
import type { I18nProvider } from 'react-admin'
import EN from '#messages/EN.json'
import raTY from '#messages/ra.TY.json'
import TY from '#messages/TY.json'

const MESSAGES = {
  EN: { ...EN, ra: { ...english.ra, tiptap: EN.editor } },
  TY: { ...TY, ra: { ...raTY.ra, tiptap: TY.editor } },
} as const satisfies Record<Language, object>
const NAMES: Readonly<Record<Language, string>> = { EN: 'English', TY: 'ไทย' }

/** The language of the browser where it is one of ours; what an operator chose is kept by the store. */
export function firstLanguage(): Language {
  return navigator.languages.some((tag) => /^th\b/i.test(tag)) ? 'TY' : 'EN'
}

export const i18nProvider: I18nProvider = polyglotI18nProvider(
  (locale) => MESSAGES[locale === 'TY' ? 'TY' : 'EN'],
  firstLanguage(),
  [...LANGUAGES].reverse().map((locale) => ({ locale, name: NAMES[locale] })),
  { allowMissing: true, onMissingKey: (key: string) => key },
)
