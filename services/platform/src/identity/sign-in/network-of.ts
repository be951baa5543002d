import { isIPv6 } from 'node:net'

const IPV4_INSIDE = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** A household has a whole /64 of IPv6 to ask from. */
const NETWORK_GROUPS = 4
const ALL_GROUPS = 8

/** Whom an address stands for when attempts are counted: itself, or its /64 network. */
export function networkOf(address: string): string {
  const inside = IPV4_INSIDE.exec(address)?.[1]
  if (inside !== undefined) return inside
  return isIPv6(address) ? `${groupsOf(address).slice(0, NETWORK_GROUPS).join(':')}::/64` : address
}

/** An address as a player may see it, its last part hidden. */
export function maskAddress(address: string): string {
  const network = networkOf(address)
  if (network.endsWith('::/64')) return network.replace('::/64', ':*')
  return network.replace(/\.\d+$/, '.*')
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const split = (text: string): string[] => (text === '' ? [] : text.toLowerCase().split(':'))
  const [first, last] = [split(head), split(tail ?? '')]
  const gap = tail === undefined ? 0 : Math.max(0, ALL_GROUPS - first.length - last.length)
  return [...first, ...Array<string>(gap).fill('0'), ...last]
}
