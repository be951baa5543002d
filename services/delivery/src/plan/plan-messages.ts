import type { Language } from '@site/config'
import type { Release } from '@site/config/schema'

/** Messages of the shell (two namespaces) and of the modules, in one language. */
export function messagesOf(
  shell: Release,
  releases: readonly Release[],
  language: Language,
): Record<string, Record<string, string>> {
  const messages: Record<string, Record<string, string>> = {}
  for (const [key, text] of Object.entries(shell.messages[language] ?? {})) {
    const [namespace = '', name = ''] = key.split(/:(.*)/s)
    messages[namespace] = { ...messages[namespace], [name]: text }
  }
  for (const release of releases) messages[release.name] = release.messages[language] ?? {}
  return messages
}
