import { isFreePlay, LoadFailed, useMember, useMessages, useQuery, useSession } from '@site/shared-api'
import { Avatar, Card, Skeleton } from '@site/ui'
import { HeadIcons } from './head-icons.tsx'
import { NicknameForm } from './nickname-form.tsx'
import { infoQuery } from './settings.api.ts'
import styles from './settings.module.css'

/** How others see the member: name and picture. Play accounts have neither of their own (B6). */
export function ProfileSettings() {
  const common = useMessages('common')
  const session = useSession()
  const { name, account, icon } = useMember()
  const { data, isError, refetch } = useQuery({ ...infoQuery(), enabled: session !== null })
  if (isError && data === undefined) return <LoadFailed retry={() => void refetch()} />
  if (data === undefined || session === null) return <Skeleton className={styles.bone} />
  return (
    <Card className={styles.card}>
      <div className={styles.who}>
        <Avatar name={name} icon={icon} size="l" />
        <div className={styles.names}>
          <h2 className={styles.title}>{name}</h2>
          {name === account ? null : <p className={styles.account}>{account}</p>}
        </div>
      </div>
      {isFreePlay(session.type) ? (
        <p className={styles.account}>{common('trial_refused')}</p>
      ) : (
        <>
          <NicknameForm />
          <HeadIcons />
        </>
      )}
    </Card>
  )
}
