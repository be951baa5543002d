import { useSession } from '@site/shared-api'
import { useEffect, useState } from 'react'

/** The server draws what a guest may read: a member's own answer is fetched as soon as the session is there. */
export function useOwnAnswer(refetch: () => Promise<unknown>): void {
  const isMember = useSession() !== null
  const [wasGuest] = useState(!isMember)
  useEffect(() => {
    if (wasGuest && isMember) void refetch()
  }, [wasGuest, isMember, refetch])
}
