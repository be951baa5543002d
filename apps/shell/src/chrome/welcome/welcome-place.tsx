import { HOME_PATH } from '@site/config'
import { site, routeOf } from '@site/shared-api'
import { usePath } from '#host/routing/location.ts'
import { WelcomeScreen } from './welcome-screen.tsx'

/** The shell's own home, where no module of the brand draws one: never a blank page (MOD-05). */
export function WelcomePlace() {
  const path = usePath()
  const unclaimed = routeOf(site().plan, path) === undefined
  return unclaimed &&
    (path === '/' || path.startsWith('/m')) &&
    routeOf(site().plan, HOME_PATH) === undefined ? (
    <WelcomeScreen />
  ) : null
}
