import { sanitise } from '#content/announcements/sanitise'
import type { Content } from '#operations/index'

/** Where documents hold HTML. */
const HTML = ['content', 'lead']

/** A document whose HTML is sanitised, at any depth. */
export function clean(document: Content): Content {
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => {
      if (!isObject(value)) return [name, value]
      return [name, HTML.includes(name) ? cleanTexts(value) : clean(value)]
    }),
  )
}

const cleanTexts = (texts: Content): Content =>
  Object.fromEntries(
    Object.entries(texts).map(([language, html]) => [
      language,
      typeof html === 'string' ? sanitise(html) : html,
    ]),
  )

const isObject = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
