/** @jest-environment jsdom */
import { sanitise, sanitised } from '../src/content/rich-text/sanitise.ts'
import { ATTACKS } from './rig/attacks/index.ts'

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
}
const TAGS =
  'a b blockquote br div em h2 h3 h4 hr i img li ol p s span strong table tbody td th thead tr u ul'.split(
    ' ',
  )
const LEADS = /^(https:\/\/|mailto:|tel:|\/(?![/\\]))/
const DEEPEST = 20

/** What a browser makes of a text in a page, by the parser of the standard. */
function pageWith(html: string): Document {
  const page = `<!doctype html><html><head></head><body><main id="m-screen"><ul><li id="row"><section id="text">${html}</section></li></ul><p id="after">after</p></main></body></html>`
  return new DOMParser().parseFromString(page, 'text/html')
}

function* faultsOf(html: string): Generator<string> {
  const page = pageWith(html)
  const text = page.getElementById('text')
  if (text === null) return yield 'the text has lost its place'
  if (text.closest('#row') === null) yield 'the text has left its row'
  if (page.getElementById('after')?.parentElement?.id !== 'm-screen') yield 'what follows is in another place'
  if (page.body.children.length !== 1 || page.head.children.length > 0) yield 'something is outside'
  if (page.querySelectorAll('[id]').length !== 4) yield 'a name of the page is taken'
  for (const element of text.querySelectorAll('*')) {
    const tag = element.tagName.toLowerCase()
    if (!TAGS.includes(tag)) yield `<${tag}>`
    for (const { name } of element.attributes)
      if (!(ALLOWED[tag] ?? []).includes(name)) yield `${tag}[${name}]`
    let depth = 0
    for (let at: Element | null = element; at !== null && at !== text; at = at.parentElement) depth += 1
    if (depth > DEEPEST) yield `${depth} deep`
  }
  for (const link of text.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? ''
    if (!LEADS.test(href)) yield `leads to ${href}`
    if (href.startsWith('https:') && !/\bnoopener\b/.test(link.getAttribute('rel') ?? ''))
      yield 'opens with a hold'
  }
  for (const picture of text.querySelectorAll('img'))
    if (!/^\/img\/[\w-]/.test(picture.getAttribute('src') ?? '')) yield `shows ${picture.outerHTML}`
  for (const cell of text.querySelectorAll('[colspan], [rowspan], [width], [height]'))
    for (const name of ['colspan', 'rowspan', 'width', 'height'])
      if (Number(cell.getAttribute(name)) > 4_096) yield `${name} beyond measure`
}

/** Once more what a browser has made of it, as an editor hands it back: what changes as it is parsed may not wake up. */
const again = (html: string): string => pageWith(html).getElementById('text')?.innerHTML ?? ''

test('there are 200 of them and more, each another one (CON-10)', () => {
  expect(new Set(ATTACKS).size).toBeGreaterThanOrEqual(200)
})

test.each(ATTACKS.map((text, at) => [at, text] as const))(
  'attack %i comes to nothing, stored by an editor or by a hand in the database (CON-10)',
  (_at, text) => {
    const stored = sanitise(text)
    const shown = {
      edited: sanitised(stored),
      byHand: sanitised(text),
      parsedAgain: sanitised(again(sanitised(text))),
    }
    for (const [way, html] of Object.entries(shown)) {
      const faults = [...faultsOf(html), ...faultsOf(again(html))]
      expect({ way, faults, html: html.slice(0, 300) }).toEqual({ way, faults: [], html: html.slice(0, 300) })
    }
    expect(sanitised(shown.byHand)).toBe(shown.byHand)
  },
)
