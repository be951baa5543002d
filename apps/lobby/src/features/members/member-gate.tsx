import { navigate, signIn, site, useMemberHint, useSession } from '@site/shared-api'
import { Skeleton } from '@site/ui'
import { useEffect, type ReactNode } from 'react'
import styles from './member-only.module.css'

interface Props {
  /** The list's own address, to come back to once signed in. */
  readonly next: string
  /** Where to go when there is no sign-in here. */
  readonly instead: string
  readonly screen: string
  readonly children: ReactNode
}

/** A member's list in the lobby: without a token the way leads to the login (A4, A8, LOB-19). */
export function MemberGate({ next, instead, screen, children }: Props) {
  const session = useSession()
  const member = useMemberHint()
  useEffect(() => {
    if (session !== null || site().signedIn()) return
    if (!signIn({ next, replace: true, onPage: true })) navigate(instead, { replace: true })
  }, [session, member, next, instead])
  if (session !== null) return children
  return (
    <div data-screen={screen} data-state="loading">
      <div className={styles.waiting}>
        {Array.from({ length: 9 }, (_, index) => (
          <Skeleton key={index} shape="tile" />
        ))}
      </div>
    </div>
  )
}
