import { useLanguage, useMessages } from '@site/shared-api'
import type { Reward } from '@site/shared-api/contract/reward'
import { Button, Icon, ListRowFace, listRowLook, ListRows } from '@site/ui'
import type { ReactNode } from 'react'
import { momentText } from '#amounts/moment-text.ts'
import styles from '../rewards.module.css'
import { useMoney } from '../use-money.ts'

interface Props {
  readonly rewards: readonly Reward[]
  readonly timeZone: string
  readonly busy: string | undefined
  readonly onTake: (id: string) => void
  /** What is claimed elsewhere. */
  readonly children?: ReactNode
}

/** Rewards that wait, the first to be over first. */
export function OpenRewards({ rewards, timeZone, busy, onTake, children }: Props) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const money = useMoney()
  return (
    <section className={styles.section} aria-labelledby="reward-open">
      <h2 id="reward-open" className={styles.title}>
        {t('rewards.open')}
      </h2>
      <ListRows>
        {rewards.map(({ amount, expiresAt, rewardId, source, title }) => (
          <li key={rewardId} {...listRowLook()}>
            <ListRowFace
              face={<Icon name={source === 'operator' ? 'gift' : 'crown'} size={20} />}
              name={title}
              more={[
                t(`rewards.source.${source}`),
                ...(expiresAt === null
                  ? []
                  : [t('rewards.until', { at: momentText(expiresAt, language, timeZone) })]),
              ].join(' · ')}
              end={
                <>
                  <strong>{money(amount)}</strong>
                  <Button
                    busy={busy === rewardId}
                    aria-label={`${t('rewards.claim')}: ${title}`}
                    onClick={() => onTake(rewardId)}
                  >
                    {t('rewards.claim')}
                  </Button>
                </>
              }
            />
          </li>
        ))}
        {children}
      </ListRows>
    </section>
  )
}
