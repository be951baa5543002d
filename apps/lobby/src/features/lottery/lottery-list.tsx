import { LoadFailed, useMessages } from '@site/shared-api'
import { Skeleton } from '@site/ui'
import type { ReactNode } from 'react'
import { LotteryCard } from './lottery-card.tsx'
import styles from './lottery.module.css'
import { useLotteries } from './use-lotteries.ts'

const FIRST_SCREEN = 4
const SKELETONS = 6

interface Props {
  readonly gameType: 'LOTT' | 'ELOTT'
  /** Provider code; every provider's lotteries when absent. */
  readonly vassalage: string | undefined
  readonly empty: ReactNode
}

/** Every lottery of a type with its next draw counting down and its last numbers (GAM-07). */
export function LotteryList({ gameType, vassalage, empty }: Props) {
  const t = useMessages('lobby')
  const { data, isError, refetch } = useLotteries(gameType)
  if (data === undefined)
    return isError ? (
      <LoadFailed retry={() => void refetch()} />
    ) : (
      <ul className={styles.list} aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, at) => (
          <li key={at}>
            <Skeleton className={styles.bone} />
          </li>
        ))}
      </ul>
    )
  const lotteries = data.lotteries.filter((one) => vassalage === undefined || one.vassalage === vassalage)
  if (lotteries.length === 0) return empty
  return (
    <>
      <ul className={styles.list} data-lotteries={lotteries.length}>
        {lotteries.map((lottery, at) => (
          <LotteryCard key={lottery.id} lottery={lottery} drawnAt={data.now} first={at < FIRST_SCREEN} />
        ))}
      </ul>
      <p className={styles.note}>{t('lottery_sandbox')}</p>
    </>
  )
}
