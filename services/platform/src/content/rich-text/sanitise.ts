import sanitizeHtml from 'sanitize-html'
import { cellOf, linkOf, pictureOf } from '#content/rich-text/attributes'

/** Deeper lists and quotes leave no width for their text. */
const DEEPEST = 16

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'b',
    'i',
    'u',
    's',
    'a',
    'blockquote',
    'hr',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'img',
    'span',
    'div',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  // Which hosts pictures may come from is said by their brand.
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowProtocolRelative: false,
  nestingLimit: DEEPEST,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
}

function cleaner(hosts?: readonly string[]): sanitizeHtml.IOptions {
  return {
    ...OPTIONS,
    transformTags: {
      a: (tagName, given) => ({ tagName, attribs: linkOf(given) }),
      img: (tagName, given) => ({ tagName, attribs: pictureOf(given, hosts) }),
      th: (tagName, given) => ({ tagName, attribs: cellOf(given) }),
      td: (tagName, given) => ({ tagName, attribs: cellOf(given) }),
    },
  }
}

const STORED = cleaner()

/**
 * Operators' HTML as it is stored: structure without scripts, styles, handlers, names or foreign protocols (CON-10). Pictures of
 * any host stay in it: those that the brand does not allow are refused where it is published, and dropped where it is read.
 */
export function sanitise(html: string): string {
  return sanitizeHtml(html, STORED)
}

const MOST_KEPT = 500
const kept = new Map<string, string>()

/**
 * The same on its way out, whatever wrote it and whenever: a rule that is mended here holds for what was stored before. Pictures
 * are those of the site and of `hosts` alone. What was cleaned last is kept, lists show the same texts again and again.
 */
export function sanitised(html: string, hosts: readonly string[] = []): string {
  const key = `${hosts.join(' ')}\n${html}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const clean = sanitizeHtml(html, cleaner(hosts))
  kept.set(key, clean)
  for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest)
  return clean
}

/** The hosts from which a text shows pictures although its brand does not allow them. */
export function picturesElsewhere(html: string, hosts: readonly string[]): string[] {
  const found = new Set<string>()
  sanitizeHtml(html, {
    allowedTags: ['img'],
    allowedAttributes: { img: ['src'] },
    transformTags: {
      img: (tagName, given) => {
        const { src } = pictureOf(given)
        if (src !== undefined && pictureOf(given, hosts)['src'] === undefined) found.add(new URL(src).host)
        return { tagName, attribs: {} }
      },
    },
  })
  return [...found]
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const CODES = Object.fromEntries(Object.entries(SIGNS).map(([sign, code]) => [code, sign]))

/** A text of HTML without any of its markup, in one line. */
export function plainText(html: string): string {
  const spaced = html.replace(/<(?:br|\/p|\/li|\/h\d|\/div|\/t[dhr])\b/gi, ' $&')
  return sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (code) => CODES[code] ?? code)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Plain text as HTML: markup in it is shown as it was typed, an empty line begins a paragraph. */
export function paragraphs(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => part.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign).replaceAll('\n', '<br />'))
    .map((part) => `<p>${part}</p>`)
    .join('')
}
