import type { Language } from '@site/config'
import type { Plan, PlanEntry, Release } from '@site/config/schema'
import type { BrandPlan } from './brand-plan.ts'

type Messages = Plan['messages']

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

/** Those that a page begins with: the frame's, and of the modules whose parts stand on it all; others come with their module. */
export function firstMessages(
  plan: Pick<BrandPlan, 'messages' | 'routes' | 'entries' | 'popups' | 'modules'>,
  onPage: ReadonlySet<string>,
): Pick<Plan, 'messages' | 'laterMessages'> {
  const later = plan.modules.map(({ name }) => name).filter((name) => !onPage.has(name))
  const messages: Messages = Object.fromEntries(
    Object.entries(plan.messages).filter(([namespace]) => !later.includes(namespace)),
  )
  for (const { module, key } of wordsOfFrame(plan)) {
    const text = plan.messages[module]?.[key]
    if (later.includes(module) && text !== undefined) messages[module] = { ...messages[module], [key]: text }
  }
  return { messages, laterMessages: later }
}
