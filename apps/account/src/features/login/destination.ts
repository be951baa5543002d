import { HOME_PATH } from '@site/config'
import { routeExists } from '@site/shared-api'

const ORIGIN = 'https://site.invalid'
const LOGIN_PATH = '/m/login'

/** Where a player arrives after signing in: the path asked for when it is one of this site's own, else home (SHL-09). */
export function destinationOf(next: string | null | undefined): string {
  if (typeof next !== 'string' || !next.startsWith('/m/')) return HOME_PATH
  const { origin, pathname, search, hash } = new URL(next, ORIGIN)
  const ours = origin === ORIGIN && pathname !== LOGIN_PATH && routeExists(pathname)
  return ours ? `${pathname}${search}${hash}` : HOME_PATH
}
