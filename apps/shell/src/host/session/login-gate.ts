import { navigate, openPopup, routeExists, slotsOf } from '@site/shared-api'

const LOGIN_PATH = '/m/login'

export interface AfterLogin {
  /** Where the player was going. */
  readonly next?: string
  /** The popup that they had asked for. */
  readonly then?: string
}

/** Whether a guest of this brand has any way to sign in: a popup, else a route. */
export function canLogin(): boolean {
  return slotsOf('popup:login').length > 0 || routeExists(LOGIN_PATH)
}

/** Asks a guest to sign in; afterwards the player arrives where they wanted (SHL-09). */
export function askLogin(after: AfterLogin = {}): void {
  const { next } = after
  if (slotsOf('popup:login').length > 0) openPopup('login', { ...after })
  else if (routeExists(LOGIN_PATH))
    navigate(next === undefined ? LOGIN_PATH : `${LOGIN_PATH}?next=${encodeURIComponent(next)}`)
}
