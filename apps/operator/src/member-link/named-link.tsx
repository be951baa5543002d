import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { NameText } from '#member-link/name-text.tsx'

interface Props {
  /** Which page about the member. */
  readonly to: 'members' | 'care' | 'identity' | 'agents'
  readonly merchant: string
  readonly account: string
  /** The brand goes without saying. */
  readonly bare?: boolean
}

/** An account by its brand and name, and a link to a page about it that operators who see the name may see as well. */
export function NamedLink({ account, merchant, to, bare = false }: Props) {
  return (
    <NameText>
      <Link component={RouterLink} to={`/${to}/${encodeURIComponent(`${merchant}:${account}`)}`}>
        {bare ? account : `${merchant} / ${account}`}
      </Link>
    </NameText>
  )
}
