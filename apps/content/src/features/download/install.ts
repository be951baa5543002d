import type { ResourceLink } from '@site/shared-api'
import { safeAddress } from '#addresses/safe-address.ts'
import type { Device } from './device.ts'

/** What a tap on an install button does (A2, B2). */
export type Install =
  | { readonly kind: 'open'; readonly address: string }
  /** A configuration profile: opened, then finished in the settings. */
  | { readonly kind: 'profile'; readonly address: string }
  /** There is a profile, but only Safari can install it. */
  | { readonly kind: 'safari-only' }

/** An install button. */
export interface Offer {
  readonly system: 'ios' | 'android'
  /** The operator's words for it. */
  readonly label: string
  readonly install: Install
}

/** Apple's own protocols, in addition to web addresses. */
const appleAddress = (url: string): string | undefined =>
  safeAddress(url) ?? (/^itms-(services|apps):\/\//.test(url) ? url : undefined)

/** What the brand offers, the device's own system first: iOS its app link, else its profile; Android its link (SHL-29). */
export function offersOf(resources: readonly ResourceLink[], device: Device): Offer[] {
  const offers = [ios(resources, device), android(resources)].filter((offer) => offer !== undefined)
  return offers.sort((a, b) => Number(b.system === device.system) - Number(a.system === device.system))
}

function ios(resources: readonly ResourceLink[], device: Device): Offer | undefined {
  const app = find(resources, 'IOS', appleAddress)
  if (app) return { system: 'ios', label: app.label, install: { kind: 'open', address: app.address } }
  const profile = find(resources, 'MOBILECONFIG', safeAddress)
  if (!profile) return undefined
  const install: Install = device.safari
    ? { kind: 'profile', address: profile.address }
    : { kind: 'safari-only' }
  return { system: 'ios', label: profile.label, install }
}

function android(resources: readonly ResourceLink[]): Offer | undefined {
  const app = find(resources, 'Android', safeAddress)
  return app && { system: 'android', label: app.label, install: { kind: 'open', address: app.address } }
}

function find(
  resources: readonly ResourceLink[],
  type: ResourceLink['resourceType'],
  read: (url: string) => string | undefined,
): { readonly label: string; readonly address: string } | undefined {
  for (const { resourceType, url, labelNameEn } of resources) {
    const address = resourceType === type ? read(url) : undefined
    if (address !== undefined) return { label: labelNameEn, address }
  }
  return undefined
}
