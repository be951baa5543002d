import { navigate, openPopup } from '../actions.ts'
import { routeExists } from '../composition/link.tsx'
import { popupExists } from '../composition/popups.ts'

const POPUP = 'login'
const LOGIN_PATH = '/m/login'

interface AfterSignIn {
  /** Where the player was going. */
  readonly next?: string
  /** The popup that they had asked for. */
  readonly then?: string
  /** The page that asks is not worth coming back to: the login takes its place. */
  readonly replace?: boolean
  /** The page alone: for whoever has no page that the popup could lie over. */
  readonly onPage?: boolean
}

/** Whether a guest of this brand has any way to sign in: the popup, else the page. */
export function canSignIn(): boolean {
  return popupExists(POPUP) || routeExists(LOGIN_PATH)
}

/** Asks a guest to sign in; afterwards they arrive where they wanted (SHL-09). False where the brand has no way. */
export function signIn({ next, then, replace = false, onPage = false }: AfterSignIn = {}): boolean {
  const page = routeExists(LOGIN_PATH)
  if (popupExists(POPUP) && !(onPage && page)) {
    const after = {
      ...(next === undefined ? {} : { next }),
      ...(then === undefined ? {} : { then }),
    }
    openPopup(POPUP, ...(Object.keys(after).length > 0 ? [after] : []))
    return true
  }
  if (!page) return false
  navigate(next === undefined ? LOGIN_PATH : `${LOGIN_PATH}?next=${encodeURIComponent(next)}`, { replace })
  return true
}
