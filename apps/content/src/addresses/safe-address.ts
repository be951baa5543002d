const NOWHERE = 'http://site.invalid'

/** An address that may be followed: http(s), or a path of this site, as parsed; undefined for any other (scripts, other protocols, `//host`). */
export function safeAddress(text: string): string | undefined {
  try {
    const { href, origin, pathname, search, hash, protocol } = new URL(text, NOWHERE)
    if (origin === NOWHERE) return text.startsWith('/') ? pathname + search + hash : undefined
    if (!/^https?:/i.test(text)) return undefined
    return protocol === 'https:' || protocol === 'http:' ? href : undefined
  } catch {
    return undefined
  }
}

/** Whether an address that may be followed stays on this site. */
export const isInner = (address: string): boolean => address.startsWith('/')
