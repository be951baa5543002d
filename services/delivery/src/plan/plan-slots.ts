import type { PlanSlot } from '@site/config/schema'
import { isOn, type Offer } from './offer.ts'

/** What the brand's modules put into each other's places, in their order. */
export function slotsOf(offer: Offer): PlanSlot[] {
  return offer.releases
    .flatMap(({ name: module, declaration }) =>
      declaration.slots
        .filter((slot) => isOn(slot, offer))
        .map(({ flag: _flag, ...slot }) => ({ ...slot, module })),
    )
    .sort((a, b) => a.order - b.order)
}
