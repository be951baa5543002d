import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'

interface Props {
  readonly merchant: string
  readonly account: string
  /** The brand goes without saying. */
  readonly bare?: boolean
}

/** An agent by brand and name, and the way to the agent's page: whoever sees the one may see the other. */
export function AgentLink({ account, merchant, bare = false }: Props) {
  return (
    <Link component={RouterLink} to={`/agents/${encodeURIComponent(`${merchant}:${account}`)}`}>
      {bare ? account : `${merchant} / ${account}`}
    </Link>
  )
}
