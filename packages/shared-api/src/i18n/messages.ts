import { LANGUAGE_TAGS, type Language } from '@site/config'
import type { Plan } from '@site/config/schema'
import i18next from 'i18next'

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string

export interface Messages {
  /** Messages of one module (or `common`), in the language now chosen unless told otherwise. */
  of(namespace: string, language?: Language): Translate
  /** Fetches what the plan did not bring; throws NetworkError-like errors of fetch. */
  load(language: Language): Promise<void>
}

/** i18next over the messages that the plan brought; one instance per page. */
export function createMessages(plan: Plan): Messages {
  const i18n = i18next.createInstance()
  void i18n.init({
    lng: plan.language,
    resources: { [plan.language]: plan.messages },
    fallbackLng: false,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  })
  return {
    of: (namespace, language) => {
      const translate = i18n.getFixedT(language ?? null, namespace)
      return (key, values) => translate(key, { ...values })
    },
    async load(language) {
      if (!i18n.hasResourceBundle(language, 'common')) {
        const answer = await fetch(`/m/-/messages/${plan.id}/${language}.json`)
        if (!answer.ok) throw new Error(`messages: ${answer.status}`)
        const namespaces = (await answer.json()) as Record<string, Record<string, string>> // reason: our own delivery service, built from checked releases
        for (const [namespace, texts] of Object.entries(namespaces))
          i18n.addResourceBundle(language, namespace, texts)
      }
      await i18n.changeLanguage(language)
      document.documentElement.lang = LANGUAGE_TAGS[language]
    },
  }
}
