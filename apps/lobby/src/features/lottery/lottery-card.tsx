import { imageUrl, useMessages } from '@site/shared-api'
import type { Lottery } from '@site/shared-api/contract/lottery'
import { Icon, Picture } from '@site/ui'
import { memo, useState } from 'react'
import { GameLink } from '#play/game-link.tsx'
import { Countdown } from './countdown.tsx'
import { DrawBalls } from './draw-balls.tsx'
import { DrawHistory } from './draw-history.tsx'
import styles from './lottery.module.css'
import { scheduleText } from './zone-time.ts'

interface Props {
  readonly lottery: Lottery
  readonly drawnAt: string
  readonly first: boolean
}

/** A lottery: what it is, when it is drawn next, what was drawn last, and its history on demand (GAM-07). */
export const LotteryCard = memo(function LotteryCard({ lottery, drawnAt, first }: Props) {
  const t = useMessages('lobby')
  const [history, setHistory] = useState(false)
  const { displayName, id, lastDraw, nextDrawAt, nodeId, schedule, vendorName } = lottery
  const historyId = `draws-${id}`
  return (
    <li className={styles.card} data-lottery={id}>
      <GameLink game={lottery} className={styles.open} t={t}>
        <Picture
          base={imageUrl(`/img/game/${nodeId}`)}
          widths={[160, 240]}
          sizes="56px"
          width={56}
          height={56}
          alt=""
          eager={first}
          className={styles.art}
        />
        <span className={styles.text}>
          <span className={styles.name}>{displayName}</span>
          <span className={styles.small}>{vendorName}</span>
          <span className={styles.small}>{scheduleText(schedule, nextDrawAt, t)}</span>
        </span>
        <span className={styles.next}>
          <span className={styles.small}>{t('lottery_next')}</span>
          <Countdown until={nextDrawAt} drawnAt={drawnAt} className={styles.countdown} />
        </span>
      </GameLink>
      <div className={styles.last}>
        {lastDraw === null ? (
          <span className={styles.small}>{t('lottery_no_draws')}</span>
        ) : (
          <span className={styles.result} key={lastDraw.issue}>
            <span className={styles.small}>{t('lottery_issue', { issue: lastDraw.issue })}</span>
            <DrawBalls numbers={lastDraw.numbers} />
          </span>
        )}
        <button
          type="button"
          className={styles.more}
          aria-expanded={history}
          aria-controls={historyId}
          aria-label={t('lottery_history_of', { name: displayName })}
          onClick={() => setHistory(!history)}
        >
          {t('lottery_history')}
          <Icon name="chevron-down" size={16} />
        </button>
      </div>
      {history ? <DrawHistory lottery={lottery} id={historyId} /> : null}
    </li>
  )
})
