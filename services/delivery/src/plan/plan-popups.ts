import type { PlanPopup } from '@site/config/schema'
import { isOn, type Offer } from './offer.ts'
import { canSignIn, forSession } from './sign-in.ts'

/** The popups a visitor of the brand can open; members' ones only where visitors can become members (MOD-05). */
export function popupsOf(offer: Offer): PlanPopup[] {
  const closed = !offer.memberHint && !canSignIn(offer)
  return offer.releases.flatMap(({ name: module, declaration }) =>
    declaration.popups
      .filter((popup) => isOn(popup, offer) && !(closed && forSession(popup)))
      .map(({ flag: _flag, title, ...popup }) => ({
        ...popup,
        module,
        title: { module, key: title ?? `popup.${popup.name}` },
      })),
  )
}
