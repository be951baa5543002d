import { navigate, openPopup } from '../actions.ts'
import { routeExists } from '../composition/link.tsx'
import { popupExists } from '../composition/popups.ts'

const POPUP = 'login'
const LOGIN_PATH = '/m/login'

interface AfterSignIn {
  /** Where the player was going. */
  readonly next?: string
  /** The popup that they had requested. */
  readonly then?: string
  /** The page that asks is not worth coming back to: the login takes its place. */
  readonly replace?: boolean
  /** The page alone: where there is no page that the popup could lie over. */
  readonly onPage?: boolean
}

/** Whether a guest of this brand has any way to sign in: the popup, else the page. */
export function canSignIn(): boolean {
  return popupExists(POPUP) || signInAddress() !== undefined
}

/** Address of the login's page with the way back to `next`; undefined where the brand has none. */
export function signInAddress(next?: string): string | undefined {
  if (!routeExists(LOGIN_PATH)) return undefined
  return next === undefined ? LOGIN_PATH : `${LOGIN_PATH}?next=${encodeURIComponent(next)}`
}

/** Asks a guest to sign in; afterwards they arrive where they wanted (SHL-09). False where the brand has no way. */
export function signIn({ next, then, replace = false, onPage = false }: AfterSignIn = {}): boolean {
  const page = signInAddress(next)
  if (popupExists(POPUP) && !(onPage && page !== undefined)) {
    const after = {
      ...(next === undefined ? {} : { next }),
      ...(then === undefined ? {} : { then }),
    }
    openPopup(POPUP, ...(Object.keys(after).length > 0 ? [after] : []))
    return true
  }
  if (page === undefined) return false
  navigate(page, { replace })
  return true
}
