import { LoadFailed, useMessages } from '@site/shared-api'
import { FieldNote, Skeleton } from '@site/ui'
import { WorkWay } from '#human-check/browser-work/index.ts'
import { answerBotCheck } from './ask-bot-check.ts'
import styles from './bot-check.module.css'
import { SliderPuzzle } from './slider-puzzle.tsx'
import { useSlider } from './use-slider.ts'

/** The check before a code is sent (ACC-03, B4): a piece to push into its gap, or the way past it for who cannot. */
export function BotCheck() {
  const t = useMessages('account')
  const common = useMessages('common')
  const { status, refused, again, refresh, judge } = useSlider(answerBotCheck)
  return (
    <div className={styles.check} data-state={status.name === 'busy' ? 'ready' : status.name}>
      <p className={styles.text}>{t('bot.text')}</p>
      {status.name === 'failed' ? (
        <LoadFailed retry={refresh} />
      ) : status.name === 'loading' ? (
        <>
          <Skeleton shape="banner" />
          <Skeleton className={styles.waiting} />
          <Skeleton className={styles.waiting} />
        </>
      ) : (
        <SliderPuzzle
          task={status.task}
          busy={status.name === 'busy'}
          again={again}
          onPlaced={(x, track) => void judge(status.task, x, track)}
          onRefresh={refresh}
        />
      )}
      {refused === undefined ? null : <FieldNote error>{common(`error.${refused}`)}</FieldNote>}
      <WorkWay text={t('bot.cannot')} onPass={answerBotCheck} />
    </div>
  )
}
