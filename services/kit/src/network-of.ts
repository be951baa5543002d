import { isIPv6 } from 'node:net'

const IPV4_INSIDE = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** A household has a whole /64 of IPv6 to ask from. */
const NETWORK_GROUPS = 4
const ALL_GROUPS = 8

/** Whom an address stands for when something is counted: itself, or its /64 network. */
export function networkOf(address: string): string {
  const inside = IPV4_INSIDE.exec(address)?.[1]
  if (inside !== undefined) return inside
  return isIPv6(address) ? `${groupsOf(address).slice(0, NETWORK_GROUPS).join(':')}::/64` : address
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const split = (text: string): string[] => (text === '' ? [] : text.toLowerCase().split(':'))
  const [first, last] = [split(head), split(tail ?? '')]
  const gap = tail === undefined ? 0 : Math.max(0, ALL_GROUPS - first.length - last.length)
  return [...first, ...Array<string>(gap).fill('0'), ...last]
}
