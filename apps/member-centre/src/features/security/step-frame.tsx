import { isFreePlay, LoadFailed, useMessages, useQuery, useSession } from '@site/shared-api'
import { EmptyState, Skeleton } from '@site/ui'
import type { ReactNode } from 'react'
import { configQuery, type Config } from './security.api.ts'
import styles from './security.module.css'
import { useWords, type Word } from './words.ts'

interface Props {
  /** The part's name, under the screen's; the first page has none of its own. */
  readonly part?: Word
  readonly children: (config: Config) => ReactNode
}

/** What every part stands on: who the member is and what is set; play accounts have nothing to keep safe. */
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
  if (!data)
    return (
      <div className={styles.step} data-state={isError ? 'failed' : 'loading'}>
        {isError ? <LoadFailed retry={() => void refetch()} /> : <Skeleton className={styles.bone} />}
      </div>
    )
  return (
    <div className={styles.step} data-state="ready">
      {part === undefined ? null : <h2 className={styles.title}>{say(part)}</h2>}
      {children(data)}
    </div>
  )
}
