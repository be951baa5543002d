import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'

interface Props {
  readonly to: 'care' | 'identity'
  readonly merchant: string
  readonly account: string
}

/** A member by brand and name, and the way to their page of `to`. */
export function NamedLink({ account, merchant, to }: Props) {
  return (
    <Link component={RouterLink} to={`/${to}/${encodeURIComponent(`${merchant}:${account}`)}`}>
      {`${merchant} / ${account}`}
    </Link>
  )
}
