import { HOME_PATH } from '@site/config'
import { routeExists } from '@site/shared-api'

const ORIGIN = 'https://site.invalid'
/** Login, registration and recovery: no destination after a login. */
const AUTH_PATHS: readonly string[] = ['/m/login', '/m/agent', '/m/register', '/m/register.html', '/m/forget']
const AGENT_HOME = '/m/agent/home'

/** Where a player arrives after signing in: the requested path if it belongs to this site, else home (SHL-09). */
export function destinationOf(next: string | null | undefined): string {
  return pathOf(next) ?? HOME_PATH
}

/** Where an agent arrives: the requested path, else the agency centre where the brand has one, else home (ACC-06). */
export function agentDestinationOf(next: string | null | undefined): string {
  return pathOf(next) ?? (routeExists(AGENT_HOME) ? AGENT_HOME : HOME_PATH)
}

function pathOf(next: string | null | undefined): string | undefined {
  if (typeof next !== 'string' || !next.startsWith('/m/')) return undefined
  const { origin, pathname, search, hash } = new URL(next, ORIGIN)
  const ours = origin === ORIGIN && !AUTH_PATHS.includes(pathname) && routeExists(pathname)
  return ours ? `${pathname}${search}${hash}` : undefined
}
