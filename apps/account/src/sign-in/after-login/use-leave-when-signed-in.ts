import { useSession } from '@site/shared-api'
import { useEffect } from 'react'

/** Calls `leave` once a member is signed in, here or in another tab. */
export function useLeaveWhenSignedIn(leave: () => void): void {
  const signedIn = useSession() !== null
  useEffect(() => {
    if (signedIn) leave()
    // reason: leaving is one act; a new closure of the same page must not repeat it
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [signedIn])
}
