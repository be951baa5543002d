import { LANGUAGE_TAGS, type Language } from '@site/config'
import type { Plan } from '@site/config/schema'
import i18next from 'i18next'

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string

export interface Messages {
  /** Messages of one module (or `common`), by default in the language now chosen. */
  of(namespace: string, language?: Language): Translate
  /** Whether all that a part of a module (`./home.screen`) says is here in the language now chosen. */
  has(module: string, expose: string): boolean
  /** Fetches what the page did not bring of it; throws the errors of fetch. */
  fetch(module: string, expose: string): Promise<void>
  /** Changes the language; fetches what is not here of it. Throws the errors of fetch. */
  load(language: Language): Promise<void>
}

type Texts = Readonly<Record<string, string>>

async function answerOf<Answer>(address: string): Promise<Answer> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`messages: ${answer.status}`)
  return (await answer.json()) as Answer // reason: our own delivery service, built from checked releases
}

/** A module's own messages, among those of its parts (plan: `laterParts`). */
const OWN = '.'

function lackingIn({ laterMessages, laterParts = {} }: Plan): Set<string> {
  const parts = Object.entries(laterParts).flatMap(([module, exposes]) =>
    exposes.map((expose) => `${module} ${expose}`),
  )
  return new Set([...laterMessages.filter((module) => laterParts[module] === undefined), ...parts])
}

/** i18next over the messages that the plan brought; one instance per page. */
export function createMessages(plan: Plan): Messages {
  const i18n = i18next.createInstance()
  void i18n.init({
    lng: plan.language,
    resources: { [plan.language]: plan.messages },
    fallbackLng: false,
    // Languages are named as the plan names them: `EN`, `TY`.
    cleanCode: false,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  })
  /** What is not here, by language: whole modules, and parts of modules; a language that is not named is not here at all. */
  const lacking = new Map<string, Set<string>>([[plan.language, lackingIn(plan)]])
  const fetching = new Map<string, Promise<void>>()
  /** The file that has what a part lacks; undefined where it lacks nothing. */
  const fileFor = (module: string, expose: string): string | undefined => {
    const all = lacking.get(i18n.language)
    if (all?.has(module)) return `${i18n.language}.json`
    return [OWN, expose].some((part) => all?.has(`${module} ${part}`))
      ? `${expose.slice(2)}.${i18n.language}.json`
      : undefined
  }

  async function fetchFile(module: string, expose: string, file: string, language: string): Promise<void> {
    const version = plan.modules.find(({ name }) => name === module)?.version ?? ''
    const folder = `/m/-/messages/${module}/${version}`
    const texts = await answerOf<Texts>(`${folder}/${file}`).catch((error: unknown) => {
      // A copy of the service from before there were parts has the whole alone.
      if (file === `${language}.json`) throw error
      return answerOf<Texts>(`${folder}/${language}.json`)
    })
    i18n.addResourceBundle(language, module, texts)
    for (const here of [module, `${module} ${OWN}`, `${module} ${expose}`])
      lacking.get(language)?.delete(here)
  }

  return {
    has: (module, expose) => fileFor(module, expose) === undefined,
    fetch(module, expose) {
      const file = fileFor(module, expose)
      if (file === undefined) return Promise.resolve()
      const key = `${module} ${file}`
      const running =
        fetching.get(key) ??
        fetchFile(module, expose, file, i18n.language).finally(() => fetching.delete(key))
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
