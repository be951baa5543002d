import { cleanText } from './clean-text.ts'

/** A cell as an operator would say it is the same: without case, signs and odd blanks; one of signs alone keeps itself. */
export function folded(text: string): string {
  const clean = cleanText(text).normalize('NFKC').toLowerCase()
  return clean.replace(/[^\p{L}\p{N}\p{M}]/gu, '') || clean
}

/** A mapping by cells, whatever their case and signs. */
export function foldedMap<V>(record: Readonly<Record<string, V>>): ReadonlyMap<string, V> {
  return new Map(Object.entries(record).map(([key, value]) => [folded(key), value]))
}
