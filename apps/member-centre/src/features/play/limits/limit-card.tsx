import { useLanguage, useMessages } from '@site/shared-api'
import { Button, Card } from '@site/ui'
import { useState } from 'react'
import { momentText } from '#amounts/moment-text.ts'
import { confirmLimit, dropLimit, type PlayCare, type PlayLimit } from '../play.api.ts'
import styles from '../play.module.css'
import { useLimitMutation } from '../use-limit-mutation.ts'
import { useLimitWords } from '../words.ts'
import { LimitForm } from './limit-form.tsx'

interface Props {
  readonly limit: PlayLimit
  readonly care: PlayCare
}

/** One limit: how much of it is used, what waits, and the way to another one. */
export function LimitCard({ care, limit }: Props) {
  const t = useMessages('member-centre')
  const words = useLimitWords()
  const [isOpen, setOpen] = useState(false)
  const { amount, kind, period, used } = limit
  const name = t(`play.period.${period}`)
  const limitText = amount === null ? t('play.no_limit') : words.amount(kind, amount)
  return (
    <Card className={styles.limit} data-limit={`${kind} ${period}`}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-label={`${name}: ${t(limit.own === null ? 'play.set' : 'play.change')}`}
          aria-describedby={`play-${kind}`}
          onClick={() => setOpen(!isOpen)}
        >
          {t(limit.own === null ? 'play.set' : 'play.change')}
        </Button>
      </div>
      {amount === null || period === 'round' ? (
        <p className={styles.note}>{limitText}</p>
      ) : (
        <>
          <progress
            className={styles.bar}
            aria-label={`${t(`play.kind.${kind}`)} ${name}`}
            value={Math.min(Number(used), Number(amount))}
            max={Number(amount)}
          />
          <p className={styles.note}>
            {t('play.used', { used: words.amount(kind, used), limit: words.amount(kind, amount) })}
          </p>
        </>
      )}
      {limit.house === null ? null : (
        <p className={styles.note}>{t('play.house', { amount: words.amount(kind, limit.house) })}</p>
      )}
      {limit.waiting === null ? null : <Waits limit={limit} waiting={limit.waiting} care={care} />}
      {isOpen ? <LimitForm limit={limit} care={care} done={() => setOpen(false)} /> : null}
    </Card>
  )
}

interface WaitsProps extends Props {
  readonly waiting: NonNullable<PlayLimit['waiting']>
}

/** A higher limit that waits: until when, and the second yes once it may be said. */
function Waits({ care, limit, waiting }: WaitsProps) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const words = useLimitWords()
  const { busy, run } = useLimitMutation()
  const when = (iso: string): string => momentText(iso, language, care.timeZone)
  const isReady = Date.parse(waiting.readyAt) <= Date.now()
  const wanted = waiting.amount === null ? t('play.no_limit') : words.amount(limit.kind, waiting.amount)
  return (
    <div className={styles.waits} role="status">
      <p>
        {t(isReady ? 'play.may_confirm' : 'play.waits', {
          wanted,
          ready: when(waiting.readyAt),
          lapses: when(waiting.lapsesAt),
        })}
      </p>
      <div className={styles.steps}>
        <Button
          variant="secondary"
          busy={busy === 'drop'}
          onClick={() => void run('drop', () => dropLimit(limit))}
        >
          {t('play.keep')}
        </Button>
        {isReady ? (
          <Button
            variant="secondary"
            busy={busy === 'confirm'}
            onClick={() => void run('confirm', () => confirmLimit(limit), t('play.raised'))}
          >
            {t('play.confirm')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
