import { formatDay, useMessages } from '@site/shared-api'
import type { VipLevelDto } from '@site/shared-api/contract/vip'
import { Card, Icon } from '@site/ui'
import styles from '../rewards.module.css'
import own from './vip.module.css'

interface Props {
  readonly here: VipLevelDto
  readonly next: VipLevelDto | undefined
  readonly since: string | null
}

/** The member's level, and how far it is to the next. */
export function LevelStage({ here, next, since }: Props) {
  const t = useMessages('member-centre')
  const done = next?.conditions.filter((one) => one.done).length ?? 0
  const all = next?.conditions.length ?? 0
  return (
    <Card className={styles.hero}>
      <span className={own.crown} aria-hidden="true">
        <Icon name="crown" size={32} />
      </span>
      <p className={styles.label}>{t('vip.your_level')}</p>
      <p className={styles.figure} data-level={here.labelId}>
        {here.name}
      </p>
      {since === null ? null : <p className={styles.label}>{t('vip.since', { day: formatDay(since) })}</p>}
      {next ? (
        <progress
          className={own.bar}
          value={all === 0 ? 0 : done / all}
          max={1}
          aria-label={t('vip.steps', { level: next.name })}
        />
      ) : null}
      <p className={styles.label}>
        {next ? t('rank.progress', { done, all, next: next.name }) : t('rank.highest')}
      </p>
    </Card>
  )
}
