import ipaddr from 'ipaddr.js'

/** What a household has of IPv6, and what the largest of them are given. */
const HOUSEHOLD_BITS = 64
const ESTATE_BITS = 56
/** A /56 may ask as often as so many households. */
const ESTATE_SHARE = 4

export interface Network {
  readonly name: string
  /** How many times the most of one household it may ask. */
  readonly share: number
}

/** The networks that an address is counted by, the narrowest first: itself, or its /64 and its /56 of IPv6 (ACC-21). */
export function networksOf(address: string): readonly [Network, ...Network[]] {
  const plain = address.replace(/%.*$/, '')
  if (!ipaddr.isValid(plain)) return [{ name: plain, share: 1 }]
  const parsed = ipaddr.process(plain)
  if (!(parsed instanceof ipaddr.IPv6)) return [{ name: parsed.toString(), share: 1 }]
  return [
    { name: masked(parsed, HOUSEHOLD_BITS), share: 1 },
    { name: masked(parsed, ESTATE_BITS), share: ESTATE_SHARE },
  ]
}

/** What an address counts as: itself, or its /64 network. */
export const networkOf = (address: string): string => networksOf(address)[0].name

const masked = (address: ipaddr.IPv6, bits: number): string =>
  `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`
