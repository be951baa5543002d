import { useMember, useMessages, useSession, type SessionInfo } from '@site/shared-api'
import { Avatar, Badge, Card, Skeleton } from '@site/ui'
import { kindKey } from './member-kind.ts'
import styles from './profile-card.module.css'
import { RankProgressBar } from './rank-progress-bar.tsx'

/** Who is signed in, and how far on the way to the next VIP level (MEM-01). */
export function ProfileCard() {
  const session = useSession()
  return (
    <Card className={styles.card}>
      {session === null ? <ProfileSkeleton /> : <Profile session={session} />}
      <RankProgressBar signedIn={session !== null} />
    </Card>
  )
}

function Profile({ session }: { readonly session: SessionInfo }) {
  const t = useMessages('member-centre')
  const { account, name, icon } = useMember()
  return (
    <div className={styles.who}>
      <Avatar name={name} icon={icon} size="l" />
      <div className={styles.names}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.account}>
          {name === account ? null : <span>{account}</span>}
          <Badge tone="muted">{t(kindKey(session.type))}</Badge>
        </p>
      </div>
    </div>
  )
}

function ProfileSkeleton() {
  return (
    <div className={styles.who} data-state="loading">
      <Skeleton shape="circle" className={styles.avatar} />
      <div className={styles.names}>
        <Skeleton shape="title" />
        <Skeleton shape="text" className={styles.short} />
      </div>
    </div>
  )
}
