import { LoadFailed, useMessages, useQuery } from '@site/shared-api'
import type { Draw, Lottery } from '@site/shared-api/contract/lottery'
import { drawInfoQuery } from './lottery.api.ts'
import { Skeleton } from '@site/ui'
import { useEffect } from 'react'
import { DrawBalls } from './draw-balls.tsx'
import styles from './lottery.module.css'
import { zoneOf, zoneTime } from './zone-time.ts'

const PLAYERS_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

/** The latest draws of a lottery (A7: numero); requested again after a new draw. */
export function DrawHistory({ lottery, id }: { readonly lottery: Lottery; readonly id: string }) {
  const t = useMessages('lobby')
  const { data, isError, refetch } = useQuery(drawInfoQuery(lottery.id))
  const newest = lottery.lastDraw?.issue
  const known = data?.draws[0]?.issue
  useEffect(() => {
    if (known !== undefined && newest !== undefined && newest > known) void refetch()
  }, [newest, known, refetch])
  const zone = zoneOf(lottery.schedule) ?? PLAYERS_ZONE
  return (
    <div id={id} className={styles.history} data-state={data ? 'ready' : isError ? 'failed' : 'loading'}>
      {data === undefined ? (
        isError ? (
          <LoadFailed retry={() => void refetch()} />
        ) : (
          <Skeleton className={styles.historyBone} />
        )
      ) : data.draws.length === 0 ? (
        <p className={styles.note}>{t('lottery_no_draws')}</p>
      ) : (
        <ul aria-label={t('lottery_history_of', { name: lottery.displayName })}>
          {data.draws.map((draw) => (
            <PastDraw key={draw.issue} draw={draw} zone={zone} />
          ))}
        </ul>
      )}
    </div>
  )
}

function PastDraw({ draw, zone }: { readonly draw: Draw; readonly zone: string }) {
  const t = useMessages('lobby')
  const { day, time } = zoneTime(draw.drawnAt, zone)
  return (
    <li className={styles.past}>
      <span className={styles.when}>
        <span>{t('lottery_issue', { issue: draw.issue })}</span>
        <time dateTime={draw.drawnAt}>{t('lottery_when', { day, time })}</time>
      </span>
      <DrawBalls numbers={draw.numbers} />
    </li>
  )
}
