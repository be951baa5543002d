import { useMessages, useQuery } from '@site/shared-api'
import { rankProgressQuery } from './rank.api.ts'
import { Icon, Skeleton } from '@site/ui'
import { useId } from 'react'
import { progressOf } from './rank-progress.ts'
import styles from './rank-progress-bar.module.css'

/** The VIP level and what is still to do for the next (B3); left out without an error when it cannot be loaded. */
export function RankProgressBar({ signedIn }: { readonly signedIn: boolean }) {
  const t = useMessages('member-centre')
  const id = useId()
  const { data, isError } = useQuery({ ...rankProgressQuery(), enabled: signedIn })
  if (isError) return null
  // Before the session is read the place stays as the server drew it, whatever is cached already.
  if (!signedIn || data === undefined)
    return (
      <div className={styles.rank} data-state="loading">
        <Skeleton shape="text" className={styles.short} />
        <Skeleton className={styles.bar} />
        <Skeleton shape="text" />
      </div>
    )
  const { label, nextLabel } = data.playerRankProgress
  const { completedConditions: done, totalExpectedConditions: all } = data.currentProgress
  const progress = progressOf(data)
  return (
    <div className={styles.rank} data-state="ready">
      <p id={id} className={styles.level}>
        <Icon name="crown" size={16} />
        <span className={styles.label}>{label}</span>
        {nextLabel === null ? null : <span className={styles.next}>{nextLabel}</span>}
      </p>
      <progress className={styles.bar} value={progress} max={1} aria-labelledby={id} />
      <p className={styles.text}>
        {nextLabel === null ? t('rank.highest') : t('rank.progress', { done, all, next: nextLabel })}
      </p>
    </div>
  )
}
