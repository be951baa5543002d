import type { CustomerServiceEntry, ResourceLink } from '@site/shared-api'
import { decodePath } from '#addresses/decode-path.ts'
import { isInner, safeAddress } from '#addresses/safe-address.ts'

/** A way to reach customer service that leads somewhere now. */
export interface Contact {
  readonly kind: 'chat' | 'telegram'
  /** The operator's own words; the live chat is called by the site's. */
  readonly title: string
  readonly address: string
}

export interface Contacts {
  /** `open` leads somewhere, `closed` is configured but its screen is not there, `none` is not configured. */
  readonly chat:
    { readonly status: 'open'; readonly address: string } | { readonly status: 'closed' | 'none' }
  readonly telegrams: readonly Contact[]
}

/**
 * Ways to customer service out of what the brand has configured (A2, A3): live chat, and every Telegram of either list once.
 * `leads` says whether a path of the site is drawn by any module.
 */
export function contactsOf(
  entries: readonly CustomerServiceEntry[],
  resources: readonly ResourceLink[],
  leads: (path: string) => boolean,
): Contacts {
  const chats = entries.filter(({ csType }) => csType === 'LIVECHAT')
  const address = chats
    .map(({ path }) => decodePath(path))
    .find((one) => one !== undefined && (!isInner(one) || leads(one)))
  const telegrams = [
    ...entries
      .filter(({ csType }) => csType !== 'LIVECHAT')
      .map(({ title, path }) => ({ title, address: decodePath(path) })),
    ...resources
      .filter(({ resourceType }) => resourceType === 'TELEGRAM')
      .map(({ labelNameEn, url }) => ({ title: labelNameEn, address: safeAddress(url) })),
  ].flatMap(({ title, address: to }): Contact[] =>
    to === undefined || (isInner(to) && !leads(to)) ? [] : [{ kind: 'telegram', title, address: to }],
  )
  return {
    chat:
      address !== undefined ? { status: 'open', address } : { status: chats.length > 0 ? 'closed' : 'none' },
    telegrams: telegrams.filter(
      (one, at) => telegrams.findIndex((other) => other.address === one.address) === at,
    ),
  }
}

/** An app that the brand offers. */
export interface AppLink {
  readonly type: 'IOS' | 'Android' | 'MOBILECONFIG'
  readonly label: string
  readonly address: string
}

/** Apps among the resources, one link each (A2). */
export function appsOf(resources: readonly ResourceLink[]): AppLink[] {
  return resources.flatMap(({ resourceType: type, labelNameEn: label, url }) => {
    const address = safeAddress(url)
    return address === undefined || type === 'TELEGRAM' || type === 'AppDownloadIcon'
      ? []
      : [{ type, label, address }]
  })
}

/** What distinguishes two links of one kind: host and path without the scheme. */
export function shortAddress(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
}
