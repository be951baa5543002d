import { sanitise } from '#content/rich-text/sanitise'
import type { Content } from '#operations/index'

/** Where documents hold HTML. */
const HTML = ['content', 'lead']

/** A document whose HTML is sanitised, at any depth. */
export function clean(document: Content): Content {
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => [
      name,
      HTML.includes(name) && isContent(value) ? cleanTexts(value) : cleaned(value),
    ]),
  )
}

/** Each text of a document that is HTML, with its path. */
export function* htmlOf(document: Content, path = ''): Generator<readonly [path: string, html: string]> {
  for (const [name, value] of Object.entries(document)) {
    const at = `${path}${name}`
    if (Array.isArray(value)) yield* htmlOf({ ...value }, `${at}.`)
    if (!isContent(value)) continue
    if (!HTML.includes(name)) yield* htmlOf(value, `${at}.`)
    else
      for (const [language, html] of Object.entries(value))
        if (typeof html === 'string') yield [`${at}.${language}`, html]
  }
}

function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned)
  return isContent(value) ? clean(value) : value
}

const cleanTexts = (texts: Content): Content =>
  Object.fromEntries(
    Object.entries(texts).map(([language, html]) => [
      language,
      typeof html === 'string' ? sanitise(html) : html,
    ]),
  )

const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
