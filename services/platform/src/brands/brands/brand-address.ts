import type { Brand } from '@site/config/schema'

type Addressed = Pick<Brand, 'hosts' | 'publicOrigin'>

const THIS_MACHINE = /^(?:.+\.)?localhost$|^127(?:\.\d+){3}$/

/** Where a brand sends players: its setting, else its first host. No request has a say in it. */
export function publicOriginOf(brand: Addressed, sitePort: number): string {
  return brand.publicOrigin ?? originAt(brand, brand.hosts[0] ?? 'localhost', sitePort)
}

/** The origin of the page that asks: of its host where it is one of the brand’s, else the public one; scheme and port are the setting’s. */
export function pageOriginOf(brand: Addressed, pageHost: string, sitePort: number): string {
  const host = brand.hosts.find((one) => one === pageHost)
  return host === undefined ? publicOriginOf(brand, sitePort) : originAt(brand, host, sitePort)
}

function originAt({ publicOrigin }: Addressed, host: string, sitePort: number): string {
  if (publicOrigin !== null) return Object.assign(new URL(publicOrigin), { hostname: host }).origin
  return THIS_MACHINE.test(host) ? new URL(`http://${host}:${sitePort}`).origin : `https://${host}`
}
