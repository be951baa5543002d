import { Link } from '@mui/material'
import { readMember } from '@site/shared-api/contract/operator-member'
import { Link as RouterLink } from 'react-router-dom'
import { useMay } from '#session/rights.ts'

interface Props {
  readonly merchant: string
  readonly account: string
  /** The brand goes without saying. */
  readonly bare?: boolean
}

/** An account by its brand and name; a way to its page for whoever may look at it. */
export function MemberLink({ account, merchant, bare = false }: Props) {
  const may = useMay()
  const name = bare ? account : `${merchant} / ${account}`
  if (!may(readMember)) return name
  return (
    <Link component={RouterLink} to={`/members/${encodeURIComponent(`${merchant}:${account}`)}`}>
      {name}
    </Link>
  )
}
