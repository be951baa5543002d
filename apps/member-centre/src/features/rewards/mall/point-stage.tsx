import { formatCount, useLanguage, useMessages } from '@site/shared-api'
import type { ValueOf } from '@site/shared-api/contract/call'
import type { listGoods } from '@site/shared-api/contract/mall'
import { Card } from '@site/ui'
import styles from '../rewards.module.css'
import { useMoney } from '../use-money.ts'

/** How many points there are, and what gives more. */
export function PointStage({ stand }: { readonly stand: ValueOf<typeof listGoods> }) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const money = useMoney()
  const { percent, points, turnoverPerPoint } = stand
  return (
    <Card className={styles.hero}>
      <p className={styles.label}>{t('mall.points')}</p>
      <p className={styles.figure}>{formatCount(points, language)}</p>
      <p className={styles.label}>
        {turnoverPerPoint === null
          ? t('mall.no_earning')
          : t('mall.earning', { turnover: money(turnoverPerPoint), percent })}
      </p>
    </Card>
  )
}
