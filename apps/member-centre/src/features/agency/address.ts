import { useRecordAddress } from '#days/address.ts'

export const HOME = '/m/agent/home'

/** Parts of the agency centre, each at an address of its own. */
export const PARTS = [
  'team',
  'member',
  'contracts',
  'offer',
  'daily',
  'hourly',
  'dividend',
  'rates',
  'links',
  'register',
  'transfer',
  'helpers',
  'statement',
] as const
export type Part = (typeof PARTS)[number]

/** The address of a part with what it is about. */
export function partAddress(part: Part, about: Readonly<Record<string, string>> = {}): string {
  return `${HOME}?${new URLSearchParams({ part, ...about }).toString()}`
}

/** What the address asks for of the agency centre. */
export function useAgencyAddress() {
  const address = useRecordAddress()
  const named = address.text('part')
  return { ...address, part: PARTS.find((one) => one === named) }
}
