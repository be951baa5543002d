import { Link } from '@mui/material'
import { readMember } from '@site/shared-api/contract/operator-member'
import { Link as RouterLink } from 'react-router-dom'
import { useMay } from '#session/rights.ts'

interface Props {
  readonly merchant: string
  readonly account: string
}

/** An account by its brand and name; a way to its page for whoever may look at it. */
export function MemberLink({ account, merchant }: Props) {
  const may = useMay()
  const name = `${merchant} / ${account}`
  if (!may(readMember)) return name
  return (
    <Link component={RouterLink} to={`/members/${encodeURIComponent(`${merchant}:${account}`)}`}>
      {name}
    </Link>
  )
}
