import { isFreePlay, LoadFailed, useMessages, useQuery, useSession } from '@site/shared-api'
import { EmptyState } from '@site/ui'
import type { ReactNode } from 'react'
import { configQuery, type Config } from './security.api.ts'
import styles from './security.module.css'
import { OverviewWaiting, StepWaiting } from './step-waiting.tsx'
import { useWords, type Word } from './words.ts'

interface Props {
  /** The part's name, under the screen's; the first page has none of its own. */
  readonly part?: Word
  readonly children: (config: Config) => ReactNode
}

/** The frame of every part: the member and the present settings; trial accounts have nothing to secure. */
export function StepFrame({ children, part }: Props) {
  const say = useWords()
  const t = useMessages('member-centre')
  const common = useMessages('common')
  const session = useSession()
  const isPlay = session !== null && isFreePlay(session.type)
  const { data, isError, refetch } = useQuery({ ...configQuery(), enabled: session !== null && !isPlay })
  if (isPlay)
    return (
      <div data-state="empty">
        <EmptyState drawing="user" title={t('title.security-centre')} text={common('trial_refused')} />
      </div>
    )
  if (!data && !isError) return part === undefined ? <OverviewWaiting /> : <StepWaiting />
  if (!data)
    return (
      <div className={styles.step} data-state="failed">
        <LoadFailed retry={() => void refetch()} />
      </div>
    )
  return (
    <div className={styles.step} data-state="ready">
      {part === undefined ? null : <h2 className={styles.title}>{say(part)}</h2>}
      {children(data)}
    </div>
  )
}
