import { useEffect, useState } from 'react'
import { cachedStatus } from './site-status.ts'
import { StatusScreen } from './status-screen.tsx'
import styles from './status-place.module.css'
import { statusStream } from './status.stream.ts'

const BELOW = ['m-header', 'm-screen', 'm-footer'] as const

/** Covers an open page when the site closes: the cached status at once, then what the platform says (SHL-16). */
export function StatusPlace() {
  const [status, setStatus] = useState(cachedStatus)
  useEffect(() => {
    const following = statusStream().subscribe(setStatus)
    return () => following.unsubscribe()
  }, [])
  const closed = status !== 0
  useEffect(() => {
    for (const id of BELOW) document.getElementById(id)?.toggleAttribute('inert', closed)
    document.documentElement.toggleAttribute('data-closed', closed)
  }, [closed])
  return closed ? (
    <div className={styles.cover} role="alert">
      <StatusScreen status={status} />
    </div>
  ) : null
}
