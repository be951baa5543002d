import { isDeepStrictEqual } from 'node:util'
import type { Content } from '#operations/managed/source'

const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What two made of one document: a field that only one of them touched is as they left it, lists are one field. `clashes`
 * are the paths that both changed, each to something else.
 */
export function merged(
  base: Content,
  mine: Content,
  theirs: Content,
): { document: Content; clashes: string[] } {
  const clashes: string[] = []
  return { document: mergeAt('', base, mine, theirs, clashes), clashes }
}

function mergeAt(path: string, base: Content, mine: Content, theirs: Content, clashes: string[]): Content {
  const made: Content = {}
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const at = path === '' ? key : `${path}.${key}`
    const [was, own, other] = [base[key], mine[key], theirs[key]]
    let value: unknown
    if (isDeepStrictEqual(own, other) || isDeepStrictEqual(own, was)) value = other
    else if (isDeepStrictEqual(other, was)) value = own
    else if (isContent(was) && isContent(own) && isContent(other))
      value = mergeAt(at, was, own, other, clashes)
    else {
      clashes.push(at)
      value = own
    }
    if (value !== undefined) made[key] = value
  }
  return made
}

/** The fields in which two documents differ, as they were and as they are; null for a field that is not there. */
export function difference(
  before: Content | undefined,
  after: Content | undefined,
): { before: Content; after: Content } {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (field) => !isDeepStrictEqual(before?.[field], after?.[field]),
  )
  const of = (document: Content | undefined): Content =>
    Object.fromEntries(fields.map((field) => [field, document?.[field] ?? null]))
  return { before: of(before), after: of(after) }
}
