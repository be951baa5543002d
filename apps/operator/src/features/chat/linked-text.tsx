import { Link } from '@mui/material'
import { Fragment } from 'react'

const ADDRESS = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]])/g

/** Plain text whose addresses can be followed; nothing in it is ever markup. */
export function LinkedText({ text }: { readonly text: string }) {
  return text.split(ADDRESS).map((part, at) =>
    at % 2 === 1 && URL.canParse(part) ? (
      <Link
        key={at}
        href={new URL(part).href}
        rel="noopener noreferrer nofollow"
        target="_blank"
        underline="always"
      >
        {part}
      </Link>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}
