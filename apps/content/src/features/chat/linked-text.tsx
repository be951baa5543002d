import { Fragment } from 'react'
import { safeAddress } from '#addresses/safe-address.ts'

const ADDRESS = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]])/g

/** Plain text whose addresses can be followed; nothing in it is ever markup. */
export function LinkedText({ text }: { readonly text: string }) {
  return text.split(ADDRESS).map((part, at) => {
    const to = at % 2 === 1 ? safeAddress(part) : undefined
    return to === undefined ? (
      <Fragment key={at}>{part}</Fragment>
    ) : (
      <a key={at} href={to} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    )
  })
}
