import { BlockList, isIP } from 'node:net'

/** What is known of a brand's regions. */
interface Blocking {
  /** Networks such as `203.0.113.0/24`, or single addresses. */
  readonly blockedNetworks: readonly string[]
}

/**
 * Says whether a brand is closed to requests from an address (SHL-16). Another source, a table of countries for
 * example, takes the place of the one below where platform and delivery are put together.
 */
export interface Regions {
  isClosedTo(brand: Blocking, address: string): boolean
}

const lists = new WeakMap<readonly string[], BlockList>()

/** By the networks that stand in the brand's document. */
export const networkRegions: Regions = {
  isClosedTo({ blockedNetworks }, address) {
    if (blockedNetworks.length === 0) return false
    const family = isIP(address)
    return family !== 0 && listOf(blockedNetworks).check(address, family === 6 ? 'ipv6' : 'ipv4')
  },
}

/** A list is made once for each version of a brand. */
function listOf(networks: readonly string[]): BlockList {
  const known = lists.get(networks)
  if (known) return known
  const made = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) made.addAddress(address, family)
    else made.addSubnet(address, Number(bits), family)
  }
  lists.set(networks, made)
  return made
}
