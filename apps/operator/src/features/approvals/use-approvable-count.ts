import { useQuery } from '@tanstack/react-query'
import { listApprovals } from '@site/shared-api/contract/approval'
import { useLocation } from 'react-router-dom'
import { call } from '#client/call.ts'
import { useSession } from '#session/use-session.ts'

/**
 * How many pending requests the operator could approve. Read anew with every page that is opened and whenever the window is looked
 * at again; never by a timer, which would keep a session from ending by its operator's silence.
 */
export function useApprovableCount(): number {
  const name = useSession()?.name
  const { pathname } = useLocation()
  const { data } = useQuery({
    queryKey: ['approvals', 'count', name, pathname],
    queryFn: ({ signal }) => call(listApprovals, { query: { box: 'approvable', limit: 1 } }, { signal }),
    placeholderData: (previous, query) => (query?.queryKey[2] === name ? previous : undefined),
  })
  return data?.counts.approvable ?? 0
}
