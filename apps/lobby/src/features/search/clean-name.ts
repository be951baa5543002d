import { SEARCH_LONGEST } from '@site/config'

/** What is kept of a typed or pasted text: one line that names may match, never half a letter at its end. */
export function cleanName(text: string): string {
  const line = text.replace(/\s+/g, ' ').trimStart()
  return line.length <= SEARCH_LONGEST ? line : line.slice(0, SEARCH_LONGEST).replace(/[\ud800-\udbff]$/, '')
}
