/** FNV-1a, 32 bits: enough to distinguish versions of a brand's sign. */
const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** Where a brand's own sign lies: another sign has another address, so that a browser may keep it for good. */
export function ownMarkPath(merchant: string, svg: string): string {
  let hash = OFFSET
  for (let at = 0; at < svg.length; at += 1) hash = Math.imul(hash ^ svg.charCodeAt(at), PRIME)
  return `/img/mark/${merchant}/${(hash >>> 0).toString(16).padStart(8, '0')}.svg`
}
