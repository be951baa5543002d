export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a path such as `title.EN`; undefined where there is none. */
export function valueAt(document: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (isFields(at) ? at[key] : undefined), document)
}

/** The document with another value at a path; `undefined` takes the field away. The given one is not changed. */
export function withValue(document: Fields, path: string, value: unknown): Fields {
  const [key = '', ...rest] = path.split('.')
  const inner = document[key]
  const next = rest.length === 0 ? value : withValue(isFields(inner) ? inner : {}, rest.join('.'), value)
  if (next !== undefined) return { ...document, [key]: next }
  return Object.fromEntries(Object.entries(document).filter(([name]) => name !== key))
}
