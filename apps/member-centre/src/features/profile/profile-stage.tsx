import { useMember, useMessages, useQuery, useSession, type SessionInfo } from '@site/shared-api'
import { Avatar, Badge, Icon, Skeleton } from '@site/ui'
import { kindKey } from './member-kind.ts'
import styles from './profile-stage.module.css'
import { rankProgressQuery, type RankProgress } from './rank.api.ts'
import { progressOf } from './rank-progress.ts'

/** Who is signed in, as the new look has it: the way to the next VIP level is a ring around the picture (MEM-01, SHL-20). */
export function ProfileStage() {
  const session = useSession()
  const { data, isError } = useQuery({ ...rankProgressQuery(), enabled: session !== null })
  if (session === null)
    return (
      <div className={styles.who} data-state="loading">
        <Skeleton shape="circle" className={styles.bone} />
        <Skeleton shape="title" />
        <Skeleton shape="text" className={styles.short} />
        <Skeleton shape="text" />
      </div>
    )
  return <Profile session={session} rank={data} isUnknown={isError} />
}

interface Props {
  readonly session: SessionInfo
  readonly rank: RankProgress | undefined
  /** The progress cannot be loaded: the ring is left out without an error. */
  readonly isUnknown: boolean
}

function Profile({ session, rank, isUnknown }: Props) {
  const t = useMessages('member-centre')
  const { account, name, icon } = useMember()
  const level = rank?.playerRankProgress
  const isHighest = level?.nextLabel === null
  const { completedConditions: done, totalExpectedConditions: all } = rank?.currentProgress ?? {}
  return (
    <div className={styles.who} data-state={rank || isUnknown ? 'ready' : 'loading'}>
      <div className={styles.picture}>
        {rank ? <Ring progress={progressOf(rank)} label={level?.label ?? ''} /> : null}
        <Avatar name={name} icon={icon} size="l" className={styles.avatar} />
      </div>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.account}>
        {name === account ? null : <span>{account}</span>}
        <Badge tone="muted">{t(kindKey(session.type))}</Badge>
        {level ? (
          <span className={styles.level}>
            <Icon name="crown" size={16} />
            {level.label}
          </span>
        ) : null}
      </p>
      {rank ? (
        <p className={styles.next}>
          {isHighest
            ? t('rank.highest')
            : t('rank.progress', { done: done ?? 0, all: all ?? 0, next: level?.nextLabel ?? '' })}
        </p>
      ) : isUnknown ? null : (
        <Skeleton shape="text" />
      )}
    </div>
  )
}

/** Drawn by lengths of a path, which needs no style of its own: the page's policy allows none. */
function Ring({ progress, label }: { readonly progress: number; readonly label: string }) {
  return (
    <svg
      viewBox="0 0 96 96"
      className={styles.ring}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={1}
      aria-valuenow={progress}
    >
      <circle cx="48" cy="48" r="45" className={styles.way} />
      <circle
        cx="48"
        cy="48"
        r="45"
        pathLength={1}
        strokeDasharray={`${progress} 1`}
        className={styles.done}
      />
    </svg>
  )
}
