/** What a cookie of an overriding browser goes by there; a prefix of the browser's own stays in front. */
const MARK = 'dev.'
const NAMED = /^(__Host-|__Secure-)?(.*)$/s

function marked(name: string): string {
  const [, prefix = '', rest = ''] = NAMED.exec(name) ?? []
  return prefix + MARK + rest
}

/** The name that the platform knows; undefined for a cookie of the site itself. */
function unmarked(name: string): string | undefined {
  const [, prefix = '', rest = ''] = NAMED.exec(name) ?? []
  return rest.startsWith(MARK) ? prefix + rest.slice(MARK.length) : undefined
}

/** Of the cookies of an overriding browser those that it was given while it overrides, as the platform knows them; none of the site's own. */
export function cookiesIn(header = ''): string | undefined {
  const own = header.split(';').flatMap((pair) => {
    const [name = '', ...value] = pair.trim().split('=')
    const known = unmarked(name)
    return known === undefined ? [] : [`${known}=${value.join('=')}`]
  })
  return own.length === 0 ? undefined : own.join('; ')
}

/** Cookies of the platform's answer under the names of an overriding browser. */
export const cookiesOut = (given: readonly string[]): string[] =>
  given.map((cookie) => {
    const [name = '', ...rest] = cookie.split('=')
    return [marked(name), ...rest].join('=')
  })

/** Takes away what the browser was given while it overrode, wherever it is sent. */
export function emptied(header = '', isSecure: boolean): string[] {
  const names = header.split(';').map((pair) => pair.trim().split('=', 1)[0] ?? '')
  const paths = isSecure ? ['/'] : ['/', '/wps', '/lgw']
  return names
    .filter((name) => unmarked(name) !== undefined)
    .flatMap((name) =>
      paths.map(
        (path) => `${name}=; Path=${path}; Max-Age=0; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
      ),
    )
}
