import { useMessages } from '@site/shared-api'
import { Icon } from '@site/ui'
import { useState } from 'react'
import type { ChatState } from './chat.api.ts'
import styles from './rate-chat.module.css'

const STARS = [1, 2, 3, 4, 5]

interface Props {
  readonly state: ChatState
  rate(stars: number): Promise<void>
}

/** Asks once for a rating when a conversation has been closed. */
export function RateChat({ state: { rating }, rate }: Props) {
  const t = useMessages('content')
  const [isSending, setSending] = useState(false)
  const give = (stars: number): void => {
    setSending(true)
    rate(stars)
      .catch(() => undefined)
      .finally(() => setSending(false))
  }
  if (rating !== null)
    return (
      <p className={styles.rate} role="status">
        {t('chat.thanks')}
      </p>
    )
  return (
    <div className={styles.rate} role="group" aria-label={t('chat.rate')}>
      <span>{t('chat.rate')}</span>
      <span className={styles.stars}>
        {STARS.map((stars) => (
          <button
            key={stars}
            type="button"
            className={styles.star}
            disabled={isSending}
            aria-label={t('chat.stars', { stars })}
            onClick={() => give(stars)}
          >
            <Icon name="star" size={24} />
          </button>
        ))}
      </span>
    </div>
  )
}
