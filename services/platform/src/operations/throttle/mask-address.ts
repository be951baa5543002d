import { networkOf } from '@site/service-kit/network-of'

const HOUSEHOLD = '/64'

/** An address as a player may see it, its last part hidden. */
export function maskAddress(address: string): string {
  const network = networkOf(address)
  return network.endsWith(HOUSEHOLD)
    ? `${network.slice(0, -HOUSEHOLD.length)}*`
    : network.replace(/\.\d+$/, '.*')
}
