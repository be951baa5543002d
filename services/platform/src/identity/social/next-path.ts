const MAX_LENGTH = 512
const HOME = '/m/home'
/** No control characters or backslashes, which browsers read as something else. */
const PLAIN = /^\/m(?:\/[^\\\p{Cc}]*)?$/u
const ANY_ORIGIN = 'http://own.invalid'

/** Where a player goes on: a path of the site's own pages, else home. */
export function nextPath(path: string | undefined): string {
  if (path === undefined || path.length > MAX_LENGTH || !PLAIN.test(path)) return HOME
  const url = URL.canParse(path, ANY_ORIGIN) ? new URL(path, ANY_ORIGIN) : undefined
  const isOwn = url?.origin === ANY_ORIGIN && (url.pathname === '/m' || url.pathname.startsWith('/m/'))
  return isOwn ? `${url.pathname}${url.search}${url.hash}` : HOME
}
