import { navigate, openPopup, routeExists, slotsOf } from '@site/shared-api'

const LOGIN_PATH = '/m/login'

/** Whether a guest of this brand has any way to sign in: a popup, else a route. */
export function canLogin(): boolean {
  return slotsOf('popup:login').length > 0 || routeExists(LOGIN_PATH)
}

/** Asks a guest to sign in; afterwards the player arrives at `next` (SHL-09). */
export function askLogin(next?: string): void {
  if (slotsOf('popup:login').length > 0) openPopup('login', next === undefined ? undefined : { next })
  else if (routeExists(LOGIN_PATH))
    navigate(next === undefined ? LOGIN_PATH : `${LOGIN_PATH}?next=${encodeURIComponent(next)}`)
}
