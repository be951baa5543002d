import { networkOf } from '@site/service-kit/network-of'

export { networkOf } from '@site/service-kit/network-of'

/** An address as a player may see it, its last part hidden. */
export function maskAddress(address: string): string {
  const network = networkOf(address)
  if (network.endsWith('::/64')) return network.replace('::/64', ':*')
  return network.replace(/\.\d+$/, '.*')
}
