/** A value that differs between the two sides; undefined: not there. */
export interface Change {
  /** Keys from the outside in, as `title.EN`. */
  readonly path: string
  readonly before: unknown
  readonly after: unknown
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What differs between two documents, field by field; lists count as one value, and so does what is an object on one side alone. */
export function changesBetween(before: unknown, after: unknown, path = ''): Change[] {
  if (isFields(before) && isFields(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      changesBetween(before[key], after[key], path === '' ? key : `${path}.${key}`),
    )
  return sameValue(before, after) ? [] : [{ path, before, after }]
}

/** Alike whatever the order of keys. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => sameValue(item, other[index]))
  if (!isFields(one) || !isFields(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => sameValue(one[key], other[key]))
}
