import { useMessages } from '@site/shared-api'
import type { VipLevelDto } from '@site/shared-api/contract/vip'
import { Badge, Button, Card, ListRows } from '@site/ui'
import styles from '../rewards.module.css'
import { isSome, useMoney } from '../use-money.ts'
import own from './vip.module.css'

interface Props {
  readonly levels: readonly VipLevelDto[]
  readonly current: string
  readonly busy: string | undefined
  readonly onTake: (label: string) => void
}

/** What each level gives, its gift to claim among it. */
export function LevelList({ levels, current, busy, onTake }: Props) {
  const t = useMessages('member-centre')
  const money = useMoney()
  return (
    <section className={styles.section} aria-labelledby="vip-levels">
      <h2 id="vip-levels" className={styles.title}>
        {t('vip.levels')}
      </h2>
      <ListRows>
        {levels.map((level) => (
          <li key={level.labelId}>
            <Card className={own.level} data-current={level.labelId === current || undefined}>
              <h3 className={own.name}>
                {level.name}
                {level.labelId === current ? <Badge tone="accent">{t('vip.here')}</Badge> : null}
              </h3>
              <dl className={own.gives}>
                <dt>{t('vip.gives.rebate')}</dt>
                <dd>{level.rebatePercent} %</dd>
                <dt>{t('vip.gives.points')}</dt>
                <dd>{level.pointsPercent} %</dd>
                {isSome(level.monthGift) ? (
                  <>
                    <dt>{t('vip.gives.month')}</dt>
                    <dd>{money(level.monthGift)}</dd>
                  </>
                ) : null}
                {level.gift.state === 'none' ? null : (
                  <>
                    <dt>{t('vip.gives.gift')}</dt>
                    <dd>
                      {money(level.gift.amount)}
                      {level.gift.state === 'claimed' ? ` · ${t('vip.gift.claimed')}` : ''}
                    </dd>
                  </>
                )}
              </dl>
              {level.gift.state === 'open' ? (
                <Button full busy={busy === level.labelId} onClick={() => onTake(level.labelId)}>
                  {t('vip.take', { amount: money(level.gift.amount) })}
                </Button>
              ) : null}
            </Card>
          </li>
        ))}
      </ListRows>
    </section>
  )
}
