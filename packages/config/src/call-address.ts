/**
 * The one address of a GET call: path and query, names in alphabetical order, empty values left out. Cache keys and the
 * first data of a page are compared by it, whatever the order of the query.
 */
export function callAddress(path: string, query: Iterable<readonly [string, string]>): string {
  const given = [...query].filter(([, value]) => value !== '').map(([name, value]) => [name, value])
  const search = new URLSearchParams(given)
  search.sort()
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}
