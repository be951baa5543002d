import { LANGUAGE_TAGS, type Language } from '@site/config'
import type { Plan } from '@site/config/schema'
import i18next from 'i18next'

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string

export interface Messages {
  /** Messages of one module (or `common`), in the language now chosen unless told otherwise. */
  of(namespace: string, language?: Language): Translate
  /** Whether all messages of a module are here in the language now chosen. */
  has(module: string): boolean
  /** Fetches those of a module that the page did not bring; throws the errors of fetch. */
  fetch(module: string): Promise<void>
  /** Changes the language; fetches what is not here of it. Throws the errors of fetch. */
  load(language: Language): Promise<void>
}

type Texts = Readonly<Record<string, string>>

async function answerOf<Answer>(address: string): Promise<Answer> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`messages: ${answer.status}`)
  return (await answer.json()) as Answer // reason: our own delivery service, built from checked releases
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
  /** Modules of which not everything is here, by language; a language that is not named is not here at all. */
  const lacking = new Map<string, Set<string>>([[plan.language, new Set(plan.laterMessages)]])
  const fetching = new Map<string, Promise<void>>()
  const lacks = (module: string): boolean => lacking.get(i18n.language)?.has(module) ?? false

  async function fetchModule(module: string, language: string): Promise<void> {
    const version = plan.modules.find(({ name }) => name === module)?.version ?? ''
    const texts = await answerOf<Texts>(`/m/-/messages/${module}/${version}/${language}.json`)
    i18n.addResourceBundle(language, module, texts)
    lacking.get(language)?.delete(module)
  }

  return {
    has: (module) => !lacks(module),
    fetch(module) {
      if (!lacks(module)) return Promise.resolve()
      const key = `${module} ${i18n.language}`
      const running =
        fetching.get(key) ?? fetchModule(module, i18n.language).finally(() => fetching.delete(key))
      fetching.set(key, running)
      return running
    },
    of: (namespace, language) => {
      const translate = i18n.getFixedT(language ?? null, namespace)
      return (key, values) => translate(key, { ...values })
    },
    async load(language) {
      if (lacking.get(language)?.size !== 0) {
        const every = await answerOf<Record<string, Texts>>(`/m/-/messages/${plan.id}/${language}.json`)
        for (const [namespace, texts] of Object.entries(every))
          i18n.addResourceBundle(language, namespace, texts)
        lacking.set(language, new Set())
      }
      await i18n.changeLanguage(language)
      document.documentElement.lang = LANGUAGE_TAGS[language]
    },
  }
}
