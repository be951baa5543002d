import type { Attributes } from 'sanitize-html'

/** Placeholder for the site itself: no real address begins so. */
const HERE = 'https://site.invalid'
/** The site's own pictures; another path of the site may have an effect when it is requested. */
const OWN_PICTURES = '/img/'
/** A page elsewhere, an address to write to or to call, a page of the site. */
const LEADS = /^(https:\/\/|mailto:|tel:|\/(?![/\\]))/i
const MOST_CELLS = 50
/** No page shows a wider one. */
const MOST_PIXELS = 4_096
/** Browsers leave these out of addresses, wherever they stand. */
const LEFT_OUT = /[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/** A link opens what is elsewhere in a window of its own that cannot reach this one; the rest of it is the author's. */
export function linkOf({ href, title }: Attributes): Attributes {
  const to = href?.replace(LEFT_OUT, '')
  const named = title === undefined ? {} : { title }
  if (to === undefined || !LEADS.test(to)) return named
  return to.toLowerCase().startsWith('https:')
    ? { href: to, ...named, target: '_blank', rel: 'noopener noreferrer' }
    : { href: to, ...named }
}

/** A picture of the site, or of one of `hosts` (of any host where none are given); without `src` where it may not be shown. */
export function pictureOf({ src, alt, width, height }: Attributes, hosts?: readonly string[]): Attributes {
  const from = addressOf(src?.replace(LEFT_OUT, ''), hosts)
  if (from === undefined) return {}
  return {
    src: from,
    alt: alt ?? '',
    ...counted('width', width, MOST_PIXELS),
    ...counted('height', height, MOST_PIXELS),
    loading: 'lazy',
  }
}

/** A cell spans so many others that a table can still be drawn. */
export function cellOf({ colspan, rowspan, scope }: Attributes): Attributes {
  return {
    ...counted('colspan', colspan, MOST_CELLS),
    ...counted('rowspan', rowspan, MOST_CELLS),
    ...(scope === 'col' || scope === 'row' ? { scope } : {}),
  }
}

function addressOf(src: string | undefined, hosts: readonly string[] | undefined): string | undefined {
  if (src === undefined || !URL.canParse(src, HERE)) return undefined
  const { href, origin, pathname, search, protocol } = new URL(src, HERE)
  if (origin === HERE)
    return src.startsWith('/') && pathname.startsWith(OWN_PICTURES) ? pathname + search : undefined
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  return hosts === undefined || hosts.includes(origin) ? href : undefined
}

function counted(name: string, given: string | undefined, most: number): Attributes {
  const count = /^\d{1,5}$/.test(given ?? '') ? Number(given) : 0
  return count >= 1 && count <= most ? { [name]: String(count) } : {}
}
