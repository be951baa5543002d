import type { Language } from '@site/config'
import type { Plan, PlanEntry, Release } from '@site/config/schema'
import type { BrandPlan } from './brand-plan.ts'

type Messages = Plan['messages']
type Texts = Readonly<Record<string, string>>

/** Key of a module's own messages among those of its parts. */
const OWN = '.'

/** Messages of the shell (two namespaces) and of the modules, in one language. */
export function messagesOf(shell: Release, releases: readonly Release[], language: Language): Messages {
  const messages: Messages = {}
  for (const [key, text] of Object.entries(shell.messages[language] ?? {})) {
    const [namespace = '', name = ''] = key.split(/:(.*)/s)
    messages[namespace] = { ...messages[namespace], [name]: text }
  }
  for (const release of releases) messages[release.name] = release.messages[language] ?? {}
  return messages
}

/** Of a release's messages its own, and those of some of its parts; `texts` are all of them in one language. */
export function messagesOfParts(
  texts: Texts,
  { partMessages = [] }: Pick<Release, 'partMessages'>,
  exposes: readonly string[],
): Messages[string] {
  const others = partMessages.filter((part) => !part.exposes.some((expose) => exposes.includes(expose)))
  const notHere = new Set(others.flatMap(({ keys }) => keys))
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !notHere.has(key)))
}

/** The words by which the frame names what the modules have: pages, rows, popups. */
function wordsOfFrame({
  routes,
  entries,
  popups,
}: Pick<BrandPlan, 'routes' | 'entries' | 'popups'>): readonly PlanEntry['text'][] {
  return [
    ...routes.map(({ module, titleKey: key }) => ({ module, key })),
    ...entries.map(({ text }) => text),
    ...popups.map(({ title }) => title),
  ]
}

/** A screen or slot of a page. */
interface PagePart {
  readonly module: string
  readonly expose: string
}

/** Those that a page begins with: the frame's, and what the parts on it use; others come with their part (SHL-26). */
export function firstMessages(
  plan: Pick<BrandPlan, 'messages' | 'routes' | 'entries' | 'popups' | 'modules' | 'releases'>,
  onPage: readonly PagePart[],
): Pick<Plan, 'messages' | 'laterMessages' | 'laterParts'> {
  const modules = plan.modules.map(({ name }) => name)
  const exposesOf = (module: string) => onPage.flatMap((part) => (part.module === module ? part.expose : []))
  const messages: Messages = Object.fromEntries(
    Object.entries(plan.messages).flatMap(([namespace, texts]): [string, Messages[string]][] => {
      if (!modules.includes(namespace)) return [[namespace, texts]]
      const exposes = exposesOf(namespace)
      const release = plan.releases.get(namespace)
      return exposes.length === 0 ? [] : [[namespace, messagesOfParts(texts, release ?? {}, exposes)]]
    }),
  )
  for (const { module, key } of wordsOfFrame(plan)) {
    const text = plan.messages[module]?.[key]
    if (text !== undefined && messages[module]?.[key] === undefined)
      messages[module] = { ...messages[module], [key]: text }
  }
  const laterParts = Object.fromEntries(
    modules.flatMap((name): [string, string[]][] => {
      const parts = lackingParts(plan.releases.get(name), exposesOf(name))
      return parts === undefined ? [] : [[name, parts]]
    }),
  )
  const laterMessages = modules.filter((name) => {
    const parts = laterParts[name]
    return parts === undefined ? exposesOf(name).length === 0 : parts.length > 0
  })
  return { messages, laterMessages, ...(Object.keys(laterParts).length > 0 && { laterParts }) }
}

/** The parts of a release whose messages a page has not; undefined where all its messages are its own. */
function lackingParts(release: Release | undefined, onPage: readonly string[]): string[] | undefined {
  const groups = release?.partMessages
  if (groups === undefined) return undefined
  const here = (exposes: readonly string[]): boolean => exposes.some((expose) => onPage.includes(expose))
  const lacking = groups.filter(({ exposes }) => !here(exposes)).flatMap(({ exposes }) => exposes)
  return [...(onPage.length === 0 ? [OWN] : []), ...new Set(lacking)]
}
