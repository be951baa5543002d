import type { DeclaredPopup, DeclaredRoute } from '@site/config/schema'
import { isOn, type Offer } from './offer.ts'

const SIGN_IN = 'login'

/** Whether a guest of the brand has any way to sign in: the popup, else the page (SHL-09). */
export function canSignIn(offer: Offer): boolean {
  return offer.releases.some(({ declaration: { routes, popups } }) =>
    [...routes.filter(({ id }) => id === SIGN_IN), ...popups.filter(({ name }) => name === SIGN_IN)].some(
      (part) => isOn(part, offer),
    ),
  )
}

/** Whether a part is there for members or agents alone. */
export function forSession({ access }: Pick<DeclaredRoute | DeclaredPopup, 'access'>): boolean {
  return access === 'member' || access === 'agent'
}
