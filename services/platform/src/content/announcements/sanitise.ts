import sanitizeHtml from 'sanitize-html'

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
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attributes) => ({
      tagName,
      attribs:
        attributes['target'] === undefined ? attributes : { ...attributes, rel: 'noopener noreferrer' },
    }),
  },
}

/** Operators' HTML as it is stored: structure without scripts, styles, handlers or foreign protocols (CON-10). */
export function sanitise(html: string): string {
  return sanitizeHtml(html, OPTIONS)
}

const MOST_KEPT = 500
const kept = new Map<string, string>()

/**
 * The same on its way out, whatever wrote it and whenever: a rule that is mended here holds for what was stored before. What
 * was cleaned last is kept, lists show the same texts again and again.
 */
export function sanitised(html: string): string {
  const known = kept.get(html)
  if (known !== undefined) return known
  const clean = sanitise(html)
  kept.set(html, clean)
  for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest)
  return clean
}
